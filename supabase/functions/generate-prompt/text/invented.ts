import { type Label, sectionsOf } from "./labels.ts";
import { addresses } from "./tokens.ts";

/** Where figures are limits of form, and names belong to a sample. */
const FORM: readonly (Label | null)[] = ["Output Format", "Examples"];

const BRACKETED = /\[[^[\]\n]*\]|\{\{[^{}\n]*\}\}/gu;
const PERCENTAGE =
  /\p{Nd}+(?:[.,]\p{Nd}+)?(?=\s?(?:%|percent\b|prozent\b|por ciento|pour cent|por cento))/giu;
const MONEY =
  /(?<=[$€£]\s?)\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]*(?=\s?(?:[$€£]|(?:euros?|dollars?|pounds?)\b))/giu;
const YEAR = /(?<![\p{Nd}.,])(?:19|20)\p{Nd}{2}(?![\p{Nd}.,]\p{Nd}|\p{Nd})/gu;
const PHONE = /(?<![\p{L}\p{Nd}])\+?\p{Nd}[\p{Nd}\s().-]{7,24}\p{Nd}/gu;
const LARGE_FIGURE = /\p{Nd}[\p{Nd}.,]*\p{Nd}/gu;
const LIMIT =
  /\b(?:at (?:most|least)|up to|under|over|below|above|within|between|maximum|minimum|max|min|about|words?|no more|höchstens|mindestens|wörter|como (?:máximo|mínimo)|palabras|au (?:plus|moins)|mots|no (?:máximo|mínimo)|palavras)\b|\p{Nd}\s?(?:[-–]|to|bis|a|à)\s?\p{Nd}/iu;
/** Shares of the result itself, such as a reserve in a plan. */
const OWN_SHARE =
  /(?:%|percent) (?:of (?:the|my|your|its) )?(?:time|budget|day|text|words)\b|der Zeit\b|del tiempo\b|du temps\b|do tempo\b|समय/iu;
