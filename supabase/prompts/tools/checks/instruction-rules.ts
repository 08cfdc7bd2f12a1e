import { fieldRule } from "./rule.ts";

// Two things every prompt has to say. Both are nets made from how the library's own sentences say them: they
// find a prompt that says nothing of the kind, they do not judge how well it is said.

const LACK =
  "(?:no|not|nor|never|nothing|nobody|none|neither|cannot|can't|don't|missing|lack(?:s|ing)?|absent|unclear|unknown|" +
  "vague(?:ly)?|thin|sparse|incomplete|empty|blank|silent|unsure|uncertain|doubt\\w*|ambiguous|weak|unreadable|alone|" +
  "cut (?:off|short)|too (?:few|little|short|general|broad|long|small|vague|thin|loosely)|fewer than|less than|under \\d+|" +
  "only|left (?:\\w+ )?out|leaves? (?:\\w+ )?out|omit\\w*|forgot\\w*|gaps?|open|guess\\w*|without|refuse|is short|is all|" +
  "all (?:i|we|you) (?:know|have))";
const SAY =
  "(?:mark\\w*|label\\w*|flag\\w*|list\\w*|names?|note|say|show|writes?|put|leaves?|keep|tell|collect|point|star|" +
  "underline|report|call|query|fill|set|state|separate|stays?|remains?|counts?|becomes?|goes?|turn\\w*|use|end|close|" +
  "add|suggest|prefer)";
const UNSURE =
  "(?:missing|unknown|unclear|unsure|blanks?|gaps?|guess\\w*|assum\\w*|infer\\w*|invented|uncertain\\w*|not given|" +
  "to (?:be )?(?:check|verif|confirm|look up|find out|time)\\w*|placeholders?|unverified|open|do not know|" +
  "(?:can|could)(?:not| not) (?:tell|judge|see|know|verify|say|be)|" +
  "not (?:in|sure|know\\w*|say|said|stated|clear|there|supported|enough|described|read|seen)|estimates?|empty|" +
  "unknowable|unsettled|have to supply|absent|question marks?|forgotten|no answer|no source)";
const ASKED =
  "(?:first|for|about|if|what|which|how|whether|when|where|who|why|up to|to|at most|one|two|three|four|five|six|" +
  "seven|eight|ten|before|until|rather|a|again|back|instead|once|and|it|them|the|my|questions)";

