import type { LanguagePack } from "../pack.ts";

export const everyday = {
  fitness: {
    overview: "Make a training plan that is safe and that I can keep up.",
    asks: {
      purpose: "[GOAL: e.g. stronger back, 5 km without a break]",
      level: "[LEVEL: e.g. beginner, trained two years ago]",
      time: "[TIME: e.g. three times 30 minutes a week]",
      constraints: "[EQUIPMENT AND LIMITS: e.g. dumbbells, sore knee]",
    },
    requirements: [
      "For each exercise give sets, repetitions or seconds, rest, and one cue for good form.",
      "Include warm-up and cool-down in the stated time.",
      "Raise only one thing per week (weight, repetitions or time), and say when to hold back.",
      "Offer an easier version of each exercise; stop at sharp pain, and see a doctor first with illness or injury.",
    ],
    twists: {
      "marathon, 5k, 10k, run, running":
        "Mostly easy runs at talking pace, one faster session a week, and a lighter week every fourth.",
      "home, no equipment, bodyweight":
        "Use only bodyweight and household furniture that cannot tip.",
    },
    kinds: {
      "lose weight, weight loss, belly fat": {
        overview: "Help me lose weight safely and keep it off.",
        asks: {
          level: "[STARTING POINT: e.g. 85 kg, 178 cm, office job]",
          time: "[TIME: e.g. until summer, three evenings a week]",
          constraints: "[FOOD AND HEALTH: e.g. vegetarian, sore knee, medication]",
        },
        requirements: [
          "Aim for half a kilo a week at most, and promise nothing.",
          "Build on small changes in eating, movement and sleep that I can keep; no crash diets, no forbidden foods.",
          "Show a normal week with meals, movement and a plan for eating out.",
          "Say when to ask a doctor first, and which signs mean stop.",
        ],
        format: [
          "A table for one week.",
          "Then how to see progress besides the scales, and what to do after a bad day.",
        ],
        size: "One page.",
      },
    },
    format: ["A table per training day.", "Then how to measure progress after four weeks."],
    size: "A four-week plan.",
  },
  food: {
    overview: "Give me something to cook that works in an ordinary kitchen.",
    asks: {
      constraints: "[DIET AND ALLERGIES: e.g. vegetarian, no nuts]",
      audience: "[PEOPLE: e.g. two adults, one child]",
      time: "[TIME: e.g. 30 minutes]",
      tool: "[INGREDIENTS OR KITCHEN: e.g. what I have at home, no oven]",
    },
    requirements: [
      "Exact amounts in grams and household measures, for the stated number of people.",
      "Use common ingredients, and give a replacement for anything unusual.",
      "Say how it should look, smell or feel at each turning point, besides the minutes.",
      "Mark common allergens, safe core temperatures and how long leftovers keep.",
    ],
    twists: {
      "meal plan*, meal prep, diet*, week":
        "Repeat ingredients to avoid waste, add a shopping list by shop section, and give rough calories and protein per portion.",
      "fridge, leftover*, with what": "Use only what I listed plus salt, oil and basic spices.",
      "bake*, baking, cake, bread": "Give weights, tin size, oven type and the test for doneness.",
      "cheap, budget, student":
        "Estimate the cost per portion, and prefer dried, frozen and seasonal food.",
    },
    format: ["Time and portions, ingredients as a list, then numbered steps."],
    size: "One recipe of at most ten steps, or a plan as a table.",
  },
  travel: {
    overview: "Plan a trip with a realistic pace.",
    asks: {
      topic: "[DESTINATION: e.g. Lisbon and the coast]",
      time: "[DATES AND LENGTH: e.g. four days in May]",
      budget: "[BUDGET: e.g. 120 euros a day without flights]",
      audience: "[WHO AND INTERESTS: e.g. two adults, food, no museums]",
    },
    requirements: [
      "At most three main sights a day, grouped by district, with travel times between them.",
      "Name one meal and one break per day, and an alternative for rain.",
      "Say what must be booked ahead; mark prices and opening hours as to be checked.",
      "Only places you are sure exist; say when you are not.",
    ],
    twists: {
      "kids, family, children, toddler, baby":
        "Keep to one fixed item in the morning and one in the afternoon; include playgrounds, naps and toilets.",
      "cheap, budget, backpacking, student":
        "Prefer free sights, public transport and markets; show the daily total.",
      "road trip": "No more than four hours of driving a day, with stops, fuel and parking.",
      "honeymoon, romantic, couple":
        "Fewer stops, one special evening, and quiet places instead of rankings.",
    },
    format: [
      "A table per day: morning, afternoon, evening, transport, rough cost.",
      "Then a packing list and five local customs or phrases.",
    ],
    size: "One compact table per day.",
  },
  roleplay: {
    overview: "Play a role with me in a conversation, one turn at a time.",
    asks: {
      topic: "[ROLE AND SCENE: e.g. recruiter for a nursing job]",
      level: "[DIFFICULTY: e.g. friendly, realistic, tough]",
      purpose: "[WHAT I WANT TO PRACTISE: e.g. short, confident answers]",
    },
    requirements: [
      "Stay in the role; speak only for your part, and wait for my reply after each turn.",
      "Ask one question or make one move at a time, and build on what I said.",
      "React honestly: push back when my answer is weak.",
      'If I write "stop", leave the role and give feedback.',
    ],
    twists: {
      "interview*":
        "Ask eight questions that grow harder, with at least two about concrete past behaviour.",
      "negotiat*, salary, sales, customer":
        "Have interests and a limit of your own that you do not tell me in advance.",
      "language, spanish, french, german, english, italian":
        "Keep to my level, correct at most one mistake per turn, and give the better phrase.",
      "game, text adventure, dungeon*":
        "Offer real choices with consequences, and keep track of place, items and health.",
    },
    format: [
      "Begin with one line that sets the scene, then your first turn.",
      "Feedback at the end: two strengths, two improvements, one better wording.",
    ],
    size: "At most 80 words per turn.",
  },
  general: {
    overview: "Deliver a finished result for the request below.",
    asks: {
      purpose: "[GOAL: e.g. what I will use the result for]",
      audience: "[WHO IT IS FOR: e.g. myself, a client, a class]",
      constraints: "[LIMITS: e.g. length, deadline, budget, things to avoid]",
    },
    requirements: [
      "Decide first what result would help me most; if two readings are likely, say which one you chose.",
      "Be specific: concrete steps, names, numbers and examples instead of general advice.",
      "Separate what you know from what you assume, and say when you are unsure.",
      "No introduction, no repetition of my words, no closing summary.",
    ],
    format: [
      "The result itself first; explanations after it, only where they help me use or check it.",
    ],
    size: "As short as the task allows; headings only if there are more than three parts.",
  },
} satisfies Partial<LanguagePack["templates"]>;
