import { describe, expect, test } from "vitest";

import { enhanceOffline, write } from "../../supabase/functions/generate-prompt/offline/enhance";
import type { Deliverable } from "../../supabase/functions/generate-prompt/offline/model/labels";
import {
  type Request,
  readRequest,
} from "../../supabase/functions/generate-prompt/offline/read/request";
import { kindNameFor } from "../../supabase/functions/generate-prompt/offline/write/kind-for";
import { sectionsOf } from "../../supabase/functions/generate-prompt/text/labels";
import { asked } from "./handler-setup";

/** The task, and what the request is read as. */
function read(prompt: string): [string | undefined, string | undefined] {
  const { content, reading } = enhanceOffline(asked(prompt));
  const task = sectionsOf(content).find(({ label }) => label === "Task Overview");
  return [task?.body.trim(), reading?.deliverable];
}

describe("a phrase gets the order of what it names, and stays as it was typed", () => {
  test.each([
    ["maid of honor speech for my sister", "Write: maid of honor speech for my sister.", "speech"],
    [
      "email to my landlord, boiler broken since tuesday, i called twice",
      "Write: email to my landlord, boiler broken since tuesday, I called twice.",
      "email",
    ],
    ["subject lines for sale email", "Suggest: subject lines for sale email.", "names and titles"],
    [
      "packing list for norway in october",
      "Make: packing list for norway in october.",
      "checklist",
    ],
    ["thank you note to boss", "Write: thank you note to boss.", "card message"],
    ["mystery story outline", "Write: mystery story outline.", "story"],
    ["elevator pitch for my app", "Write: elevator pitch for my app.", "speech"],
    ["8 week plan to learn guitar", "Make: 8 week plan to learn guitar.", "study plan"],
    ["weekend in lisbon with two kids", "Plan: weekend in lisbon with two kids.", "trip plan"],
    ["kündigung fitnessstudio", "Schreibe: kündigung fitnessstudio.", "Brief"],
    [
      "correo a mi jefe pidiendo dos días",
      "Escribe: correo a mi jefe pidiendo dos días.",
      "correo electrónico",
    ],
    [
      "lettre de motivation pour serveuse",
      "Écris : lettre de motivation pour serveuse.",
      "lettre de motivation",
    ],
    ["email pro meu chefe pedindo folga", "Escreva: email pro meu chefe pedindo folga.", "e-mail"],
  ])("%s", (prompt, task, deliverable) => {
    expect(read(prompt)).toEqual([task, deliverable]);
  });
});

describe("a phrase that names only its subject is put behind the order of what is likely wanted", () => {
  test.each([
    ["beef stew for 6", "Give me a recipe: beef stew for 6.", "recipe"],
    [
      "knee pain after running",
      "Help me with this health question: knee pain after running.",
      "health question",
    ],
    ["essay topics psychology", "Suggest ideas: essay topics psychology.", "list of ideas"],
    [
      "Negotiating salary offer 85k want 95k",
      "Help me negotiate this: Negotiating salary offer 85k want 95k.",
      "negotiation advice",
    ],
  ])("%s", (prompt, task, deliverable) => {
    expect(read(prompt)).toEqual([task, deliverable]);
  });
});

describe("an order or a question stays what it is, without politeness", () => {
  test.each([
    ["pls can u write me poem about rain thx", "Write me poem about rain.", "poem or lyrics"],
    ["Write a regex for phone numbers", "Write a regex for phone numbers.", "code"],
    ["make my email sound better", "Make my email sound better.", "edited text"],
    ["review my code", "Review my code.", "code review"],
    [
      "what gift to give a coach as thank you",
      "What gift to give a coach as thank you?",
      "list of ideas",
    ],
    ["should i lease or buy a car", "Should I lease or buy a car?", "decision"],
    [
      "how do i get a passport for a newborn",
      "How do I get a passport for a newborn?",
      "money or legal question",
    ],
    [
      "wie kündige ich meinen Mietvertrag",
      "Wie kündige ich meinen Mietvertrag?",
      "Geld- oder Rechtsfrage",
    ],
    [
      "bewerbung schreiben für job als erzieherin",
      "Bewerbung schreiben für job als erzieherin.",
      "Bewerbung",
    ],
    ["como hacer pan sin horno", "¿Como hacer pan sin horno?", "receta"],
    [
      "quiero que me hagas un poema para mi madre",
      "Que me hagas un poema para mi madre.",
      "poema o letra",
    ],
    ["comment résilier mon bail", "Comment résilier mon bail ?", "question d'argent ou de droit"],
  ])("%s", (prompt, task, deliverable) => {
    expect(read(prompt)).toEqual([task, deliverable]);
  });
});

