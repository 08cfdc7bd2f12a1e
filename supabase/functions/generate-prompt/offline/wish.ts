import type { DetectedLanguage } from "../text/language.ts";
import { type Job, longer, shorter } from "./length-change.ts";
import type { Lines } from "./lines/types.ts";
import { type Fact, factsOf } from "./read/facts.ts";
import { grammarOf } from "./read/grammar.ts";
import { readerOf, withReader } from "./reader.ts";
import { type Sections, withLines, withNew } from "./sections.ts";
import { linePattern, withSlotValue } from "./slot-lines.ts";

/** What a wish may ask for. */
type WishWords = Readonly<
  Record<"shorter" | "longer" | "tone" | "add" | "remove" | "want", RegExp>
>;

const WISHES: Partial<Record<DetectedLanguage, WishWords>> = {
  en: {
    shorter: /\b(?:shorter|too long|less text|more concise|briefer|cut it|trim)\b/iu,
    longer: /\b(?:longer|more detail(?:ed)?|too short|in more depth|elaborate)\b/iu,
    tone: /\b(?:funnier|friendlier|simpler|warmer|softer|kinder|firmer|angrier|clearer|nicer|calmer|(?:(?:more|less|too|not so|not too) )?(?:natural|human|robotic|stiff|simple|direct|personal|emotional|relaxed|conversational|enthusiastic|salesy|pushy|aggressive|academic|corporate|positive|honest))$/iu,
    want: /^(?:say that|make sure|give me|i want|i.d like|it (?:should|must|has to))\s.{3,}$/iu,
    add: /^(?:please )?(?:also |and )?(?:add|include|mention|ask for|use|put in|insert)\s+(.{3,})$/iu,
    remove:
      /^(?:please )?(?:remove|drop|delete|leave out|skip|omit|no|without|don'?t (?:mention|use|include|ask for))\s+(?:the |any )?(.{3,})$/iu,
  },
  es: {
    shorter: /más (?:corto|breve)|mas corto|demasiado largo|acórta|resúme/iu,
    longer: /más (?:largo|detall)|demasiado corto|amplía/iu,
    tone: /(?:más|menos|demasiado) (?:natural|human[oa]|robótic[oa]|direct[oa]|personal|cercan[oa]|sencill[oa]|simple|divertid[oa]|cálid[oa]|agresiv[oa]|emotiv[oa]|clar[oa])$/iu,
    want: /^(?:di que|asegúrate|dame|quiero|tiene que)\s.{3,}$/iu,
    add: /^(?:por favor )?(?:añade|agrega|incluye|menciona|pon)\s+(.{3,})$/iu,
    remove:
      /^(?:por favor )?(?:quita|elimina|borra|omite|sin|no (?:menciones|uses|incluyas))\s+(?:el |la |los |las )?(.{3,})$/iu,
  },
  de: {
    shorter: /kürzer|zu lang|knapper|kürze/iu,
    longer: /länger|ausführlicher|zu kurz|mehr details/iu,
    tone: /(?:(?:natürlich|menschlich|freundlich|direkt|locker|lustig|einfach|persönlich|herzlich|höflich|sachlich|klar)er|(?:weniger|nicht so|zu) (?:steif|werblich|direkt|robotisch|aggressiv|persönlich|akademisch))$/iu,
    want: /^(?:sag|achte darauf|gib mir|ich (?:will|möchte)|es soll)\s.{3,}$/iu,
    add: /^(?:bitte )?(?:erwähne?|ergänze?|nenne?|füge hinzu|verwende),?\s+(.{3,})$/iu,
    remove:
      /^(?:bitte )?(?:entferne?|streiche?|lösche?|lass weg|ohne|keine?n?|nicht erwähnen:?)\s+(?:den |die |das )?(.{3,})$/iu,
  },
  fr: {
    shorter: /plus (?:court|bref|concis)|trop long|raccourci/iu,
    longer: /plus (?:long|détaillé)|trop court|développe/iu,
    tone: /(?:plus|moins|trop) (?:naturel|humain|robotique|direct|personnel|simple|chaleureux|drôle|agressif|raide|clair)(?:le|e)?$/iu,
    want: /^(?:dis que|assure-toi|donne-moi|je (?:veux|voudrais)|il faut)\s.{3,}$/iu,
    add: /^(?:s'il te plaît )?(?:ajoute|inclus|mentionne|mets)\s+(.{3,})$/iu,
    remove:
      /^(?:s'il te plaît )?(?:enlève|retire|supprime|sans|ne (?:mentionne|mets) pas)\s+(?:le |la |les |l')?(.{3,})$/iu,
  },
  pt: {
    shorter: /mais (?:curto|breve)|longo demais|encurte|resuma/iu,
    longer: /mais (?:longo|detalh)|curto demais|amplie/iu,
    tone: /(?:mais|menos) (?:natural|human[oa]|robótic[oa]|diret[oa]|pessoal|próxim[oa]|simples|divertid[oa]|caloros[oa]|agressiv[oa]|clar[oa])$/iu,
    want: /^(?:diga que|certifique-se|me dê|quero|tem que)\s.{3,}$/iu,
    add: /^(?:por favor )?(?:adicione|acrescente|inclua|mencione|coloque)\s+(.{3,})$/iu,
    remove:
      /^(?:por favor )?(?:tire|remova|retire|apague|sem|não (?:mencione|use|inclua))\s+(?:o |a |os |as )?(.{3,})$/iu,
  },
};
const STEM = 4;
const LESS: Readonly<Record<string, string>> = {
  too: "less",
  demasiado: "menos",
  zu: "weniger",
  trop: "moins",
};

/** What a free wish can truly change without a model; null where it says nothing of that. */
export function changeByWish(sections: Sections, wish: string, job: Job): Sections | null {
  const { lines, request } = job;
  const words = WISHES[request.language];
  if (words === undefined) return null;
  const text = wish.replace(/[.!\s]+$/u, "");
  const removed = words.remove.exec(text)?.[1];
  if (removed !== undefined) return without(sections, removed, lines);
  if (words.add.test(text)) return required(sections, lines.facts.follows, text);
  const facts = wishedFacts(text, words, request.language);
  const changed = facts.reduce<Sections>((all, fact) => withFact(all, fact, job), sections);
  const isMeasured = facts.some(({ kind }) => kind === "length");
  if (!isMeasured && words.shorter.test(text)) return shorter(changed, job);
  if (!isMeasured && words.longer.test(text)) return longer(changed, lines);
  if (facts.length > 0) return changed;
  return words.want.test(text) ? required(sections, lines.facts.follows, text) : null;
}

/** The facts of a wish, and a tone that only a wish is put in: "less robotic". */
function wishedFacts(text: string, words: WishWords, language: DetectedLanguage): Fact[] {
  const rules = grammarOf(language)?.facts ?? [];
  const facts = factsOf(text, rules).filter((fact) => isChange(fact, language));
  const [tone] = words.tone.exec(text) ?? [];
  return tone === undefined || facts.some(({ kind }) => kind === "tone")
    ? facts
    : [...facts, { kind: "tone", text: tone, value: tone, isLimit: false }];
}

function isChange(fact: Fact, language: DetectedLanguage): boolean {
  const { kind, isLimit } = fact;
  if (kind === "audience") return readerOf(fact, language) !== null;
  return isLimit || kind === "tone" || kind === "format" || kind === "language";
}

function withFact(sections: Sections, fact: Fact, job: Job): Sections {
  const { lines, request } = job;
  const { kind, text, value } = fact;
  if (kind === "audience")
    return withReader(sections, readerOf(fact, request.language) ?? value, job);
  if (kind === "tone") return withSlotValue(sections, { lines, slot: kind, value: bare(value) });
  if (kind === "length") return withSlotValue(sections, { lines, slot: kind, value: text });
  if (kind === "format") return withSlotValue(sections, { lines, slot: kind, value });
  return kind === "language"
    ? inLanguage(sections, named(value, request.language), lines)
    : required(sections, lines.facts.follows, text);
}

/** "simple English": the name of a language is a proper noun in some. */
function named(value: string, language: DetectedLanguage): string {
  const isProper = language === "en" || language === "de";
  return isProper ? value.replace(/\p{L}(?=\p{L}*$)/u, (first) => first.toUpperCase()) : value;
}

/** Another language takes the place of one that was wished for before. */
function inLanguage(sections: Sections, value: string, { facts }: Lines): Sections {
  const pattern = linePattern(facts.inLanguage);
  const others = withLines(sections, "Requirements", (own) =>
    own.filter((line) => !pattern.test(line)),
  );
  return required(others, facts.inLanguage, value);
}

/** "more formal" is formal, "too stiff" less so. */
function bare(tone: string): string {
  return tone
    .replace(/^(?:more|más|mais|plus|eher|mehr) /iu, "")
    .replace(/^(too|demasiado|zu|trop) /iu, (_, too: string) => `${LESS[too.toLowerCase()]} `);
}

function required(sections: Sections, sentence: string, value: string): Sections {
  return withNew(sections, "Requirements", [`- ${sentence.replace("{x}", () => value)}`]);
}

/** Lines that speak of it go; where none does, it is forbidden. */
function without(sections: Sections, what: string, lines: Lines): Sections {
  const stem = what
    .toLowerCase()
    .replace(/s$/u, "")
    .slice(0, Math.max(STEM, what.length - 1));
  const speaks = (line: string) => line.startsWith("- ") && line.toLowerCase().includes(stem);
  const own = sections.get("Requirements") ?? [];
  const rest = own.filter((line) => !speaks(line));
  return rest.length < own.length && rest.length > 0
    ? withLines(sections, "Requirements", () => rest)
    : required(sections, lines.facts.without, what);
}
