import type { LanguagePack } from "../pack.ts";

export const sources = {
  editing: {
    overview: "Edit the text without changing what it says.",
    asks: {
      material: "[TEXT: paste it here]",
      audience: "[READER: e.g. my professor, a customer]",
      tone: "[TONE: e.g. more formal, warmer]",
    },
    requirements: [
      "Correct spelling, grammar and punctuation; keep the meaning, facts, names and numbers.",
      "Keep my voice: change a sentence only if it becomes clearer, shorter or correct.",
      "Replace vague words and needless passives; cut repetition.",
      "If a sentence can be understood in two ways, do not guess; ask me about it below the text.",
    ],
    twists: {
      "paraphrase*, rephrase*, reword*": "Use new sentence structures and not just synonyms.",
      "short*, condense": "Cut at least a third, starting with repetition and side remarks.",
      "humanize, human, natural":
        "Vary sentence length, prefer everyday words, and drop set phrases and summaries at the end.",
      "formal, professional": "Make it formal by choosing precise words, without longer sentences.",
    },
    format: [
      "The edited text in full, ready to copy.",
      "Below it, the five most important changes with a reason in a few words each.",
    ],
    size: "No longer than the original.",
  },
  summary: {
    overview: "Summarise so that I need not read the original to act on it.",
    asks: {
      material: "[TEXT: paste it here]",
      purpose: "[WHAT I NEED IT FOR: e.g. an exam, a decision, a meeting]",
    },
    requirements: [
      "Use only what the source says; no outside knowledge and no opinion.",
      "Keep names, numbers, dates and conditions exactly as they stand.",
      "Put conclusions and decisions first, background last.",
      "Say so if the source is contradictory, cut off or unclear.",
    ],
    twists: {
      "meeting*, minutes": "List decisions, open questions, and tasks with owner and date.",
      "book, novel, chapter*, movie, film":
        "If you know the work only partly, say so instead of filling gaps; warn before giving away the ending.",
      "paper, study, research, scientific":
        "Name question, method, sample, result and limits, and separate the result from the authors' view.",
    },
    format: [
      "One sentence with the core.",
      "Then the main points as bullets, in order of importance.",
    ],
    size: "Five to seven bullets of at most 20 words each.",
  },
  translation: {
    overview: "Translate so that a native speaker would not notice it is a translation.",
    asks: {
      material: "[TEXT: paste it here]",
      language: "[TARGET LANGUAGE: e.g. Spanish (Mexico)]",
    },
    requirements: [
      "Translate meaning and tone rather than word by word; use natural idioms.",
      "Keep names, numbers, links, placeholders, code and formatting unchanged.",
      "Add nothing, leave nothing out, and use one term for one thing throughout.",
      "Choose the form of address (formal or familiar) that fits the text, and tell me which one you used.",
    ],
    format: [
      "The translation only, with the layout of the original.",
      "Below it, short notes on at most three passages that had more than one good reading.",
    ],
    size: "All of it, however long.",
  },
} satisfies Partial<LanguagePack["templates"]>;
