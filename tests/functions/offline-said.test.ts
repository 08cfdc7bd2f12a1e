import { expect, test } from "vitest";

import { enhanceOffline } from "../../supabase/functions/generate-prompt/offline/enhance";
import { LINES } from "../../supabase/functions/generate-prompt/offline/lines/lines-of";
import { readRequest } from "../../supabase/functions/generate-prompt/offline/read/request";
import { compose } from "../../supabase/functions/generate-prompt/offline/write/compose";
import { kindNameFor } from "../../supabase/functions/generate-prompt/offline/write/kind-for";
import { narrowed } from "../../supabase/functions/generate-prompt/offline/write/narrower";
import { asked } from "./handler-setup";

const enhance = (prompt: string) => enhanceOffline(asked(prompt));

test.each([
  ["linkedin post i just passed my cpa exam after failing twice", "social media post"],
  ["weekly dinner plan family of 5", "meal plan"],
  ["python script rename all photos in a folder", "code"],
  ["excel formula that counts the photos in column A", "spreadsheet formula"],
  ["mail ans finanzamt fristverlängerung steuererklärung", "E-Mail"],
  ["text to my boss asking if i can wfh on fridays", "text message"],
  ["thesis statement frankenstein nature vs nurture", "essay"],
])("%s: what it names first is what is wanted", (prompt, deliverable) => {
  expect(enhance(prompt).reading?.deliverable).toBe(deliverable);
});

/** Short requests that many people type: learning anew must not read one of them as something else. */
test.each([
  ["visa requirements", "money_legal"],
  ["python loop through list", "code"],
  ["git undo last commit", "code"],
  ["things to do in new york", "trip"],
  ["5 day trip to japan", "trip"],
  ["notes on the cold war", "explanation"],
  ["moving to another city", "project_plan"],
  ["30 60 90 day plan", "project_plan"],
  ["seo keywords for a plumber", "marketing_plan"],
  ["press release for a new product", "document"],
  ["would you rather questions", "ideas"],
  ["cover letter for a marketing manager", "cover_letter"],
  ["meal plan for weight loss", "meal_plan"],
  ["home workout no equipment", "workout"],
  ["how do i learn python", "study_plan"],
  ["gift ideas for mom", "ideas"],
  ["wedding speech for best man", "speech"],
  ["budget for a family of 4", "budget"],
  ["best laptop for students", "buying"],
  ["landlord wont return deposit", "money_legal"],
  ["toddler tantrums", "parenting"],
  ["my laptop is slow", "tech_help"],
  ["translate this to spanish", "translation"],
  ["proofread my essay", "editing"],
  ["weekly cleaning schedule", "schedule"],
  ["kündigung mietvertrag", "letter"],
  ["rezept mit kürbis", "recipe"],
  ["lettre de motivation vendeuse", "cover_letter"],
  ["receita com frango", "recipe"],
  ["plan de comidas para adelgazar", "meal_plan"],
  ["training plan for new hire", "project_plan"],
  ["dog wont eat", "health"],
  ["inventory spreadsheet", "spreadsheet"],
  ["profit and loss template", "spreadsheet"],
  ["crossword about space", "quiz"],
  ["compare iphone and samsung", "buying"],
  ["cold vs flu symptoms", "health"],
  ["dolor de espalda", "health"],
  ["mietminderung schimmel", "money_legal"],
  ["história infantil", "story"],
  ["budget couple", "budget"],
] as const)("%s is read as %s", (prompt, name) => {
  expect(kindNameFor(readRequest(prompt))).toBe(name);
});

test.each([
  ["okrs for a sales team", "project_plan"],
  ["customer persona for a yoga studio", "marketing_plan"],
  ["airbnb or hotel", "decision"],
  ["skin care routine", "howto"],
  ["i hate my job", "workplace"],
])("%s may be read as %s, but as nothing else", (prompt, name) => {
  const { guess } = readRequest(prompt);
  expect(guess.deliverables[0]?.name).toBe(name);
  expect([name, null]).toContain(kindNameFor(readRequest(prompt)));
});

test.each([
  "hilf mir mal bitte, muss da was schreiben und weiß nicht wie",
  "can u help me with something for work",
  "ayúdame por favor con algo para el trabajo",
  "aide-moi s'il te plaît je dois écrire un truc",
  "me ajuda por favor preciso escrever uma coisa",
])("%s is asked what it is about", (prompt) => {
  expect(enhance(prompt).outcome).toBe("question");
});

