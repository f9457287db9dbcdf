// Tones of this device, for the other scripts: deviceSound.wake() asks the browser to let them sound, and answers whether
// it does; deviceSound.ring(pitches) plays a short tone of each pitch.
const deviceSound = (() => {
  "use strict";

  let audio = null;
  const wake = async () => {
    try {
      audio ??= new AudioContext();
      // a browser that waits for a touch never answers
      await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 500))]);
    } catch {
      return false;
    }
    return audio.state === "running";
  };
  const ring = (pitches) => {
    if (audio?.state !== "running") return;
    pitches.forEach((pitch, at) => {
      const [tone, level] = [audio.createOscillator(), audio.createGain()];
      const start = audio.currentTime + at * 0.25;
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.2, start);
      level.gain.exponentialRampToValueAtTime(0.001, start + 0.2);
      tone.connect(level).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.2);
    });
  };
  return { wake, ring };
})();
