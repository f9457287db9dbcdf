//! The forms of a page, as a browser would send them.
#![allow(dead_code, reason = "every test file compiles this module and uses its own part of it")]

/// Numbers that look random and are the same in every run.
#[derive(Debug, Clone)]
pub struct Dice(pub u64);

impl Dice {
    /// From 0 up to the number of sides, without it.
    pub fn throw(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % sides.max(1) as u64).unwrap()
    }

    /// True in this percentage of calls.
    pub fn often(&mut self, percent: usize) -> bool {
        self.throw(100) < percent
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.throw(of.len())]
    }
}

/// What a person can do with a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// Nothing: it is hidden.
    Hidden,
    /// Type.
    Typed,
    /// Leave it off or on.
    Box { on: bool },
    /// One of those with the same name.
    Radio { on: bool },
    /// Choose one of these values.
    Choice(Vec<String>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    pub name: String,
    pub value: String,
    pub kind: Kind,
}

/// A button that sends the form: to another address than the form's own where it says so.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Button {
    pub name: String,
    pub value: String,
    pub action: Option<String>,
}

/// A form that is sent by POST.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Form {
    pub id: String,
    pub action: String,
    pub fields: Vec<Field>,
    pub buttons: Vec<Button>,
}

/// Names and values as they are sent.
pub type Sent = Vec<(String, String)>;

impl Form {
    /// As it is, with this button pressed.
    pub fn untouched(&self, button: &Button) -> (String, Sent) {
        let mut sent: Sent = Vec::new();
        for field in &self.fields {
            let off = matches!(field.kind, Kind::Box { on: false } | Kind::Radio { on: false });
            if !off {
                sent.push((field.name.clone(), field.value.clone()));
            }
        }
        (self.pressed(button, &mut sent), sent)
    }

    /// Filled in by somebody: empty fields mostly with what belongs there, choices made at random.
    pub fn filled(&self, dice: &mut Dice, words: impl Fn(&str, &mut Dice) -> String) -> (String, Sent) {
        let mut sent: Sent = Vec::new();
        let mut chosen: Vec<&str> = Vec::new();
        for field in &self.fields {
            let value = match &field.kind {
                Kind::Hidden => field.value.clone(),
                Kind::Typed if field.value.is_empty() && dice.often(85) => words(&field.name, dice),
                Kind::Typed if dice.often(20) => words(&field.name, dice),
                Kind::Typed => field.value.clone(),
                Kind::Box { on } => match *on && dice.often(80) || dice.often(15) {
                    true => field.value.clone(),
                    false => continue,
                },
                Kind::Radio { .. } => {
                    if chosen.contains(&field.name.as_str()) {
                        continue;
                    }
                    chosen.push(&field.name);
                    let group: Vec<&Field> = self.fields.iter().filter(|it| it.name == field.name).collect();
                    dice.pick(&group).value.clone()
                }
                Kind::Choice(values) if dice.often(50) && !values.is_empty() => dice.pick(values).clone(),
                Kind::Choice(_) => field.value.clone(),
            };
            sent.push((field.name.clone(), value));
        }
        let button =
            if self.buttons.is_empty() { Button::default() } else { dice.pick(&self.buttons).clone() };
        (self.pressed(&button, &mut sent), sent)
    }

    fn pressed(&self, button: &Button, sent: &mut Sent) -> String {
        if !button.name.is_empty() {
            sent.push((button.name.clone(), button.value.clone()));
        }
        button.action.clone().unwrap_or_else(|| self.action.clone())
    }

    fn type_into(&mut self, field: Field) {
        if !field.name.is_empty() && field.name != "csrf" {
            self.fields.push(field);
        }
    }
}

/// A tag: its name and its attributes.
struct Tag<'a> {
    name: &'a str,
    inner: &'a str,
    /// The text after it, up to the next tag.
    text: &'a str,
}

