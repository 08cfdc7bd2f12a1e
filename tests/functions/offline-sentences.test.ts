import { describe, expect, test } from "vitest";

import { enhanceOffline, write } from "../../supabase/functions/generate-prompt/offline/enhance";
import { readRequest } from "../../supabase/functions/generate-prompt/offline/read/request";
import { asked } from "./handler-setup";

/** The sentence of the task, and what the request is read as. */
const read = (prompt: string) => {
  const { content, reading } = enhanceOffline(asked(prompt));
  return [content.split("\n")[1], reading?.deliverable];
};

describe("what a request names decides, and notes strung behind it stay with it", () => {
  test.each([
    [
      "email to my landlord, boiler broken since tuesday, ive already called twice",
      "Write an email to my landlord, boiler broken since Tuesday, I've already called twice.",
      "email",
    ],
    [
      "complaint to easyjet flight cancelled refund refused 240 euro",
      "Write a complaint to easyJet: flight cancelled refund refused 240 euro.",
      "complaint letter",
    ],
    [
      "sorry i missed your birthday text",
      "Write a text message saying sorry I missed your birthday.",
      "text message",
    ],
    ["out of office till monday", "Write an out of office email till Monday.", "email"],
    ["maid of honor speech for my sister", "Write a maid of honor speech for my sister.", "speech"],
    [
      "instagram bio photographer weddings",
      "Write an Instagram bio: photographer weddings.",
      "profile text",
    ],
    ["cancel my gym membership letter", "Write a letter to cancel my gym membership.", "letter"],
    [
      "packing list for norway in october 6 days",
      "Make a packing list for Norway in October, 6 days.",
      "checklist",
    ],
    [
      "about section for my dog walking website",
      "Write an about section for my dog walking website.",
      "profile text",
    ],
    [
      "linkedin post i got promoted but not cringe",
      "Write a LinkedIn post: I got promoted but not cringe.",
      "social media post",
    ],
    ["email asking my boss to wfh", "Write an email asking my boss to wfh.", "email"],
    ["thank you note to boss", "Write a thank you note to my boss.", "card message"],
    [
      "letter of recommendation for emma",
      "Write a letter of recommendation for emma.",
      "business document",
    ],
    ["pls can u write me poem about rain thx", "Write me a poem about rain.", "poem or lyrics"],
    ["weekend in lisbon with two kids", "Plan a weekend in Lisbon with two kids.", "trip plan"],
    [
      "poem for my grandma she loves gardening",
      "Write a poem for my grandma: she loves gardening.",
      "poem or lyrics",
    ],
    [
      "they lost my bag on the flight to newark, write the claim",
      "Write the claim. They lost my bag on the flight to newark.",
      "complaint letter",
    ],
    [
      "text my sister that im late",
      "Write a text message to my sister that I'm late.",
      "text message",
    ],
    [
      "moving to denver in may w 2 cats. can you make me a packing list",
      "Make a packing list. Moving to Denver in may with 2 cats.",
      "checklist",
    ],
    [
      "redoing our kitchen, 6 weeks, need a week by week plan",
      "Make a week-by-week plan. Redoing our kitchen, 6 weeks.",
      "project plan",
    ],
    ["cover letter help pls", "Help me with my cover letter.", "cover letter"],
    [
      "party on saturday, 20 people, what do i do first",
      "Party on Saturday, 20 people. What do I do first?",
      "event plan",
    ],
  ])("%s", (prompt, sentence, deliverable) => {
    expect(read(prompt)).toEqual([sentence, deliverable]);
  });
});

describe("where nothing is named, the form of the request decides", () => {
  test.each([
    [
      "how do i get a passport for a newborn",
      "Show me how to get a passport for a newborn.",
      "instructions",
    ],
    [
      "reduce screen time i'm on my phone all day",
      "Show me how to reduce screen time. I'm on my phone all day.",
      "habit plan",
    ],
    [
      "landlord wont give deposit back",
      "Landlord won't give deposit back. Tell me what applies and what I can do.",
      "money or legal question",
    ],
    [
      "coworker takes credit for my work what should i say",
      "Coworker takes credit for my work. What should I say?",
      "help with a matter at work",
    ],
    ["should i lease or buy a car", "Should I lease or buy a car?", "decision"],
    ["why does my bread come out flat", "Why does my bread come out flat?", "explanation"],
    [
      "my 3 year old wont sleep alone",
      "My 3-year-old won't sleep alone. Tell me what to do, and the words to say.",
      "parenting advice",
    ],
    [
      "my cat keeps peeing on the bed",
      "My cat keeps peeing on the bed. Tell me what I can do about it, step by step.",
      "way to solve it",
    ],
    ["make my resume sound better", "Make my resume sound better.", "edited text"],
    [
      "can my employer read my emails",
      "Can my employer read my emails?",
      "money or legal question",
    ],
  ])("%s", (prompt, sentence, deliverable) => {
    expect(read(prompt)).toEqual([sentence, deliverable]);
  });
});