describe("what is told gets an order unless it goes on with one of its own", () => {
  test.each([
    [
      "my cat keeps peeing on the bed",
      "My cat keeps peeing on the bed. Tell me what I can do about it, step by step.",
    ],
    [
      "our neighbor plays loud music at night",
      "Our neighbor plays loud music at night. Tell me what to do and what to say.",
    ],
    ["meu filho não quer estudar", "Meu filho não quer estudar. Diga o que fazer e o que falar."],
    [
      "they lost my bag on the flight to newark, write the claim",
      "They lost my bag on the flight to newark, write the claim.",
    ],
    [
      "soy celíaca y tengo 54 años. trabajo de noche y ceno a las 2 de la mañana. necesito un menú semanal realista y barato",
      "Soy celíaca y tengo 54 años. Trabajo de noche y ceno a las 2 de la mañana. Necesito un menú semanal realista y barato.",
    ],
    [
      "it's raining all week, we have four kids and a deck of cards. what can we play",
      "It's raining all week, we have four kids and a deck of cards. What can we play?",
    ],
    [
      "our cat died on tuesday and my son wants to read something. four lines, her name was sausage",
      "Our cat died on tuesday and my son wants to read something. Four lines, her name was sausage. Write a poem about it.",
    ],
    [
      "hacemos reunión los lunes y siempre es una queja tras otra. somos 7, dame una agenda de 30 minutos",
      "Hacemos reunión los lunes y siempre es una queja tras otra. Somos 7, dame una agenda de 30 minutos.",
    ],
    [
      "les petits se couchent à 20h30 et tous les soirs c'est coquillettes. il me faut un menu pour la semaine",
      "Les petits se couchent à 20h30 et tous les soirs c'est coquillettes. Il me faut un menu pour la semaine.",
    ],
    [
      "quiero que mi hermano haga un video sobre los peces. que salga él hablando",
      "Quiero que mi hermano haga un video sobre los peces. Que salga él hablando.",
    ],
    [
      "Ich repariere seit einem Jahr Fahrräder in Halle, meine Kunden kommen nur über Empfehlung. Budget 100 Euro, drei Stunden die Woche. Was mache ich zuerst?",
      "Ich repariere seit einem Jahr Fahrräder in Halle, meine Kunden kommen nur über Empfehlung. Budget 100 Euro, drei Stunden die Woche. Was mache ich zuerst?",
    ],
  ])("%s", (prompt, task) => {
    expect(read(prompt)[0]).toBe(task);
  });
});

test.each(['"i cant even"', "`dont`", "https://x.test/im", "[YOUR teh]", "orders(id, user_id)"])(
  "%s stays as it was typed",
  (kept) => {
    expect(read(`email about ${kept} to my friend`)[0]).toContain(kept);
  },
);

test.each([
  ["float x = 0.1; why is x == 0.1 false", /^float x = /u],
  ["sum(x, y) returns NaN, fix it", /: sum\(x, y\)/u],
  ["kid(s) party, 6 of them. make a plan", /^Kid\(s\) party/u],
])("code at the start gets no capital: %s", (prompt, start) => {
  expect(read(prompt)[0]).toMatch(start);
});

