import type { LandingPage } from "../types";

export default {
  title: "Productivity Prompts for Days That Are Already Full",
  description:
    "Eight prompts for planning, prioritizing, meetings, status updates, delegation, reviews and automation. They work with the hours you have, not the hours you wish for.",
  metaTitle: "Productivity Prompts for Planning, Meetings and Reviews",
  metaDescription:
    "Eight productivity prompts to copy: day plans, priorities, agendas, meeting briefings, status updates, delegation, weekly reviews and automation.",
  canonicalUrl: "/productivity-prompts",
  introduction:
    "An AI assistant cannot give you more hours, and it has no idea how long your tasks take. Asked to 'plan my day', it will happily put nine hours of work into seven and call the result balanced. It becomes useful when you give it two things: the real limits (appointments, hours, promises) and permission to tell you that not everything fits.\n\nThe prompts on this page are built around those limits. They make the assistant count before it plans, name what has to give way, keep what a document says apart from what it infers, and ask when something is missing. Several produce text that you send on: an agenda, a status update, a briefing. Read those before sending, since the names and dates in them will be taken as your word.\n\nStart with the one that hurts this week. If the trouble is too much work, take the prompt on deciding what gives way before any planning prompt. If the trouble is other people's calendars, take the two meeting prompts. Keep the ones that work, filled in with your standing facts, so that the next time takes a minute.",
  bulletPoints: [
    "Give hours and minutes instead of adjectives: 'five hours until Thursday' can be planned against, while 'not much time' only makes the assistant sound sympathetic.",
    "Ask for the leftovers. A plan that also lists what does not fit is honest, and that list is where your real decisions are.",
    "Paste the raw material (notes, calendar entries, the thread) instead of your summary of it, after removing names and details that are not yours to share.",
    "Have the assistant ask one question at a time in reviews and planning talks; a form with twelve questions gets twelve hurried answers.",
    "Keep one note with your standing facts, such as working hours, team and tools, and paste it ahead of any prompt that plans or delegates.",
    "Compare each plan with what really happened and put the measured times into the next prompt, so that the estimates in it come from your own work.",
  ],
  examplePrompts: [
    {
      title: "Plan a day around what is already fixed",
      category: "Planning",
      content: `Plan my working day from [START TIME] to [END TIME]. Fixed: [APPOINTMENTS WITH TIMES]. Tasks with my guess of the minutes each takes: [TASKS AND MINUTES]. The one thing that must be finished: [MOST IMPORTANT TASK]. I concentrate best [TIME OF DAY].

- Put the most important task into my best hours, in blocks of at most 90 minutes.
- Multiply my guesses by 1.5, leave one hour free for surprises, and keep ten minutes after each appointment.
- Group short tasks into one block. Start nothing new in the last half hour.

Return a table of times and tasks, then the tasks that do not fit, each with a suggestion: another day, a shorter version, or not at all. Do not shrink breaks. If a task is too vague to start, replace it with a first physical step.`,
    },
    {
      title: "Decide what gives way when everything is urgent",
      category: "Prioritization",
      content: `I have promised more work than I have time for. Help me decide what gives way.

Commitments, each with deadline, who is waiting, hours left and what happens if it is late: [COMMITMENTS]
Hours I really have until [DATE]: [HOURS]

First show the shortfall in hours. Then sort the commitments: keep as promised, deliver smaller, move, hand over, drop. Judge by the damage lateness does and how hard it is to undo, not by who is loudest.

For everything not kept, write the message to the person waiting: under 70 words, the new date or smaller version first, no long excuse.

Do not suggest nights or weekends. If a consequence is missing, ask me about it before you sort. End with what I should do in the next 30 minutes.`,
    },
    {
      title: "Write an agenda that ends in a decision",
      category: "Meetings",
      content: `Prepare a meeting of [NUMBER] minutes about [TOPIC]. The decision needed: [DECISION]. Who comes, and what each one knows or may decide: [PARTICIPANTS]. What has happened so far: [BACKGROUND].

First tell me whether this needs a meeting. If a written question would do, write that question and stop.

Otherwise return:
1. An invitation under 100 words with the decision in its first sentence and what to read beforehand.
2. An agenda: for each item the question to answer, minutes, who leads, and how it ends (decided, narrowed or assigned).
3. The two likeliest ways to get stuck, and what the chair can say then.

Keep the last five minutes for repeating the decisions aloud. If nobody on the list can make the decision, say who is missing.`,
    },
    {
      title: "Get ready for a meeting in ten minutes",
      category: "Meetings",
      content: `In ten minutes I join a meeting about [TOPIC] with [PEOPLE AND ROLES]. I am there as [YOUR ROLE] and want [OUTCOME]. Brief me from these documents.

Documents: [DOCUMENTS OR NOTES]

On one screen, give me:
- the background in four sentences
- what each person probably wants, with the passage that suggests it
- three facts or figures to have ready, each with its source
- the question most likely to be put to me, and an honest answer of two sentences
- two questions worth asking
- what I must not agree to without checking

Keep what the documents say apart from what you infer. If they contradict each other, put that first. If they say nothing about my outcome, tell me so instead of reassuring me.`,
    },
    {
      title: "Write a status update that leaves nothing to ask",
      category: "Status Updates",
      content: `Turn my notes into a status update on [PROJECT] for [READERS], who want to know [WHAT THEY CARE ABOUT]. Period: [PERIOD]. The last update promised: [LAST PROMISES].

Notes: [ROUGH NOTES]

Use this form:
- one line: on track, at risk or late, and why
- done since last time, as results and not as activities
- each earlier promise: kept, moved to a date, or dropped
- risks, with what we are doing and by when
- what I need from the readers, with a name and a date for each

At most 180 words. Do not soften bad news, turn plans into results or hide who does what. If my notes do not mention an earlier promise, write "status unknown" and ask me about it below the update.`,
    },
    {
      title: "Brief a task so that it comes back right",
      category: "Delegation",
      content: `Write a briefing for a task I am handing to [PERSON AND EXPERIENCE]. Task: [TASK]. Why it matters: [PURPOSE]. Deadline: [DEADLINE]. How I would do it: [YOUR NOTES].

On one page, cover: the result and who uses it; what "good enough" looks like, with one example; what is fixed and what they may decide alone; where material and access are; known traps; a first checkpoint after a fifth of the time, with what to show me; and when to interrupt me.

Describe the result and not my every click, unless a step is risky or required. Leave out motivational phrases.

Then list what my notes leave unclear, as the questions this person would otherwise ask halfway, and who can answer each. Do not fill those gaps yourself.`,
    },
    {
      title: "Hold a weekly review, one question at a time",
      category: "Review",
      content: `Lead me through a 20-minute review of my week. Ask one question at a time and wait for my answer. Follow up once where an answer is vague, then move on.

Calendar: [CALENDAR ENTRIES]
Finished: [DONE LIST]
Open: [OPEN LIST]
My aim for this [MONTH/QUARTER]: [AIM]

Cover in this order: what got finished, what was planned but did not happen and why, what took longer than expected, promises to others, one thing to stop, and two results that would make next week worthwhile.

Do not praise, console or lecture. Point out entries where calendar and aim disagree.

At the end write a note under 150 words: facts, one lesson, promises with dates, next week's two results. If a list is missing, work without it and say what we could not see.`,
    },
    {
      title: "Find out what is worth automating in your week",
      category: "Automation",
      content: `Here is a log of what I did over [NUMBER] days, with minutes: [TASK LOG]. Programs I use: [TOOLS]. I can [USE FORMULAS/WRITE CODE/NEITHER].

Group the repeated work in a table: task, minutes a week, how alike it is each time, damage if it goes wrong unseen, and remedy. Consider remedies in this order: stop doing it, do it less often, a template or checklist, a function my programs already have, a small automation, AI.

Recommend three. For each: hours saved in a year against hours to set up and maintain, a test that shows it works, and what a person keeps checking.

Mark functions you are not sure my programs have, so that I can look them up. If the log is too short to show a pattern, say what to record next.`,
    },
  ],
  sections: [
    {
      heading: "From a good answer to a habit",
      paragraphs: [
        "A planning prompt pays off when it costs less than the planning. Save the filled-in version somewhere you already look each morning, with only the changing parts left in brackets. If filling it in takes longer than five minutes, cut the prompt down until it does not.",
        "Be wary of plans that feel finished. The assistant has produced a table; it has not spoken to the colleague who has to agree, and it does not know that the printer always jams on Mondays. Cross out what you already know will fail before you start.",
      ],
    },
  ],
  ctaText: "Plan the Next Task with a Better Prompt",
  ctaDescription:
    "Look for your task in the prompt library, or write one rough line and have it turned into a detailed prompt. Two enhancements are free.",
  relatedLinks: [
    {
      title: "AI for Student Productivity",
      href: "/prompts/ai-for-student-productivity",
      description: "Study plans, notes and deadlines for people with exams instead of meetings.",
    },
    {
      title: "AI for Email Writing",
      href: "/prompts/ai-for-email-writing",
      description: "For the messages that planning leaves you to write.",
    },
    {
      title: "Business Prompts",
      href: "/business-prompts",
      description: "Step up from the week to cash, hiring, processes and contracts.",
    },
    {
      title: "Prompt Enhancer",
      href: "/prompt-enhancer",
      description: "Turn your own one-line task into a prompt as detailed as these.",
    },
  ],
  keywords: [
    "productivity prompts",
    "ChatGPT productivity prompts",
    "meeting agenda prompt",
    "weekly review prompt",
    "delegation",
    "daily planning",
  ],
} satisfies LandingPage;