test("a text of which nothing is known gets lines that fit any, and asks for what is missing", () => {
  const prompt = "something for kim";
  const unknown = [{ slot: "deliverable", value: "something else" }] as const;
  const { content, reading } = write(asked(prompt), readRequest(prompt), unknown);
  expect(reading?.deliverable).toBe("something else");
  expect(content).toContain("the one detail from me that would improve it most");
});

test.each(['"i cant even"', "`dont`", "https://x.test/im", "[YOUR teh]", "orders(id, user_id)"])(
  "leaves %s alone when it mends the rest",
  (kept) => {
    const [sentence] = read(`email about ${kept} to my freind`);
    expect(sentence).toContain(kept);
    expect(sentence).toContain("friend");
  },
);

describe("what is to be written is not taken for an order, a statement or a subject", () => {
  test.each([
    [
      "email introducing our new accountant to clients",
      "Write an email introducing our new accountant to clients.",
      "email",
    ],
    [
      "email reminding team about timesheets",
      "Write an email reminding my team about timesheets.",
      "email",
    ],
    ["email requesting a day off", "Write an email requesting a day off.", "email"],
    [
      "email happy birthday to my boss",
      "Write an email saying happy birthday to my boss.",
      "email",
    ],
    ["email coach about knee injury", "Write an email to my coach about knee injury.", "email"],
    ["subject lines for sale email", "Suggest subject lines for sale email.", "names and titles"],
    [
      "weekly status update email to manager",
      "Write a weekly status update email to my manager.",
      "email",
    ],
    [
      "we are hiring post for our salon",
      "Write a post saying we are hiring for our salon.",
      "social media post",
    ],
    ["essay topics psychology", "Suggest essay topics: psychology.", "list of ideas"],
    ["mystery story outline", "Write a mystery story outline.", "story"],
    [
      "talk to my boss about workload",
      "Show me how to talk to my boss about workload.",
      "advice for a conversation",
    ],
    ["save the date", "Write a save the date.", "card message"],
    ["elevator pitch for my app", "Write an elevator pitch for my app.", "speech"],
    [
      "christmas card message for clients",
      "Write a Christmas card message for clients.",
      "card message",
    ],
    [
      "pandas plot monthly sales from csv",
      "Write code for this: pandas plot monthly sales from CSV.",
      "code",
    ],
    [
      "disney world trip with a 4 year old and grandma",
      "Plan a Disney World trip with a 4-year-old and grandma.",
      "trip plan",
    ],
    [
      "our neighbor plays loud music at night",
      "Our neighbor plays loud music at night. Tell me what to do and what to say.",
      "advice for a conversation",
    ],
    ["beef stew for 6", "Give me a recipe: beef stew for 6.", "recipe"],
    [
      "cat peeing on the bed",
      "Tell me what to do, step by step: cat peeing on the bed.",
      "instructions",
    ],
    [
      "lower back pain after deadlifts",
      "Help me with this health question: lower back pain after deadlifts.",
      "health question",
    ],
    ["review my code", "Review my code.", "code review"],
    ["Make my LinkedIn better", "Make my LinkedIn profile better.", "edited text"],
    ["cancel gym membership", "Write an email to cancel my gym membership.", "email"],
    ["wedding budget 15k", "Make a wedding budget of 15k.", "budget plan"],
  ])("%s", (prompt, sentence, deliverable) => {
    expect(read(prompt)).toEqual([sentence, deliverable]);
  });
});

test.each([
  ["Write a regex for us phone numbers", "Write a regex for US phone numbers."],
  ["mcat study plan", "Make an MCAT study plan."],
  ["swot analysis for my cafe", "Make a SWOT analysis for my cafe."],
  ["3 day trip to rome", "Plan a 3-day trip to Rome."],
  ["8 week plan to learn guitar", "Make an 8-week plan to learn guitar."],
  ["404 page text", "Write 404 page text."],
  ["follow up email after interview", "Write a follow-up email after interview."],
  [
    "Negotiating salary offer 85k want 95k",
    "Help me negotiate this: negotiating salary, offer 85k, want 95k.",
  ],
  ["apology to a customer, late delivery", "Write an apology to a customer, late delivery."],
  ["5k training plan for beginner", "Make a 5k training plan for a beginner."],
  ["gift for an 8 year old girl", "Suggest a gift for an 8-year-old girl."],
  ["quit my job text to manager", "Write a text to my manager to quit my job."],
  ["request time off email for surgery", "Write an email to request time off for surgery."],
  ["essay intro about climate change", "Write an essay intro about climate change."],
  ["fix my resume", "Fix my resume."],
  [
    "scholarship essay why i want to be a nurse",
    "Write a scholarship essay: why I want to be a nurse.",
  ],
  ["kündigung handyvertrag", "Schreibe eine Kündigung: Handyvertrag."],
  ["discurso formatura", "Escreva um discurso de formatura."],
  [
    "recipe with chicken, rice and broccoli for my family",
    "Give me a recipe with chicken, rice and broccoli for my family.",
  ],
])("writes %s as a native would", (prompt, sentence) => {
  expect(read(prompt)[0]).toBe(sentence);
});

