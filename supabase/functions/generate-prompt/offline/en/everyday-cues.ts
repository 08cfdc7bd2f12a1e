import type { LanguagePack } from "../pack.ts";

/** Cues of questions and of the private side of life. */
export const everydayCues: LanguagePack["cues"] = {
  explanation: {
    9: "stand for, stands for",
    7.5: "^why is my, ^why are my, ^why does my, ^why do my, ^why did my, ^why won t my, ^why wont my, ^why isn t my, ^why doesn t my, ^why is our, ^why does our",
    7: "explain*, teach me about, eli5, like i m 5, like im 5, like i m five, meaning of, definition of, definition for",
    6: "^how does, ^how do, ^why, ^what does, ^what s the difference, help me understand, ^what happens, ^what causes, ^what makes",
    5: "^what is, ^what s, ^whats, ^what are, tell me about, understand, basics of, introduction to, overview of",
    3: "describe, define, concept, learn about",
  },
  howto: {
    9: "best way to",
    8: "^my printer, ^my wifi, ^my computer, ^my laptop, ^my phone, ^my car",
    7.5: "^remove, ^clean, ^install, ^repair, ^set up, ^replace, ^assemble, ^unclog, ^change a, ^change my",
    7: "^how to, ^how do i, ^how can i, ^how do you, ^how would i, ^steps to, step by step",
    6: "printer, wifi, wi fi, router, bluetooth, how to, guide to, guide for, tutorial, guide on, instructions for, how do i, wont charge, won t charge, wont turn on, won t turn on, wont start, won t start, is slow, isn t working, overheating, leaking",
    3: "guide, fix my, set up, install, repair, clean, remove",
  },
  fact: {
    9: "^how much, ^how long, ^how often, fun facts, facts about, names of the, ^list of, synonym*, antonym*, rhymes with, opposite of, another word for, plural of, past tense of, conjugat*",
    8: "^name the, ^list the, ^what is a good, ^what is the right, ^what is the ideal, ^who is, ^who was, ^who were, ^who invented, ^who wrote, ^who won, ^who discovered, ^when is, ^when did, ^when was, ^when were, ^when does, ^where is, ^where was, ^where are, ^how many, ^how old, ^how tall, ^how far, ^how big, ^how deep, ^what year, ^what time, ^what day, ^which country, ^which year, ^what is the capital, ^whats the capital, ^what s the capital, ^what is the population, ^what is the largest, ^what is the biggest, ^what is the tallest, ^what is the highest, ^what is the longest, ^what is the smallest, ^what is the speed, ^what is the boiling, ^what is the square, ^is it true, ^does the, ^did, ^how long to, best time to",
    7: "^how heavy, ^how fast, ^how often, ^who, ^when, ^where, ^can i, ^is a, ^is an, ^is the, ^is there, ^are there",
    5: "capital of, population of, distance from, distance between, convert, exchange rate",
    4: "^is, ^are, ^does, ^was, ^were",
  },
  advice: {
    9.5: "is it too late, don t like my, dont like my, hate my job, hate my life",
    9: "^why is my boyfriend, ^why is my girlfriend, ^why is my husband, ^why is my wife, ^why is my partner, ^why does my boyfriend, ^why does my girlfriend, ^why does my husband, ^why does my wife, ^why does my partner, overthink*, how to stop being, how to stop worrying, is it ok to, is it okay to, is it normal, is it wrong to, is it bad to, breakup, break up, deal with, cope with, get over, toxic, procrastinat*, change my life, is it rude, is it weird, is it selfish, don t know what to do, dont know what to do, idk what to do",
    8: "can t sleep, cant sleep, insomnia, tired all the time, should i, should we, how can i be, how do i become, how to be more, ^my boyfriend, ^my girlfriend, ^my husband, ^my wife, ^my partner, ^my ex, ^my best friend, ^i feel, i hate, i keep, i can t stop, i cant stop, driving me crazy, ^my roommate, ^my neighbor, ^my neighbour, ^my coworker, ^my mother in law, make friends, get along with, can t decide, cant decide",
    6: "advice, relationship*, anxious, anxiety, stressed, stress, lonely, overwhelmed, burnout, what do i do, confidence, self esteem",
    5: "my boyfriend, my girlfriend, my husband, my wife, my partner, my ex, ^my boss, ^my mom, ^my mum, ^my dad, ^my sister, ^my brother, ^my son, ^my daughter, ^my kids, ^my parents, ^my family, fight with",
    4: "motivat*, habit*, feel, feeling, sad, angry, friend, friends, argument, fight with, sleep better, save money, debt, dating, date, invest*",
  },
  study: {
    9: "study schedule, study timetable, revision plan, revision schedule",
    8: "^learn, vocabulary",
    7: "quiz, quiz me, flashcard*, flash cards, study guide, study plan, practice questions, lesson plan*, study for, exam prep, worksheet*, multiple choice, trivia",
    6: "exam, exams, homework, revision, syllabus, curriculum, study, test me, sat, gcse, ielts, toefl, my homework, multiple choice",
    4: "learn, course, lesson*, memorize, teach me",
  },
  fitness: {
    9: "lose weight, weight loss, build muscle, belly fat, gain weight, gain muscle, six pack, get fit, get in shape, get abs, half marathon, running plan",
    8: "workout*, exercise plan, training plan, exercise routine, gym plan, gym routine, stretching routine, yoga routine, couch to, strength training, lose 5, lose 10, lose 20, body fat",
    6: "marathon, gym, yoga, stretching, abs, push up*, home exercises, run a",
    4: "exercise, exercises, fitness, fit, running",
  },
  food: {
    10: "can i use instead, should i make for, for dinner, for lunch, for breakfast, should i cook, can i make with, can i cook, should i eat",
    8: "recipe*, meal plan*, meal prep, dinner ideas, lunch ideas, breakfast ideas, meal ideas, what to cook",
    7: "grocery list, shopping list",
    6: "cook*, dinner, lunch, breakfast, dessert, ingredients, bake, baking, in my fridge, diet plan, substitute for",
    5: "gluten free, freeze",
    4: "diet, vegan, vegetarian, keto, snack*, eat, food, menu",
    3.5: "bread, pasta, pizza, salad, curry, cookies, pancake*, smoothie*, sandwich*, tacos, stew, omelette*, chicken, soup, cake",
    3: "tuna, rice, beans, potatoes, beef, salmon, tofu, tomatoes",
  },
  travel: {
    10: "on holiday, on vacation",
    9: "what to pack, weekend trip, weekend getaway, honeymoon, one day itinerary",
    8: "weeks in, week in, nights in, what to see in, what to do in, things to do in, places to visit, where to go, itinerary, trip to, travel to, travel plan*, vacation to, holiday to, days in, weekend in, week in, road trip, honeymoon, tourist sights, sights in, attractions in, landmarks in, one day in, a day in, day trip",
    6: "trip, travel*, vacation, sightseeing, backpacking, visit, city break",
    4: "holiday, flight*, hotel*, tourist",
  },
  roleplay: {
    9: "conversation with me, chat with me, talk to me as, mock interview, interview me, roleplay*, role play*, pretend, simulate, be my, play the role, text adventure, imagine you are, imagine you re",
    5: "^act as, ^act like, ^you are, ^you re, ^youre",
  },
};