test("code that changes nothing needs no dry run", () => {
  expect(enhance("css center a div").content).not.toContain("dry-run");
  expect(enhance("bash script to delete old logs").content).toContain("dry-run");
});

test("a form named alone replaces the usual one", () => {
  const { content } = enhance("write a regex for uk postcodes. return only the regex");
  expect(content).toContain("**Output Format**\n- Return only the regex.");
  expect(content).not.toContain("sample calls");
});

test("what is ruled out or stated has no default beside it", () => {
  expect(enhance("linkedin post about my new job, no hashtags").content).not.toContain(
    "fitting hashtags",
  );
  expect(enhance("image of a fox, tall and narrow").content).not.toContain("square");
  expect(enhance("dinner for a family of 5").content).not.toContain("two servings");
  expect(enhance("shorten this to one para: I have gone to the shop.").content).not.toContain(
    "list the changes",
  );
});

test("what is ruled out does not tell what is wanted, unless doing without is the point", () => {
  expect(enhance("lesson plan on fractions, grade 4, no worksheets").content).not.toContain(
    "worksheet ready",
  );
  expect(enhance("worksheet on fractions for grade 4").content).toContain("worksheet ready");
  expect(enhance("rezept ohne ei").content).toContain("weggelassene Zutat");
});

test.each([
  "jam, 8, 3.10, 64\npickles, 9, 4.50, 31\nsauce, 11, 3.90, 22\ngranola, 12, 7.20, 40",
  "Kim   flat 540\nLee   gas 71, food 118.40\nAda   dinner fri 160\nme    canoe 210, ice 14.50",
])("rows of figures are data: %s", (rows) => {
  expect(readRequest(`what is too much here and why\n\n${rows}`).parts.kind).toBe("table");
});

test("a small question is answered in short", () => {
  const { content } = enhance("is it ok to take ibuprofen with antibiotics");
  expect(content).toContain("at most 80 words");
  expect(content).not.toContain("the likely causes");
  expect(enhance("is it normal to have chest pain for 3 days").content).toContain(
    "the likely causes",
  );
});

test("what nothing is known of gets few lines and no blanks", () => {
  const given = asked("something for kim, without labels");
  const request = readRequest(given.prompt);
  const lines = LINES.en;
  const { content } = compose({ request, lines, kind: lines.neutral, given, choices: [] });
  expect(content.match(/^- /gmu)).toHaveLength(5);
});

test.each([
  ["out of office", "the day I am back"],
  ["apology email to a customer, parcel lost", "no passive voice"],
  ["condolence message for a coworker", "Claim no grief"],
  ["regex for uk postcodes", "a table of inputs"],
])("%s: a narrower case has lines of its own", (prompt, words) => {
  expect(enhance(prompt).content).toContain(words);
});

test("a word that only begins like the narrower case does not choose it", () => {
  expect(enhance("email to my accountant about the thankless audit").content).not.toContain(
    "what they did",
  );
});

test.each([
  "i want to die",
  "my 14 year old is self harming",
  "my friend says she wants to kill herself what do i say",
  "ich will nicht mehr leben",
  "je veux mourir",
  "mi hija se quiere suicidar",
  "não quero mais viver",
])("%s asks for help first, whatever else it may be read as", (prompt) => {
  expect(enhance(prompt).content).toMatch(/988|112|188/u);
});

test("a text about it is a text like others", () => {
  expect(enhance("essay about suicide prevention in schools").content).not.toContain("988");
});

test.each([
  ["i need to write a 1500 word essay on zoos", "Length: 1500 words."],
  ["5 minute toast for my sister", "Length: 5 minutes."],
  ["write a 300-word story about a cat", "Length: 300 words."],
  ["write a poem that fits on half a page", "Length: half a page."],
  ["video script of 60 to 80 seconds about bees", "Length: 60 to 80 seconds."],
])("%s: the length is the one that is said", (prompt, line) => {
  const { content } = enhance(prompt);
  expect(content).toContain(`- ${line}`);
  expect(content.match(/Length:/gu)).toHaveLength(1);
});