const TITLED =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau|Señora?|Sra?|Mme|Monsieur|Madame)\.? (\p{Lu}\p{Ll}+)/gu;
// The names that models make up. Left out are those that are words too: Mark, Will, Grace, Rose, Jack.
const FIRST_NAMES =
  /(?<![\p{L}\p{Nd}'’-])(?:John|Jane|Sarah|Emily|Emma|Michael|David|James|Robert|Jennifer|Jessica|Lisa|Anna|Anne|Alice|Tom|Thomas|Peter|Paul|Daniel|Laura|Julia|Sophie|Sophia|Olivia|Liam|Noah|Oliver|Lucas|Mia|Ethan|Karen|Linda|Susan|Susanne|Stefan|Klaus|Hans|Sabine|Andreas|Markus|Maria|María|Juan|Carlos|José|Pedro|Ana|Lucía|Sofía|Miguel|Pierre|Jean|Camille|Julien|Claire|Nicolas|João|Priya|Rahul|Aisha|Ahmed|Mohammed|Chen|Kevin|Brian|Steve|Mike|Sam|Kate|Rachel|Hannah|Megan|Amanda|Ashley)(?![\p{L}\p{Nd}-])/gu;

/** Addresses, people and figures of the person's world that nobody stated. Samples in brackets are questions. */
export function inventions(known: string, enhanced: string): string[] {
  const lower = known.toLowerCase();
  const figures = new Set(figuresOf(known));
  const knownDigits = digits(known);
  const isInWords = FIGURES_IN_WORDS.test(known);
  const text = enhanced.replace(BRACKETED, "");
  const added = [
    ...addresses(text).filter((address) => !known.includes(address)),
    ...allOf(PHONE, text).filter(
      (number) => digits(number).length >= 9 && !knownDigits.includes(digits(number)),
    ),
  ];
  for (const { label, body } of sectionsOf(text)) {
    if (label !== null && FORM.includes(label)) continue;
    added.push(...peopleIn(body).filter((name) => !lower.includes(name.toLowerCase())));
    for (const line of body.split("\n")) {
      added.push(
        ...statedFigures(line, label === "Context" && !isInWords).filter(
          (figure) => !figures.has(digits(figure)),
        ),
      );
    }
  }
  return [...new Set(added)];
}

/** Figures that say something about the world, as all do in a context; on a line of limits they ask for something. */
function statedFigures(line: string, isContext: boolean): string[] {
  if (LIMIT.test(line) || OWN_SHARE.test(line)) return [];
  const always = [PERCENTAGE, MONEY, YEAR].flatMap((pattern) => allOf(pattern, line));
  return isContext ? [...always, ...allOf(LARGE_FIGURE, line)] : always;
}

function peopleIn(text: string): string[] {
  const titled = Array.from(text.matchAll(TITLED), ([, name = ""]) => name);
  return [...allOf(FIRST_NAMES, text), ...titled];
}

/** What is stated in words may come back in figures. */
const FIGURES_IN_WORDS =
  /\b(?:ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|dozen|half|diez|veinte|cien|mil|zehn|zwölf|zwanzig|hundert|tausend|dix|vingt|cent|mille|dez|vinte|cem)\b/iu;

/** Digits alone, with "2k" as 2000. */
function figuresOf(text: string): string[] {
  return allOf(/\p{Nd}[\p{Nd}.,]*\s?k?/giu, text).flatMap((figure) => {
    const plain = digits(figure);
    return /k$/iu.test(figure) ? [plain, `${plain}000`] : [plain];
  });
}

function digits(text: string): string {
  return text.replace(/\P{Nd}/gu, "");
}

const STATEMENT =
  /^(?:the|there (?:is|are)|it|yes|no|el|la|los|las|der|die|das|le|les|o|os|as)\b[^.?!\n]{0,80}?\s(?:is|are|was|were|has|have|equals|es|son|fue|ist|sind|war|hat|est|sont|était|é|são|foi)\s/iu;
const ABOUT_THE_TASK =
  /^(?:\S+\s){0,2}?(?:goal|aim|task|purpose|objective|text|request|result|point|question|following|ziel|aufgabe|objetivo|tarea|objectif|tâche|tarefa)\b/iu;
/** People describe their own case before they ask; an answer has nothing of it. */
const OF_THE_PERSON =
  /[[{]|\b(?:I|me|my|our|below|above|attached|mein|unser|unten|mis?|nuestr[oa]s?|mon|ma|mes|notre|nos|meus?|minhas?|noss[oa]s?)\b/iu;
const SALUTATION =
  /^(?:dear|hi|hello|hey|sehr geehrte[rs]?|liebe[rs]?|hola|estimad[oa]|cher|chère|bonjour|prezad[oa]|olá)\b[^.:\n]{0,40},$/gimu;
const CODE = /^```[^\n]*\n(?:[^\n]*\n){3,}?```/gmu;
const FENCES = /^```[^\n]*\n|\n```$/gu;
const RESULT = /=\s?\p{Nd}+(?:[.,]\p{Nd}+)?(?!\p{Nd})/gu;

/** What only an answer to the request has: a statement for a task, a letter, a program, the result of a sum. */
export function carriedOut(known: string, enhanced: string): string[] {
  const own = sectionsOf(enhanced).filter(({ label }) => label !== "Examples");
  const task = own.find(({ label }) => label === "Task Overview")?.body.trim() ?? "";
  const [firstLine = ""] = task.split("\n");
  const found = [
    ...(isStatement(firstLine) ? [firstLine] : []),
    ...own.flatMap(({ body }) => [
      ...allOf(SALUTATION, body),
      ...allOf(CODE, body),
      ...allOf(RESULT, body),
    ]),
  ].filter((piece) => !known.includes(piece.replace(FENCES, "").trim()));
  return found.length > 0 ? ["carry nothing out: write the prompt that asks for it"] : [];
}

function isStatement(line: string): boolean {
  if (line.trimEnd().endsWith("?")) return false;
  return STATEMENT.test(line) && !ABOUT_THE_TASK.test(line) && !OF_THE_PERSON.test(line);
}

function allOf(pattern: RegExp, text: string): string[] {
  return text.match(pattern) ?? [];
}
