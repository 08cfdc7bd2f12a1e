import { placeholdersOf } from "./placeholders";

/**
 * Cues in English, Spanish, German, French and Portuguese. They only give hints and block nothing; other languages
 * get the hints that work for every language.
 */
const CUES = {
  goal: /\b(?:write|create|make|draft|explain|summari[sz]e|translate|plan|list|compare|fix|review|improve|generate|design|help|suggest|analy[sz]e|describe|rewrite|find|give|build|teach|prepare|answer|brainstorm|outline|escrib\w+|crea\w*|explica\w*|resum\w+|traduc\w+|haz|schreib\w*|erstell\w*|erklär\w*|übersetz\w*|fass\w*|plane\w*|écri\w+|rédige\w*|explique\w*|crée\w*|tradui\w+|escrev\w+|cri[ae]\w*|traduz\w*)\b|\b(?:how|what|why|which|cómo|qué|wie|warum|comment|pourquoi|quel\w*|como)\b|\?|\p{Lo}{4,}/iu,
  audience:
    /\b(?:for|to) (?:a|an|my|our|the|beginners?|kids|children|students|experts?|people|teens?|adults?|someone|everyone|customers?|clients?|\d+)\b|\b(?:audience|readers?|year[- ]olds?|boss|manager|landlord|teacher|recruiter|beginners?|para|für|pour|público|publikum|zielgruppe|leser)\b/iu,
  format:
    /\b(?:table|bullets?|bullet points?|list|json|csv|markdown|html|headings?|steps?|sections?|paragraphs?|email|e-mail|post|poem|essay|letter|script|code|outline|haiku|slides?|tweet|thread|newsletter|report|recipe|checklist|agenda|speech|song|dialogue|article|story|tabla|lista|correo|carta|poema|tabelle|liste|brief|gedicht|tableau|lettre|poème|courriel|e-mails?|tabela|artigo)\b/iu,
  length:
    /\b\d+\s*(?:-|–|to)?\s*\d*\s*(?:words?|sentences?|paragraphs?|pages?|lines?|characters?|minutes?|bullets?|points?|items?|ideas?|tips?|palabras|frases|páginas|wörter|sätze|seiten|mots|phrases|pages|palavras)\b|\b(?:short|brief|long|concise|one-page|detailed|in depth|corto|breve|kurz|ausführlich|court|bref|curto)\b|\d+\s*(?:字|शब्द)/iu,
};

/** A free check of a lazy prompt in the browser while it is typed. */
export function checkPrompt(text: string) {
  return {
    /** What an assistant would like to know, and whether the text says it. */
    points: Object.entries(CUES).map(([name, cue]) => ({ name, isMet: cue.test(text) })),
    /** Names of the placeholders that are still empty. */
    gaps: placeholdersOf(text).map(({ label }) => label),
  };
}