test.each([
  [
    "my son hates reading, how do i get him to read",
    "My son hates reading, how do I get him to read?",
  ],
  ["mein hund bellt nachts, was kann ich tun", "Mein hund bellt nachts, was kann ich tun?"],
  ["mi hija no quiere comer, que hago", "Mi hija no quiere comer, que hago?"],
  ["Prepárame dos clases. Explícame el plan", "Prepárame dos clases. Explícame el plan."],
])("%s: what is told and then asked gets no other order", (prompt, task) => {
  expect(read(prompt)[0]).toBe(task);
});

test.each([
  "whats a fair price for editing a 20 min youtube video",
  "can i use a photo from google on my flyer",
])("%s: who asks about a text does not want it written", (prompt) => {
  expect(["video script", "advertisement"]).not.toContain(read(prompt)[1]);
});

test("who wants a text gets it written", () => {
  expect(read("write a script for a 20 min youtube video")[1]).toBe("video script");
});

test("a text of which nothing is known gets lines that fit any", () => {
  const prompt = "something for kim";
  const unknown = [{ slot: "deliverable", value: "something else" }] as const;
  const { content, reading } = write(asked(prompt), readRequest(prompt), unknown);
  expect(reading?.deliverable).toBe("something else");
  expect(content).toContain("the one thing I wouldn't think to ask");
});

/** A request of which these deliverables are equally likely. */
function unsure(prompt: string, ...names: Deliverable[]): Request {
  const request = readRequest(prompt);
  const deliverables = names.map((name) => ({ name, probability: 1 / names.length }));
  return { ...request, guess: { ...request.guess, deliverables } };
}

test("where no single deliverable is likely, what several have in common may still be", () => {
  const phrase = "the new hours for our regulars";
  expect(kindNameFor(unsure(phrase, "social_post", "newsletter"))).toBe("text");
  expect(kindNameFor(unsure(phrase, "newsletter"))).toBe("newsletter");
  expect(kindNameFor(unsure(phrase, "trip", "recipe", "poem"))).toBeNull();
  const question = "how do i tell our regulars of the new hours";
  expect(kindNameFor(unsure(question, "social_post", "newsletter"))).toBeNull();
  expect(kindNameFor(unsure("handout on flossing", "howto", "trip"))).toBe("text");
  expect(kindNameFor(unsure("villain for my story", "trip", "recipe"))).toBeNull();
  expect(kindNameFor(unsure("moths in the piano", "repair", "howto"))).toBe("solution");
  expect(kindNameFor(unsure("what is a usp", "explanation", "fact"))).toBe("explanation");
  expect(kindNameFor(unsure("what is a usp", "buying", "trip"))).toBe("explanation");
  expect(kindNameFor(unsure("explain tides to my son", "trip", "message"))).toBe("explanation");
});

test("a question that is unsure gets a plain answer, and a story of trouble advice", () => {
  expect(kindNameFor(unsure("why is my starter grey", "recipe", "trip"))).toBe("answer");
  expect(kindNameFor(unsure("what sides go with a braai", "recipe", "trip"))).toBeNull();
  expect(kindNameFor(unsure("is a whelk or a winkle bigger", "recipe", "trip"))).toBeNull();
  const trouble = "my sister says nobody talks to her at work since the party";
  expect(kindNameFor(unsure(trouble, "conversation", "workplace"))).toBe("advice");
  expect(kindNameFor(unsure(trouble, "trip", "recipe"))).toBeNull();
});

test.each(["vow renewal", "resume", "knee friendly leg workout", "desk yoga", "son got suspended"])(
  "reads %s as English",
  (prompt) => {
    expect(enhanceOffline(asked(prompt)).content).not.toMatch(
      /language of the request|Anfrage|Resum/u,
    );
    expect(read(prompt)[0]).toMatch(/^(?:Plan|Write|Make|Tell|Son)[: ]/u);
  },
);

test("an adult's birthday party gets no children's games", () => {
  const { content } = enhanceOffline(
    asked("ideas for a 40th birthday party for my husband, 20 people"),
  );
  expect(content).not.toContain("nobody sits out");
});
