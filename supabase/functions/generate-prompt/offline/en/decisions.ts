import type { LanguagePack } from "../pack.ts";

export const decisions = {
  research: {
    overview: "Compare or investigate this so that I can decide.",
    asks: {
      topic: "[WHAT TO COMPARE: e.g. two laptops, three cities]",
      purpose: "[MY USE: e.g. video editing while travelling]",
      budget: "[BUDGET: e.g. up to 900 euros]",
      constraints: "[WHAT MATTERS MOST: e.g. battery, weight, price]",
    },
    requirements: [
      "Judge every option by the same criteria, five at most, and say why you chose them.",
      "Give facts with figures; mark what may have changed since your training data, especially prices and versions.",
      "Name the real drawback of each option, including the one you recommend.",
      "Cite only sources you can name; never invent a study, link or quote.",
    ],
    twists: {
      "market research, competitor*, swot":
        "Separate evidence from inference, and end with three moves we could make next month.",
      "literature review":
        "Group the work by position instead of by author, and point out where studies disagree.",
      "laptop*, phone*, camera*, tv, car, headphones":
        "List current models only if you are sure they exist; otherwise give the specifications to look for.",
      "pros and cons": "Weigh the points: mark which ones decide the matter and which are minor.",
    },
    format: [
      "A table with the options side by side.",
      "Then a recommendation in two sentences, and the case in which I should choose differently.",
    ],
    size: "At most 400 words.",
  },
  career: {
    overview: "Help me present myself truthfully and well in my career.",
    asks: {
      topic: "[POSITION: e.g. junior data analyst]",
      material: "[MY BACKGROUND: paste CV or five facts with results]",
      details: "[JOB ADVERT: paste the key lines]",
      level: "[EXPERIENCE: e.g. three years, career changer]",
    },
    requirements: [
      "Use only experience I gave you; never invent employers, degrees, dates or figures.",
      "Turn duties into results: action, what changed, by how much; ask me for a number where one is missing.",
      "Mirror the key terms of the job advert where they are true for me.",
      'No clichés such as "team player" or "passionate"; show it with a fact.',
    ],
    twists: {
      "cover letter*, motivation letter*":
        "Three paragraphs: why this employer, my two strongest proofs, next step; it must not repeat the CV.",
      "resume*, cv, curriculum vitae":
        "Bullets start with a verb, newest job first, one page per ten years, readable by screening software.",
      linkedin:
        "Headline of at most 220 characters with role and value; the first two lines of the summary must stand alone.",
      "raise, salary, promotion":
        "Collect evidence, a target range with its source, the opening sentence and replies to three objections.",
      "performance review, self review, self evaluation":
        "Pair each goal with evidence, one honest gap and what I do about it.",
    },
    kinds: {
      "interview*": {
        requirements: [
          "Cover motivation, skills, past behaviour, one hard situation and questions I should ask.",
          "For each question give what the interviewer wants to learn from it.",
          "Outline my answer as situation, task, action, result, using only experience I gave you.",
          "Name two answers that would cost me the job, and why.",
        ],
        format: [
          "A numbered list: question, intent, outline of a good answer.",
          "Three questions I can ask at the end.",
        ],
        size: "Ten questions.",
      },
    },
    format: [
      "The finished text, ready to copy.",
      "Below it, the facts you still need from me, most useful first.",
    ],
    size: "One page at most.",
  },
  planning: {
    overview: "Make a plan that I can start on today.",
    asks: {
      topic: "[WHAT TO PLAN: e.g. opening a small online shop]",
      purpose: "[GOAL: e.g. first ten orders]",
      time: "[TIME: e.g. six weeks, five hours a week]",
      constraints: "[LIMITS: e.g. budget, people, fixed dates]",
    },
    requirements: [
      "Break the goal into steps that each end in something visible.",
      "For each step give duration, what it depends on, and how I know it is done.",
      "Leave 20% of the time free, and mark the steps that must not slip.",
      "Name the three likeliest obstacles and what to do about each.",
    ],
    twists: {
      "business plan":
        "Cover customer, problem, offer, price, costs, first sales channel and the break-even point with visible arithmetic.",
      "routine, daily, morning":
        "Fit it to real life: a minimum version for bad days, and one habit tied to an existing one.",
      "agenda, meeting":
        "Each item has an owner, minutes and the decision wanted; total time at the end.",
      "monthly budget, household budget, personal budget, budget plan, budget template, ^budget, my budget":
        "Income, fixed costs, variable costs and savings in one table; show the arithmetic, and mark estimates.",
      "marketing plan, content plan, launch":
        "For each channel give the audience, message, rhythm and the single number that shows success.",
      "to do list, todo list, checklist, prioriti*":
        "Sort by urgency and value, start every task with a verb, and say what can be dropped.",
    },
    kinds: {
      "wedding, party, event, birthday, baby shower": {
        asks: {
          time: "[DATE AND PLACE: e.g. 3 June, in our garden]",
          audience: "[GUESTS: e.g. 25, half of them children]",
          budget: "[BUDGET: e.g. 800 euros]",
          constraints: "[WISHES AND LIMITS: e.g. jazz, no alcohol, surprise]",
        },
        requirements: [
          "Work backwards from the date, and say what must be booked when.",
          "Split the budget into place, food, music and decoration, with a tenth in reserve; show the arithmetic.",
          "Give the order of the day with times, and who is responsible for what.",
          "Name the three things most likely to go wrong and what to do then, bad weather included.",
        ],
        format: [
          "A table: when, what, who, cost.",
          "A shopping and booking list, then what to do in the first 30 minutes.",
        ],
        size: "Ten to fifteen entries.",
      },
    },
    format: [
      "A table: step, when, result, depends on.",
      "Then what to do in the first 30 minutes.",
    ],
    size: "Five to ten steps.",
  },
} satisfies Partial<LanguagePack["templates"]>;
