import { type Placeholder, placeholderParts, type TextPart } from "./placeholders";

/** Nobody fills in a form longer than this. */
const MAX_FIELDS = 20;
/** A label on two lines of a narrow column. */
const MAX_LABEL_CHARACTERS = 72;

/** Where the words that lead to a blank begin: a sentence ends, or a clause begins. */
const SENTENCE_END = /^.*(?:[.!?]["”’)]?|;)\s+/su;
const LIST_MARK = /^(?:[-*•]\s+|\d{1,2}[.)]\s+)/u;
/** A blank that answers "Notes:", with or without quotation marks around it. */
const ASKED_FOR = /:\s*["“'‘(]?$/u;
/** Names that say nothing by themselves, and the beginnings of sentences that readers finish about themselves. */
const VAGUE_NAME =
  /^(?:context|data|details|events|goal|information|level|notes|number|plan|problem|situation|text)$/iu;
const OWN_SENTENCE = /^(?:I|We)\s\S.*\S$/u;
const MAX_SENTENCE_WORDS = 7;
const MAX_OPENING_WORDS = 4;
/** Names of answers of a word or a number, wherever they are. */
const SHORT_ANSWER =
  /\b(?:age|amount|balance|budget|city|count|country|currency|date|days|deadline|hours|language|length|level|location|minutes|months|name|number|percentage|platform|price|rate|role|time|tone|weeks|year|years)\b/iu;

type Lead = {
  words: string;
  /** False in the middle of a sentence that holds another blank: the words alone would make no sense. */
  beginsFresh: boolean;
  isWholeLine: boolean;
  /** What leads to the first blank is often the task itself. */
  isOpening: boolean;
};

/** The words of the blank's own clause before it on its line. */
function leadAt(parts: readonly TextPart[], place: number): Lead {
  const before = parts[place - 1];
  if (before === undefined)
    return { words: "", beginsFresh: true, isWholeLine: true, isOpening: true };
  if (before.kind === "placeholder")
    return { words: "", beginsFresh: false, isWholeLine: false, isOpening: false };
  const line = before.text.slice(before.text.lastIndexOf("\n") + 1);
  const sentence = line.replace(SENTENCE_END, "");
  const isWholeLine = line.length < before.text.length || place === 1;
  return {
    words: sentence
      .replace(/^[\s,;.!?)\]"”]+/u, "")
      .replace(LIST_MARK, "")
      .replaceAll("**", ""),
    beginsFresh: isWholeLine || sentence.length < line.length || /^\s*[,;.!?]/u.test(line),
    isWholeLine,
    isOpening: place === 1 && sentence.length === before.text.length,
  };
}

function cut(label: string): string {
  if (label.length <= MAX_LABEL_CHARACTERS) return label;
  return `${label.slice(0, label.lastIndexOf(" ", MAX_LABEL_CHARACTERS - 1)).replace(/[\s,(]+$/u, "")}…`;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}

/** The words as the blank's label, or null where its own name says more. */
function labelFrom({ words, beginsFresh, isOpening }: Lead, name: string): string | null {
  if (!beginsFresh) return null;
  const isVague = VAGUE_NAME.test(name);
  if (ASKED_FOR.test(words)) {
    const asked = words
      .replace(ASKED_FOR, "")
      .replace(/^.*:\s+/su, "")
      .trim();
    const isTask = isOpening && !isVague && wordCount(asked) > MAX_OPENING_WORDS;
    return asked === "" || isTask ? null : capitalised(cut(asked));
  }
  const sentence = words.trim();
  const isShort = wordCount(sentence) <= MAX_SENTENCE_WORDS;
  return isVague && isShort && OWN_SENTENCE.test(sentence) ? sentence : null;
}

/** "Number of months" for `[NUMBER] months`. */
function countedName(name: string, after: TextPart | undefined): string {
  if (name !== "Number" || after?.kind !== "text") return name;
  const counted = /^ (\p{Ll}{3,}s)\b/u.exec(after.text)?.[1];
  return counted === undefined ? name : `${name} of ${counted}`;
}

function endsLine(after: TextPart | undefined): boolean {
  return after === undefined || (after.kind === "text" && /^[.”"’']?\s*(?:\n|$)/u.test(after.text));
}

/** Alone on its line, or at the end of a line that asks for it. */
function standsAsMaterial(lead: Lead, label: string | null, after: TextPart | undefined): boolean {
  return endsLine(after) && (label !== null || (lead.words === "" && lead.isWholeLine));
}

function fieldAt(parts: readonly TextPart[], place: number, placeholder: Placeholder): Placeholder {
  const lead = leadAt(parts, place);
  const after = parts[place + 1];
  const label = labelFrom(lead, placeholder.label);
  const isMaterial = standsAsMaterial(lead, label, after);
  return {
    ...placeholder,
    label: label ?? countedName(placeholder.label, after),
    isMultiline: placeholder.isMultiline || (isMaterial && !SHORT_ANSWER.test(placeholder.label)),
  };
}

/**
 * Each blank of a prompt once, in the order of the text, labeled with the words that lead to it ("Care we expect next
 * year", not "Notes") or else with its own name. Long answers are those whose name or place calls for several lines.
 */
export function promptFields(text: string): Placeholder[] {
  const parts = placeholderParts(text);
  const fields = new Map<string, Placeholder>();
  const taken = new Set<string>();
  for (const [place, part] of parts.entries()) {
    if (part.kind === "text" || fields.has(part.placeholder.key)) continue;
    const field = fieldAt(parts, place, part.placeholder);
    const label = taken.has(field.label) ? part.placeholder.label : field.label;
    taken.add(label);
    fields.set(field.key, { ...field, label });
  }
  return [...fields.values()].slice(0, MAX_FIELDS);
}
