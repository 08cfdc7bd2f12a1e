import type { CueList, SlotCues } from "../pack.ts";

export const slots: SlotCues = {
  audience:
    "boss, manager, client, clients, customer*, landlord, teacher*, professor, colleague*, coworker*, co worker*, team, hr, recruiter*, friend, friends, mom, mum, dad, parents, wife, husband, girlfriend, boyfriend, neighbor*, neighbour*, support, investor*, beginner*, kids, children, students, developers, seniors, women, men, girls, guys, teens, teenagers, employees, audience, readers, users, school, company, for people, grandma, sister, brother, kid, child, toddler*, son, daughter, crush, ex, roommate*, year old, year olds",
  purpose:
    "so that, because, in order to, goal, to convince, to persuade, to sell, purpose, to ask, asking, apolog*, thank*, complain*, invite, inviting",
  tone: "formal, informal, friendly, funny, professional, casual, polite, serious, humorous, sarcastic, enthusiastic, warm, tone, persuasive, witty, respectful, firm",
  style:
    "style, styled, minimalist, realistic, photorealistic, cartoon, anime, watercolor, watercolour, oil painting, vintage, retro, pixel art, 3d, cyberpunk, modern, flat, black and white, noir, cinematic, scary, sad, funny, romantic, dark, humorous",
  platform:
    "instagram, tiktok, twitter, tweet*, x, linkedin, facebook, youtube, reddit, pinterest, threads, snapchat, google ads, amazon, etsy, ebay, shopify, website, newsletter",
  tool: "python, javascript, typescript, java, c, c++, c#, go, golang, rust, php, ruby, swift, kotlin, bash, powershell, html, css, react, vue, angular, svelte, node, django, flask, sql, mysql, postgres*, excel, google sheets, pandas, r, power bi, tableau, unity, godot, flutter, android, ios, wordpress, linux, git, shell, terminal, vba, docker, regex, midjourney, dall e, dalle, stable diffusion",
  level:
    "beginner*, advanced, intermediate, expert, like i m, like im, eli5, grade, year old, year olds, high school, college, university, for kids, for dummies, simple terms, simply, a1, a2, b1, b2, c1, experienced, senior, junior, from scratch",
  time: "minute, minutes, hour, hours, days, day, weeks, week, weekend, months, month, today, tomorrow, tonight, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, june, july, august, september, october, november, december, deadline, by the end",
  budget: "budget, cheap, affordable, low cost, under, free, luxury, money",
  language:
    "english, spanish, french, german, italian, portuguese, dutch, chinese, mandarin, japanese, korean, arabic, hindi, russian, polish, turkish, swedish, greek, hebrew, ukrainian, vietnamese, thai, latin",
  constraints:
    "hates, dislikes, doesn t like, doesnt like, can t stand, without, no, only, must, avoid, allergic, allergy, vegan, vegetarian, gluten, halal, keto, at home, no equipment, dumbbell*, at most, max, limit, not, except",
};

export const countable: CueList =
  "idea, ideas, activities, tips, ways, names, examples, questions, reasons, options, headlines, captions, hooks, slogans, taglines, titles, tweets, posts, subject lines, prompts, facts, recipes, books, exercises, jokes, quotes, points, bullet points, bullets, flashcards, slides, variations, versions, alternatives, suggestions, topics, hashtags, line, lines, word, words, characters, pages, sentences, sentence, paragraphs, paragraph, minutes, minute, stanzas, verses, chapters";

export const fillers: CueList =
  "write, make, create, give, get, do, help, need, want, please, pls, plz, generate, show, tell, find, can, could, would, like, good, nice, great, best, better, new, some, something, anything, stuff, thing, things, it, this, that, my, me, i, you, hi, hello, hey, thanks, short, long, quick, simple, really, very, just, one, two, three, four, five, ten, let, us, lets, about, on, for, to, how, what, ok, idk, lol, um, so, chatgpt, gpt, prompt, prompts, start, below, above, following, improve, fix, full, complete, cool, amazing, perfect, professional, random, asap, text, people, persons, servings";

export const questionWords: CueList =
  "^am, ^what, ^whats, ^who, ^when, ^where, ^why, ^which, ^how, ^is, ^are, ^does, ^do, ^did, ^can, ^was, ^were, ^has, ^have, ^should, ^will";

export const openers: CueList =
  "please, pls, plz, can you, could you, would you, will you, i need you to, i want you to, i need, i want, i would like, i d like, help me to, help me, help with, hey, hi, hello, chatgpt, chat gpt, kindly, just, give me, gimme, show me, so, ok, okay, a, an, the, some, to";

export const headBreaks: CueList =
  "for, about, on, with, that, which, in, to, of, who, from, using, based on, after, before, by, without, so, where, when";

export const limits: CueList =
  "without, no, avoid, hates, hate, dislikes, doesn t like, doesnt like, don t like, dont like, doesn t eat, can t stand, allergic, vegan, vegetarian, halal, keto, gluten, only, must, at most, max, maximum, not too, not more, no more, less than, under, below, up to, budget, except";

export const deictics: CueList = "this, these, it, that, my, below, following, above, attached";

export const documents: CueList =
  "text, texts, article, document, pdf, paper, transcript, page, chapter, meeting, minutes, notes, report, email, mail, message, thread, conversation, chat, call, lecture, book, essay, file, contract, video, recording, story, letter, review, post, draft, yesterday*, last, latest, whole, entire, long";

export const outputForms: CueList =
  "table, list, lists, bullet*, column, columns, numbered, row, rows, json, csv, markdown, xml, yaml, code block, heading*, subject line, output, format, return, returns, layout, section, sections, step by step, one line, verdict, score, for each, each with";

export const topicMarkers: CueList = "about, regarding";

export const personal: CueList = "my, our, mine, for me, about me, with me, i m, i am, for us";

export const shortForms: CueList =
  "haiku*, sonnet*, poem*, joke*, limerick*, riddle*, pun, one liner*";

export const designs: CueList =
  "logo*, poster*, banner*, icon*, flyer*, cover, tattoo*, thumbnail*, avatar*, profile picture, mascot*, sticker*";

export const exactForms: CueList =
  "formula*, query, queries, sql, function, method, regex, command, one liner, selector, for loop, while loop";

export const comparisons: CueList =
  "difference, differences, vs, versus, compare*, better than, pros and cons, advantages";

export const openGoals: CueList =
  "start, improve, better, become, grow, get into, learn, save money, make money, earn, motivate*, deal with, cope, be more, get more, lose weight, focus, lose, gain, stop, quit, handle, manage, overcome, invest, price my, train my, budget, advertise, promote, sell, attract, talk to, prepare, succeed";