test.each([
  ['this is from my landlord, what does it say: "De huur gaat per 1 mei omhoog"', "en"],
  ["idée cadeau papa", "fr"],
  ["personal statement med school", "en"],
  ["itinerario japón 15 días", "es"],
  ["veloce ricetta con zucchine", "other"],
])("%s is read in its own language: %s", (prompt, language) => {
  expect(readRequest(prompt).language).toBe(language);
});

test("a list below is worked on, and not taken for a finished prompt", () => {
  const prompt =
    "Improve these for my resume, I'm applying for warehouse supervisor, max one line each\n\n- was responsible for trucks coming in\n- trained new people (like 15)\n- made a new system for the shelves\n- no accidents for 2 years";
  const { outcome, content } = enhance(prompt);
  expect(outcome).toBe("enhanced");
  expect(content).toContain("- trained new people (like 15)");
});

test("of two times neither is the length of the whole", () => {
  expect(
    enhance("video script, 3 minutes, about bees, strong first 15 seconds").content,
  ).not.toMatch(/Length: (?:3|15)/u);
});

test("a wish below a letter is the request, and the letter is what it is about", () => {
  const letter =
    "Dear Mr. Alvarez,\nthank you for your application as a school cook. We would like to know whether you are still interested.";
  const { parts } = readRequest(`${letter}\n\nwrite a reply, i am still interested`);
  expect(parts).toEqual({
    ask: "write a reply, i am still interested",
    material: letter,
    kind: "text",
  });
});

test.each([
  ["hausarbeit über inflation, 15 seiten, erstmal nur gliederung", "Umfang"],
  ["30 seiten vom betriebsrat zusammenfassen", "30 seiten."],
  ["aus den 14 seiten satzung eine halbe seite machen", "14 seiten."],
  ["5 kleine abschiedsgeschenke für die kita", "Umfang"],
])("%s: that is not the length of the answer", (prompt, said) => {
  expect(enhance(prompt).content.split("Output Format")[1]).not.toContain(said);
});

test("a wish below an error is the request", () => {
  const error =
    "git push\n! [rejected] main -> main (fetch first)\nerror: failed to push some refs";
  const { parts } = readRequest(`${error}\ncomo lo soluciono sin perder mis cambios`);
  expect(parts).toEqual({
    ask: "como lo soluciono sin perder mis cambios",
    material: error,
    kind: "error",
  });
});

test("a wish behind a quoted text is the request, and the quoted text stays as it is", () => {
  const text =
    "La encomienda está retenida en la aduana. falta la factura original, envíela pronto";
  const { content } = enhance(`"${text}" explicame esto como si tuviera 12 años`);
  expect(content).toContain("Explicame esto");
  expect(content).toContain(`\n${text}\n`);
});

test("rows that are alike are what the line below is about, whatever its verb", () => {
  const week = "lundi: kiné 10h\nmardi: réunion 18h\nmercredi: judo 14h";
  expect(readRequest(`${week}\ncase moi ca dans un planning`).parts).toMatchObject({
    ask: "case moi ca dans un planning",
    material: week,
  });
});

test('a list below "put this in order" is what is ordered', () => {
  expect(readRequest("put this list in alphabetical order\nZoe\nMark\nAnna").parts).toMatchObject({
    ask: "put this list in alphabetical order",
    material: "Zoe\nMark\nAnna",
  });
});

test("a question about a pasted list is no finished prompt", () => {
  const lines = ["Ana: the soup was cold", "Ben: nice but far too loud", "Cleo: too many dishes"];
  const question = "here is what three guests wrote. what should i change first?";
  expect(enhance(`${question}\n- ${lines.join("\n- ")}`).outcome).toBe("enhanced");
});

test.each([
  ["week 1 212\nweek 2 198\nweek 4 91", "week 4 had two days shut, are we really going down"],
  ["luz jan 187,40\nfev 192,10\nmar 311,85", "a geladeira faz um barulho, pode ser ela"],
  ["takings\nweek 1 212.40\nweek 2 198.10\nweek 3 90", "we closed early twice, is that why"],
])("%s: figures are what the line below is about", (figures, wish) => {
  expect(readRequest(`${figures}\n${wish}`).parts).toMatchObject({
    ask: wish,
    material: figures,
    kind: "table",
  });
});

