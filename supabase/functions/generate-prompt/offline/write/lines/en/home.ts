import type { Kind, WrittenKind } from "../types.ts";

/** Home, family and free time. */
export const HOME = {
  recipe: {
    takesTime: true,
    name: "recipe",
    write: "Give me {x}",
    about: "Give me a recipe: {x}",
    ask: "Tell me what I can cook.",
    nouns: "recipe|dinner|lunch|breakfast|meal|dish|dessert|soup|cake|recipes|snack|sauce",
    lines: [
      "Quantities by weight or spoon, pan size, heat, and how I see that each step is done.",
      "A substitute for anything a usual kitchen may lack.",
      "What to prepare first so that everything is ready together.",
    ],
    format: ["Time and portions, ingredients, numbered steps. #format"],
    defaults: { length: "two portions, at most 40 minutes / four portions / one pot, 20 minutes" },
  },
  meal_plan: {
    takesTime: true,
    name: "meal plan",
    write: "Make {x}",
    about: "Make a meal plan: {x}",
    ask: "Plan my meals.",
    nouns: "meal plan|plan|menu|shopping list|grocery list|diet plan|diet|meal prep",
    lines: [
      "Reuse ingredients across days so that little is left over; cook once, eat twice.",
      "Ordinary shop ingredients, quick meals on working days. #time",
      "Nothing that needs more than one special tool.",
    ],
    format: ["A table by day, then one shopping list by section of the shop. #format"],
    defaults: { length: "seven days / three days / five working days" },
  },
  event: {
    takesTime: true,
    name: "event plan",
    write: "Plan {x}",
    about: "Plan this event: {x}",
    ask: "Plan it.",
    nouns:
      "party|wedding|dinner|birthday|shower|picnic|reunion|event|games?|icebreakers?|celebration|anniversary|barbecue|bbq|night|evening",
    lines: [
      "What to book or buy when, working back from the day.",
      "A running order with times, including a quiet start and a clear end.",
      "A plan for rain, late guests and something that fails.",
    ],
    format: ["A timetable and a shopping list with quantities. #format"],
  },
  trip: {
    takesTime: true,
    name: "trip plan",
    write: "Plan {x}",
    about: "Plan this trip: {x}",
    ask: "Plan the trip.",
    nouns:
      "trip|itinerary|weekend|vacation|holiday|honeymoon|getaway|road trip|day|days|week|tour|packing list|city break",
    lines: [
      "One fixed item in the morning and one in the afternoon, near each other; time for meals and getting lost.",
      "Ways between them with minutes and cost; an alternative for rain.",
      "Mark what must be booked ahead, and what to check because it changes.",
    ],
    format: ["A table by day: morning, afternoon, evening, cost. #format"],
  },
  budget: {
    name: "budget plan",
    write: "Make {x}",
    about: "Make a budget: {x}",
    ask: "Make a plan for my money.",
    nouns: "budget|plan|savings plan|debt plan|template|spreadsheet|tracker",
    lines: [
      "Needs, debts, savings and wants in that order, with sums that add up; show the arithmetic.",
      "The two cuts that save most for the least pain.",
      "What to do when a month goes wrong.",
    ],
    format: ["A table with amount and share of income, then three steps for this week. #format"],
    slots: {
      background: ["My figures", "MONTHLY FIGURES: e.g. income 2,400, rent 900"],
      details: ["My figures", "MONTHLY FIGURES: e.g. income 2,400, rent 900"],
    },
  },
  buying: {
    name: "buying advice",
    write: "Recommend {x}",
    about: "Help me choose what to buy: {x}",
    ask: "Tell me what to buy.",
    nouns: "laptop|phone|car|camera|headphones|tv|bike|mattress|chair|recommendation",
    lines: [
      "The two or three features that decide it here, and which ones are not worth paying for.",
      "List current models only if you are sure they exist; prices are to be checked.",
      "One clear pick, one cheaper choice, and when to buy used.",
    ],
    format: ["A table: model, price range, for whom, weak point. #format"],
    slots: {
      budget: ["Budget", "BUDGET: e.g. up to 600 dollars"],
      goal: ["What it is for", "USE: e.g. video calls and photos"],
    },
  },
  repair: {
    name: "household fix",
    write: "Help me with {x}",
    about: "Tell me what to do about {x}",
    ask: "Tell me what causes it and how to fix it.",
    nouns: "repair|fix",
    lines: [
      "The likeliest cause first, and a quick test for each.",
      "Tools, material, cost and time before I start; what to switch off first.",
      "Say at which point a professional must come.",
    ],
    format: ["Check, then numbered steps, then how to keep it from coming back. #format"],
  },
  parenting: {
    name: "parenting advice",
    write: "Help me with {x}",
    about: "Help me with this as a parent: {x}",
    ask: "Tell me what I can try.",
    nouns: "routine|activities|rules|chart|rewards?",
    lines: [
      "Begin with what is normal at this age and what may be behind it.",
      "Three things to try from tonight on, with the words to say to the child. #count",
      "When to give it up, and which signs call for a doctor or adviser.",
    ],
    format: ["What to try first, second, third. #format"],
    defaults: { tone: "calm and practical / warm / brief" },
    slots: { people: ["The child", "AGE: e.g. four years"] },
  },
} as const satisfies Partial<Record<WrittenKind, Kind>>;
