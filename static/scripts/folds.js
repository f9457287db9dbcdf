// Opens every fold around a place of the page, and says whether one was closed.
const openFolds = (place) => {
  let opened = false;
  for (let fold = place?.closest("details"); fold; fold = fold.parentElement.closest("details")) {
    opened ||= !fold.open;
    fold.open = true;
  }
  return opened;
};
