import type { Kind, WrittenKind } from "../lines/types.ts";
import type { Plan } from "./context.ts";
import { isSmallQuestion } from "./said.ts";

/** In all languages of the lines: somebody does not want to live, or hurts themselves. */
const CRISIS =
  /(?<!\p{L})(?:suicid|suizid|suicíd|selbstmord|self.?harm|selbstverletz|scarif|autolesi|automutil)|\b(?:want|wants|wanted|going|wish|wishes) to (?:die|be dead)\b|\b(?:kill|cut)(?:s|ing|ting)? (?:my|him|her|them)sel|\bend(?:ing)? my life\b|(?:mich|sich|mir) (?:umbring|umzubring|das leben nehm|ritz)|ritzt sich|(?:will|mag|möchte) (?:nicht mehr leben|sterben)|quitar(?:me|se) la vida|(?:quiero|quiere) (?:morir|matar)(?:me|se)?|no quier[oe] vivir|(?:me|se) tuer(?!\p{L})|(?:envie de|veux|veut) mourir|(?:envie de|veux) vivre plus|(?:me|se) matar|(?:quero|quer) morrer|tirar a própria vida|n[aã]o quer[o]? (?:mais )?viver/iu;

/** What is written or learned about it is a subject like others. */
const SUBJECTS =
  "essay research presentation homework explanation story poem article lesson recommendation quiz newsletter summary".split(
    " ",
  ) as WrittenKind[];

/** Somebody in danger gets help first, whatever the weights make of it. */
export function inCrisis({ request, lines, kind, choices }: Plan): Kind | null {
  const isSubject = SUBJECTS.some((name) => lines.kinds[name] === kind);
  if (isSubject || request.named.length > 0 || choices.length > 0) return null;
  if (!CRISIS.test(request.prompt)) return null;
  const [ask = "", ...own] = lines.phrases.crisis;
  return { ...lines.neutral, ask, lines: own, narrower: [] };
}

/** A small question gets a short answer. */
export function shortened({ request, lines, kind, choices }: Plan): Kind | null {
  const { kinds, phrases } = lines;
  // Who asks yes or no does not want a text.
  const isText = kind.write === kinds.text.write;
  const isAnswered = isText || [kinds.health, kinds.explanation].includes(kind);
  if (!isAnswered || choices.length > 0 || !isSmallQuestion(request)) return null;
  const own = [phrases.shortAnswer, phrases.exceptions];
  return { ...kind, lines: own, format: lines.neutral.format, defaults: {}, slots: {} };
}