test.each(["vow renewal", "resume", "knee friendly leg workout", "desk yoga", "son got suspended"])(
  "reads %s as English",
  (prompt) => {
    expect(enhanceOffline(asked(prompt)).content).not.toMatch(
      /language of the request|Anfrage|Resum/u,
    );
    expect(read(prompt)[0]).toMatch(/^(?:Plan|Write|Make|Tell|Son) /u);
  },
);

test("an adult's birthday party gets no children's games", () => {
  const { content } = enhanceOffline(
    asked("ideas for a 40th birthday party for my husband, 20 people"),
  );
  expect(content).not.toContain("nobody sits out");
});

describe("in other languages", () => {
  test.each([
    [
      "mail an vermieter heizung kaputt seit 3 tagen",
      "Schreibe eine Mail an meinen Vermieter, Heizung kaputt seit 3 Tagen.",
      "E-Mail",
    ],
    ["kündigung fitnessstudio", "Schreibe eine Kündigung: Fitnessstudio.", "Brief"],
    [
      "bewerbung schreiben für job als erzieherin",
      "Schreibe eine Bewerbung für einen Job als Erzieherin.",
      "Bewerbung",
    ],
    [
      "geburtstagsgruß für chef, nicht zu förmlich",
      "Schreibe einen Geburtstagsgruß für meinen Chef, nicht zu förmlich.",
      "Kartentext",
    ],
    ["waschmaschine pumpt nicht ab was tun", "Waschmaschine pumpt nicht ab. Was tun?", "Reparatur"],
    [
      "wie kündige ich meinen mietvertrag",
      "Wie kündige ich meinen Mietvertrag?",
      "Geld- oder Rechtsfrage",
    ],
    [
      "correo a mi jefe pidiendo dos dias",
      "Escribe un correo a mi jefe pidiendo dos días.",
      "correo electrónico",
    ],
    ["quiero que me hagas un menu semanal", "Haz un menú semanal.", "menú semanal"],
    [
      "reclamación a vodafone me cobran de más",
      "Escribe una reclamación a Vodafone: me cobran de más.",
      "reclamación",
    ],
    [
      "me duele la muela desde ayer q hago",
      "Me duele la muela desde ayer. ¿Qué hago?",
      "duda de salud",
    ],
    ["como hacer pan sin horno", "Explícame cómo hacer pan sin horno.", "receta"],
    [
      "lettre de motivation pour serveuse",
      "Écris une lettre de motivation pour serveuse.",
      "lettre de motivation",
    ],
    [
      "mail au propriétaire fuite d'eau salle de bain",
      "Écris un e-mail au propriétaire, fuite d'eau salle de bain.",
      "e-mail",
    ],
    [
      "post facebook pour ma boulangerie on ferme du 5 au 20 aout",
      "Écris un post Facebook pour ma boulangerie : on ferme du 5 au 20 août.",
      "publication",
    ],
    [
      "comment résilier mon assurance",
      "Montre-moi comment résilier mon assurance.",
      "mode d'emploi",
    ],
    [
      "email pro meu chefe pedindo folga",
      "Escreva um email para o meu chefe pedindo folga.",
      "e-mail",
    ],
    ["carta de demissão", "Escreva uma carta de demissão.", "carta"],
    [
      "meu filho não quer estudar",
      "Meu filho não quer estudar. Diga o que fazer e o que falar.",
      "conselho para pais",
    ],
  ])("%s", (prompt, sentence, deliverable) => {
    expect(read(prompt)).toEqual([sentence, deliverable]);
  });
});

test.each([
  ["rent 1100, car 310. want it paid off by december", false],
  ["my laundry smells, machine is new", true],
])("what is told gets a question of ours unless it goes on with an order: %s", (text, isAsked) => {
  const { content } = enhanceOffline(asked(text));
  expect(/Tell me what/u.test(content)).toBe(isAsked);
});