/** Ways in which a sentence says what to do when something is missing. */
const MISSING_INFORMATION: readonly RegExp[] = [
  // "If the draft names no reader, …", "Where my notes are thin, …"
  new RegExp(
    `\\b(?:if|where|when|whenever|wherever|unless|until|should|as long as|while|once)\\b.*\\b${LACK}\\b`,
    "i",
  ),
  // "Fewer than ten deals make this a hypothesis.", "Without a swatch give no counts.", "No figures? Then …"
  /\b(?:fewer than|under|below|less than|too few)\s+(?:\d+|two|three|four|five|six|eight|ten|a)\b/i,
  /(?:^|[;,:] )\W*with(?:out| no| only| fewer)\b/i,
  /\b(?:no|missing|without|not)\b[^.?!]*\? /i,
  // "An unknown date counts as too old."
  /\b(?:unknown|missing|unclear|empty|blank|undated|absent|unreadable|without (?:an? |any )?\w+|leaves? out|cannot find|not known)\b.*\b(?:counts?|means|goes?|becomes?|gets?|stays?|appears?|is|are|treat\w*|comes?)\b/i,
  /"(?:unknown|not seen|open|blank|thin|unclear|verify|check\b|to check|ask|not known|not regulated|answer needed|reason not recorded|not stated|not given|not in|missing|guess)[^"]*"/i,
  // "Ask me for …", "One question at a time", "… comes back to me as a question"
  new RegExp(`\\bask(?: me)?(?: only| up)? ${ASKED}\\b|\\bask[.,:;?!]|\\bask(?:ing)? me\\b`, "i"),
  /\bquestions? (?:to|for) (?:me|my|us)\b|\bas (?:a )?questions?\b|\binto (?:a )?(?:list of )?questions?\b|\bquestions? (?:each|per)\b|\bone question at a time\b/i,
  /\binterview me\b|\bwait for (?:my|each|the|our)\b|\blet me (?:fill|supply|correct|confirm|answer|verify|describe)|\bhave me\b|\bneed from me\b|\b(?:comes?|goes|put|leave|give) (?:back |it |them |the others |the rest )?to me\b/i,
  // "Never guess a number", "Assume nothing"
  /\b(?:do not|don't|never|no|not|without|nothing|none|rather than|instead of|cannot|nor)\b.*\b(?:guess\w*|invent\w*|assum\w*|reconstruct|make up|made[- ]up|fill (?:in|it|them|gaps)|from memory|general knowledge|of your own|yourself|beyond (?:it|them|what|the)|add (?:facts|anything|ideas|details|claims|new)|new facts|improve facts|words of|plan until)\b|\bassume nothing\b/i,
  // "You see text only", "Mark each figure as given or assumed"
  /\byou (?:cannot|can't|could not|have not|do not|see|know|hear|have)\b.*\b(?:see|judge|know|tell|hear|check|heard|seen|only|no|verify)\b/i,
  new RegExp(`\\b${SAY}\\b.*\\b${UNSURE}\\b`, "i"),
  /\b(?:drop|skip|omit|cut|leave out)\b.*\b(?:no|not|without|lack)\b/i,
  /\b(?:estimate|sharpen|clarify|narrow|supply|work out|replace|complete)\b.*\b(?:missing|vague|unclear|unknown|general)\b|\bwe estimate\b|\bfacts and guesses\b/i,
];

const FORM =
  "(?:tables?|(?:check)?lists?|columns?|rows?|drafts?|letters?|e-?mails?|messages?|scripts?|outlines?|plans?|schedules?|" +
  "calendars?|timelines?|words|pages?|sentences?|paragraphs?|bullets?|verdicts?|summar\\w+|reports?|records?|cards?|" +
  "sheets?|templates?|agendas?|questions?|steps?|code|diff|functions?|quer\\w+|commands?|formulas?|tests?|maps?|memos?|" +
  "notes?|briefs?|versions?|lines?|labels?|scores?|rank\\w*|headlines?|titles?|scenes?|recipes?|menus?|dialogue|text|" +
  "rules?|logs?|captions?|posts?|grid|figures?|diagrams?|review|poem|speech|stor(?:y|ies)|options?|routine|order|ranges?|" +
  "points?|examples?|exercises?|cases?|groups?|stages?|sections?|parts?|entr(?:y|ies)|overview|proposals?|profiles?|" +
  "criteria|contract|pieces?|opening|reply|replies|request|numbers?|conversations?|dates|activities|ideas|rounds?|values?)";

/** The text names the form of what comes back. */
const OUTPUT_FORM = new RegExp(`\\b${FORM}\\b`, "i");
/** … in its instructions, not in the label of an input such as "Table definitions: [SCHEMA]". */
const withoutInputs = (content: string): string =>
  content.replaceAll(/[^.!?\n:]*:\s*\[[^\]\n]*\]/g, "");

const sentencesOf = (content: string): string[] => content.split(/(?<=[.!])\s+|\n+/);

export const saysWhatIfInformationIsMissing = fieldRule("content", ({ content }) => [
  !sentencesOf(content).some((sentence) => MISSING_INFORMATION.some((way) => way.test(sentence))) &&
    "the text does not say what to do when information is missing",
]);

export const namesTheOutput = fieldRule("content", ({ content }) => [
  !OUTPUT_FORM.test(withoutInputs(content)) && "the text does not name the form of the result",
]);