test("an error's first line is part of it", () => {
  const error =
    "Error: error:0308010C:digital envelope routines::unsupported\n    at new Hash (a.js:71)";
  expect(readRequest(`npm run build worked yesterday\n${error}`).parts).toEqual({
    ask: "npm run build worked yesterday",
    material: error,
    kind: "error",
  });
});

test.each([
  ["pode batizar com padrinho divorciado", "pode batizar"],
  ["pode escrever um email pro chefe", "Escrever um email"],
])("%s: a permission is asked for, or a favor", (prompt, task) => {
  expect(enhance(prompt).content.split("\n\n")[0]).toContain(task);
});

test.each([
  ["godot 4 character slides down slopes", "Length: 4"],
  ["convert my 200 slide powerpoint to a word document", "Length: 200"],
  ["excel mail merge, print one page per member", "Length: one page"],
])("%s: that is no length either", (prompt, said) => {
  expect(enhance(prompt).content).not.toContain(said);
});

test.each([
  ["for i in range(10):\n    x = lista[i]\n    print(x)", "je comprends pas pourquoi", "fr"],
  [
    "for f in $(ls *.csv); do\n  sort -u $f > out/$f\ndone",
    "it breaks on files with spaces in the name",
    "en",
  ],
  ["function total(panier) {\n  return panier.sum();\n}", "relis ce code", "fr"],
  [
    "SELECT name, count(*)\nFROM orders GROUP BY name;",
    "nur kunden mit mehr als 3 bestellungen",
    "de",
  ],
])("%s: what is below code is the request, in its language", (code, wish, language) => {
  const request = readRequest(`${code}\n${wish}`);
  expect(request.parts).toMatchObject({ ask: wish, material: code });
  expect(request.language).toBe(language);
  expect(enhance(request.prompt).content).toContain("Task Overview");
});

test("a list above a question is what it is about, however short", () => {
  const { parts } = readRequest("Eier\nMehl\n2 Karotten\nGouda\nwas koche ich daraus heute");
  expect(parts.ask).toBe("was koche ich daraus heute");
});

test("a budget for each stays one", () => {
  expect(enhance("feier für 12 leute budget 50 pro kopf, ohne fleisch").content).toContain(
    "budget 50 pro kopf;",
  );
});

test("an abbreviation ends no sentence", () => {
  expect(enhance("write an invitation, 35 per person incl. buffet").content).toContain(
    "incl. buffet",
  );
});

test("the Portuguese 'no' rules nothing out, the English one does", () => {
  const { health } = LINES.pt.kinds;
  const [one] = health.narrower;
  if (one === undefined) throw new Error("No case to copy");
  const withCase = (word: RegExp) => ({ ...health, narrower: [{ ...one, pattern: () => word }] });
  const [knee, equipment] = [withCase(/joelho/iu), withCase(/knee/iu)];
  expect(narrowed(knee, readRequest("dor no joelho ao correr")).lines).toEqual(one.lines);
  expect(narrowed(equipment, readRequest("stretches for my back, no knee work"))).toBe(equipment);
});

test.each([
  ["printer on floor 3 prints only half a page", "half a page."],
  ["cut this article from 900 to 500 words", "900 to 500 words."],
])("%s: a length of something else is not the answer's", (prompt, words) => {
  expect(enhance(prompt).content).not.toContain(`Length: ${words}`);
});

test.each([
  ["escribe un texto de 300 palabras sobre abejas", "Extensión: 300 palabras."],
  ["interview me about my life, one question at a time", "wait for my answer"],
  ["frag mich erst drei sachen, dann schreib die rede für opa", "warte auf meine Antwort"],
  ["why does this loop: for (let i = 0; i < 3; i++) run 3 times", "let i = 0"],
  ["spruch zur konfirmation neffe", "Fassungen"],
  [
    "turn these into a table cheapest first\nholyhead dublin 189\nfishguard rosslare 164.50\npembroke rosslare 171",
    "Work from what I pasted",
  ],
])("%s: %s", (prompt, words) => {
  expect(enhance(prompt).content).toContain(words);
});

test("a door that warps is no crisis, and somebody who wants to die is one", () => {
  expect(enhance("se me tuercen las puertas del mueble").content).not.toContain("112");
  expect(enhance("j'ai envie de me tuer").content).toMatch(/3114|112/u);
});
