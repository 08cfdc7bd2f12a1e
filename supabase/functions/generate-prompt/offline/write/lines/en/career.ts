import type { Kind, WrittenKind } from "../types.ts";

/** Careers. */
export const CAREER = {
  resume: {
    name: "resume",
    write: "Write {x}",
    about: "Write resume text: {x}",
    ask: "Write the resume text.",
    nouns: "resume|cv|summary|headline|bullets?|bullet points|profile|section|about section",
    lines: [
      "Every line starts with a verb and ends with a result; ask me for the number where one is missing.",
      "Use the words of the job ad where they are true of me.",
      "Invent no employer, date, tool or figure.",
    ],
    format: ["Text I can paste, most relevant first, two lines at most per point. #format"],
    slots: {
      background: ["My experience", "MY EXPERIENCE: paste your resume or five facts with results"],
    },
  },
  cover_letter: {
    name: "cover letter",
    write: "Write {x}",
    about: "Write a cover letter: {x}",
    ask: "Write the letter.",
    nouns:
      "cover letter|letter|motivation letter|personal statement|statement|application|application essay|essay",
    lines: [
      'Open with why this job and what I bring to it, not with "I am writing to apply".',
      "Two achievements with a result each, tied to what the employer needs.",
      'Nothing my resume does not support; no "team player", no "passionate".',
    ],
    format: ["A letter with three or four paragraphs, ready to send. #length"],
    defaults: {
      tone: "confident and plain / warm / formal",
      length: "250 to 350 words / 150 words / one full page",
    },
    slots: {
      background: ["My experience", "MY BACKGROUND: paste your resume or five facts"],
      details: ["The job", "JOB AD: paste the key lines"],
      subject: ["The job", "JOB AD: paste the key lines"],
    },
  },
  interview: {
    name: "interview preparation",
    write: "Prepare me for {x}",
    about: "Prepare me for a job interview: {x}",
    ask: "Prepare me for this interview.",
    nouns: "interview|interview questions|interview prep|answers?",
    lines: [
      "The eight questions I am likeliest to be asked, hardest first. #count",
      "For each: what they really want to know, and an answer of at most a minute built on a situation, an action and a result. #length",
      "Three questions I can ask that show I know the job.",
    ],
    format: ["Question, what it tests, model answer with blanks for my own facts."],
  },
  workplace: {
    name: "workplace document",
    write: "Write {x}",
    about: "Write a text for work: {x}",
    ask: "Write what I should hand in.",
    nouns:
      "review|self[- ]?review|self[- ]?assessment|reference|recommendation|letter|job ad|job description|job posting|feedback|resignation|resignation letter|warning|notice|goals?",
    lines: [
      "The main point in the first sentence, then facts that can be checked.",
      "A marked blank wherever a fact of mine is missing; nothing made up.",
      "Nothing that anybody named in it could hold against me later.",
    ],
    format: ["A text I can hand in as it is."],
    defaults: {
      tone: "professional and fair / warm / formal",
      length: "150 to 250 words / under 100 words / one page",
    },
  },
} as const satisfies Partial<Record<WrittenKind, Kind>>;
