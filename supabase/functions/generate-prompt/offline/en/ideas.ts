import type { LanguagePack } from "../pack.ts";

export const ideas = {
  brainstorm: {
    overview: "Collect ideas that differ from each other and that I could really use.",
    asks: {
      topic: "[SUBJECT: e.g. a podcast about gardening]",
      audience: "[WHO IT IS FOR: e.g. busy parents]",
      constraints: "[LIMITS: e.g. budget, taste, what I already tried]",
    },
    requirements: [
      "Make the ideas truly different: vary the approach, not only the wording.",
      "Skip the first obvious ones; include two that are bold and two that are safe.",
      "Describe each concretely enough to start tomorrow.",
      "Never count the same idea twice in other words.",
    ],
    twists: {
      "names, name ideas, business name*, names for, name for":
        "At most three syllables where possible; note meaning and sound; remind me to check domain and trademark.",
      "blog*, content, video*, post, posts":
        "Give each as a working title with its angle and the reader's question it answers.",
    },
    kinds: {
      "gift*, present, presents": {
        asks: {
          audience: "[PERSON: e.g. my father, 60, cooks, owns everything]",
          purpose: "[OCCASION: e.g. birthday, thank you]",
          budget: "[BUDGET: e.g. 30 to 50 euros]",
        },
        requirements: [
          "Say for each why it suits this person, in words I could use myself.",
          "Mix things to own, things to do together and something made by hand.",
          "Give a rough price for each; at least two cost little.",
          "No gadgets for the drawer, and nothing that only says money.",
        ],
        format: [
          "A numbered list: gift, why, price.",
          "At the end, the one you would choose, and a sentence for the card.",
        ],
        size: "Ten ideas.",
      },
      "business idea*, startup idea*, side hustle*, make money": {
        asks: {
          level: "[MY SKILLS: e.g. cooking, spreadsheets, a driving licence]",
          time: "[TIME: e.g. ten hours a week]",
          budget: "[START MONEY: e.g. 500 euros]",
        },
        requirements: [
          "Fit my skills, time and money; no idea that needs luck or a large audience.",
          "For each give the first customer, price, start-up cost, time to first income and main risk.",
          "Include two dull ones that work and one bold one.",
          "No get-rich promises; mark every figure as an estimate.",
        ],
        format: [
          "A table: idea, first customer, price, cost, first income after, main risk.",
          "Then the two you would test first, and a test for this weekend that costs under 50 euros.",
        ],
        size: "Ten ideas.",
      },
    },
    format: [
      "A numbered list: the idea in bold, then one sentence on why it works.",
      "At the end, the three you would pick, and why.",
    ],
    size: "Ten ideas.",
  },
} satisfies Partial<LanguagePack["templates"]>;
