import type { LanguagePack } from "../pack.ts";
import { openGoals } from "./words.ts";

export const knowledge = {
  explanation: {
    overview: "Explain this so that I can explain it to someone else.",
    asks: {
      topic: "[TOPIC: e.g. how interest rates work]",
      level: "[WHAT I KNOW: e.g. nothing, school level, basics]",
      purpose: "[WHY I ASK: e.g. an exam, my job, curiosity]",
    },
    requirements: [
      "Begin with the answer in one or two plain sentences.",
      "Build it up from something familiar, and define each new term when it first appears.",
      "Give one everyday comparison, say where it breaks down, and one concrete example.",
      "Correct the most common misunderstanding, and say where experts disagree or you are unsure.",
    ],
    twists: {
      "eli5, like i m 5, like im 5, like i m five, kid, kids, child":
        "Use words a five-year-old knows, one picture from daily life, and no technical terms.",
      difference:
        "Put the differences side by side in a small table and end with when to use which.",
      "code, python, javascript, programming, recursion, algorithm":
        "Add a minimal runnable example and walk through it line by line.",
      "math*, formula, equation, calculus, statistics":
        "Show the reasoning with numbers first and the general formula after it.",
      "history, war, revolution":
        "Separate causes, course and effects, with dates, and name disputed points.",
    },
    kinds: {
      "why is my, why are my, why does my, why do my, why did my, why won t my, why wont my, why isn t my, why doesn t my, why can t my, why is our, why does our":
        {
          overview: "Find out why this happens and what I can do about it.",
          requirements: [
            "Begin with the likeliest cause, and say why it fits what I described.",
            "Give the other causes by likelihood, each with a quick check that tells it from the rest.",
            "Simple, free remedies first; say when it takes a professional.",
            "If the answer hangs on something only I know, ask me for it, two questions at most.",
          ],
          format: ["A table: cause, how to check it, what to do.", "Then what I should try first."],
          size: "At most 250 words.",
        },
    },
    format: [
      "Short answer, explanation, example, common mistake, in this order.",
      "Then two questions to check that I understood, with answers.",
    ],
    size: "250 to 400 words.",
  },
  howto: {
    overview: "Guide me through this step by step until it works.",
    asks: {
      topic: "[WHAT I WANT TO DO: e.g. fix a dripping tap]",
      tool: "[WHAT I HAVE: e.g. model, version, tools at hand]",
      level: "[MY EXPERIENCE: e.g. first time]",
    },
    requirements: [
      "List what I need, how long it takes, and when to leave it to a professional.",
      "One action per step, in the order I do them, with the exact place, setting or amount.",
      "After each critical step say how I can tell that it worked.",
      "Warn before anything that can hurt, break or delete something, not after it.",
    ],
    twists: {
      "computer, laptop, windows, mac, iphone, android, wifi, wi fi, printer, phone, app":
        "Try the likeliest and least invasive remedy first; name menus as they appear, and say if versions differ.",
      "stain, clean, remove":
        "Name the material each method suits, and test on a hidden spot first.",
      "money, business, online": "Be honest about cost, effort and realistic results.",
    },
    kinds: {
      [openGoals]: {
        asks: {
          level: "[WHERE I STAND: e.g. beginner, two hours a week]",
          purpose: "[WHAT I AIM AT: e.g. a first result in three months]",
          constraints: "[LIMITS: e.g. money, time, what I tried]",
        },
        requirements: [
          "Start from where I stand, and say what you assume about it.",
          "Name the few steps that make most of the difference, in order, with what each takes in time or money.",
          "For each step, one sign that it works and the usual reason people give up.",
          "No promises; say what hangs on luck or on other people.",
        ],
        format: [
          "A plan in phases: first week, first month, after that.",
          "Then the one thing to do today.",
        ],
        size: "At most 400 words.",
      },
    },
    format: [
      "Numbered steps, the most important warning first.",
      "Then the three commonest mistakes and how to undo them.",
    ],
    size: "As few steps as possible, each at most two sentences.",
  },
  fact: {
    overview: "Answer this question directly and reliably.",
    asks: {},
    requirements: [
      "Give the answer in the first sentence, with unit, date or place where it belongs.",
      "If the answer depends on a definition, a place or a date, say which one you used.",
      "If it may have changed since your training data, give the date of your knowledge and where to check.",
      "If you are not sure, say so and how sure you are; never invent a figure or source.",
    ],
    format: [
      "The answer in one sentence, in bold.",
      "Then up to three sentences of background that help me understand or check it.",
    ],
    size: "At most 80 words.",
  },
  advice: {
    overview: "Help me think this through and decide what to do next.",
    asks: {
      topic: "[SITUATION: what happened, who is involved]",
      purpose: "[WHAT I WANT: e.g. keep the friendship, feel calmer]",
      constraints: "[WHAT I CANNOT CHANGE OR HAVE TRIED: e.g. we share a flat]",
    },
    requirements: [
      "Start by restating my situation in two sentences, without judging.",
      "Show at least two realistic options with what each costs and what it could bring.",
      "Be honest: say what speaks against the option I seem to prefer.",
      "Take no one's motives for granted, and say where you know too little.",
    ],
    twists: {
      "boyfriend, girlfriend, husband, wife, partner, ex, friend*, relationship*, breakup, date, dating, argument":
        "Give one sentence I could say word for word, and what to do if it goes badly.",
      "anxi*, depress*, stress*, lonely, sad, burnout, sleep, overwhelmed":
        "Offer small steps for today, and say plainly when to see a doctor or call a crisis line.",
      "money, debt, invest*, save, loan, mortgage, crypto":
        "Explain risks and fees in plain numbers, and say which points need a licensed adviser in my country.",
      "job, career, boss, quit":
        "Include money, timing and the way back, and one cheap experiment before the final step.",
      "pain, symptom*, medic*, doctor, pregnan*":
        "Name warning signs that need a doctor today, and replace no diagnosis.",
      "procrastinat*, motivat*, habit*, focus":
        "Give one five-minute start for today and a rule for days without energy.",
    },
    format: ["My situation, options, your recommendation with its reason, first step for today."],
    size: "At most 350 words.",
  },
  study: {
    overview: "Help me learn this so that I still know it next month.",
    asks: {
      topic: "[SUBJECT: e.g. cell biology, Spanish past tense]",
      level: "[LEVEL: e.g. 10th grade, A2, first semester]",
      time: "[TIME: e.g. exam in three weeks, 40 minutes a day]",
      details: "[MATERIAL: paste notes or list the chapters]",
    },
    requirements: [
      "Make me recall actively: questions before answers, from easy to hard.",
      "Cover the points that carry most of the subject first, and say which they are.",
      "Explain each wrong answer in one sentence; no trick questions.",
      "Stick to the material if I gave any; mark anything from outside it.",
    ],
    twists: {
      "quiz*, test me, multiple choice, practice questions":
        "Four plausible options per question; answers with reasons in a separate key at the end.",
      "flashcard*, flash cards":
        "One fact per card, question on the left, answer of at most 15 words on the right.",
      "study plan, schedule, weeks":
        "Plan each day in a table with topic, task and minutes; repeat after 1, 3 and 7 days; one free day a week.",
      "lesson plan*":
        "Give objective, warm-up, input, practice, check and homework with minutes, and help for slower and faster learners.",
      "spanish, french, german, english, italian, japanese, chinese, korean, language":
        "Teach the most frequent words and patterns first, with pronunciation help and short dialogues.",
      homework: "Lead me with hints; do not hand me the final answer straight away.",
    },
    kinds: {
      "quiz*, test me, multiple choice, practice questions": {
        asks: {
          topic: "[SUBJECT: e.g. cell biology, Spanish past tense]",
          level: "[LEVEL: e.g. 10th grade, A2, first semester]",
          details: "[MATERIAL: paste notes or list the chapters]",
        },
        format: [
          "Numbered questions under short headings, from easy to hard.",
          "The key with reasons at the very end.",
        ],
        size: "Ten questions.",
      },
    },
    format: ["Numbered items under short headings; solutions at the very end."],
    size: "Ten items, or 30 minutes of work per day.",
  },
} satisfies Partial<LanguagePack["templates"]>;