impl Tag<'_> {
    /// The value of an attribute, if it has one.
    fn says(&self, name: &str) -> Option<String> {
        let mut rest = self.inner;
        while let Some((before, after)) = rest.split_once('=') {
            let value = after.strip_prefix('"')?;
            let (value, behind) = value.split_once('"')?;
            if before.split_whitespace().next_back() == Some(name) {
                return Some(unescaped(value));
            }
            rest = behind;
        }
        None
    }

    /// Whether it has this attribute without a value.
    fn is(&self, word: &str) -> bool {
        self.inner.split('"').step_by(2).any(|part| part.split_whitespace().any(|it| it == word))
    }

    fn text_of(&self, name: &str) -> String {
        self.says(name).unwrap_or_default()
    }
}

fn unescaped(text: &str) -> String {
    [
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
    ]
    .iter()
    .fold(text.to_owned(), |text, (code, character)| text.replace(code, character))
    .replace("&#38;", "&")
    .replace("&amp;", "&")
}

fn tags(page: &str) -> impl Iterator<Item = Tag<'_>> {
    page.split('<').skip(1).filter_map(|part| {
        let (tag, text) = part.split_once('>')?;
        let end = tag.find(|character: char| character.is_whitespace()).unwrap_or(tag.len());
        let (name, inner) = tag.split_at(end);
        Some(Tag { name, inner, text })
    })
}

/// Every form of a page that is sent by POST, with controls from the rest of the page that belong to it.
pub fn forms(page: &str) -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    for tag in tags(page).filter(|tag| tag.name == "form" && tag.text_of("method") == "post") {
        forms.push(Form { id: tag.text_of("id"), action: tag.text_of("action"), ..Form::default() });
    }
    let (mut begun, mut open, mut choice): (usize, Option<usize>, Option<(usize, Field)>) = (0, None, None);
    for tag in tags(page) {
        let of = match tag.says("form") {
            Some(id) => forms.iter().position(|form| form.id == id),
            None => open,
        };
        match (tag.name, of) {
            ("form", _) => {
                let posts = tag.text_of("method") == "post";
                open = posts.then_some(begun);
                begun += usize::from(posts);
            }
            ("/form", _) => open = None,
            ("input", Some(of)) => forms[of].type_into(input(&tag)),
            ("textarea", Some(of)) => {
                let value = unescaped(tag.text.strip_prefix('\n').unwrap_or(tag.text));
                forms[of].type_into(Field { name: tag.text_of("name"), value, kind: Kind::Typed });
            }
            ("select", Some(of)) => {
                let (name, value) = (tag.text_of("name"), String::new());
                choice = Some((of, Field { name, value, kind: Kind::Choice(Vec::new()) }));
            }
            ("option", _) => {
                if let Some((_, Field { value: chosen, kind: Kind::Choice(values), .. })) = &mut choice {
                    let value = tag.says("value").unwrap_or_else(|| unescaped(tag.text.trim()));
                    if values.is_empty() || tag.is("selected") {
                        chosen.clone_from(&value);
                    }
                    values.push(value);
                }
            }
            ("/select", _) => {
                if let Some((of, field)) = choice.take() {
                    forms[of].type_into(field);
                }
            }
            ("button", Some(of)) if tag.text_of("type") != "button" => forms[of].buttons.push(Button {
                name: tag.text_of("name"),
                value: tag.text_of("value"),
                action: tag.says("formaction"),
            }),
            _ => {}
        }
    }
    forms
}

fn input(tag: &Tag<'_>) -> Field {
    let on = tag.is("checked");
    let kind = match tag.text_of("type").as_str() {
        "hidden" => Kind::Hidden,
        "checkbox" => Kind::Box { on },
        "radio" => Kind::Radio { on },
        "file" => return Field { name: String::new(), value: String::new(), kind: Kind::Hidden },
        _ => Kind::Typed,
    };
    Field { name: tag.text_of("name"), value: tag.text_of("value"), kind }
}

/// Where the links of a page lead within a part of the site.
pub fn links(page: &str, within: &str) -> Vec<String> {
    let mut links: Vec<String> = tags(page)
        .filter(|tag| tag.name == "a")
        .filter_map(|tag| tag.says("href"))
        .map(|to| to.split('#').next().unwrap_or_default().to_owned())
        .filter(|to| to.starts_with(within))
        .collect();
    links.sort();
    links.dedup();
    links
}
