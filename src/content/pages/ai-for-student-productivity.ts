import type { LandingPage } from "../types";

export default {
  title: "AI for Student Productivity",
  description:
    "Plan a semester, find the holes in what you think you know and get feedback on your own work, without handing the learning over. Five prompts for students.",
  metaTitle: "AI for Student Productivity: Study Prompts That Teach",
  metaDescription:
    "Use ChatGPT, Claude or Gemini to study better: semester plans, explain-it-back tests, essay feedback, lecture notes and group work, within course rules.",
  canonicalUrl: "/prompts/ai-for-student-productivity",
  introduction:
    'There are two ways to use an assistant for a course. In one it does the exercise and you read along. That feels like studying, and it fails in the exam hall, where nobody does the exercise for you. In the other it asks, checks, plans and criticizes while you do the thinking. It is slower by the hour and faster by the semester.\n\nThe difference lies in the prompt. "Explain photosynthesis" gives you a text to nod at. "I will explain photosynthesis; find what is wrong or missing" makes you produce the knowledge, which is what an exam asks for. Recalling something from memory tends to make it stick better than reading it again; psychologists call this the testing effect, and it costs nothing to build it into a prompt.\n\nOpenAI, Google and Anthropic each introduced a tutoring mode in 2025 (study mode, Guided Learning and learning mode). Names and places change, so look for the current one in your assistant\'s menu. The prompts here work without it.\n\nBefore any of this: read your course\'s rules on AI. They differ between schools, between courses and between assignments. If in doubt, ask the person who grades you, and keep a note of what you used it for.',
  bulletPoints: [
    "Find out what your course allows before you paste an assignment, and write down which tool you used, for what and on which day.",
    "Let the assistant ask the questions and give the answers yourself; a session in which it did most of the explaining was reading, not practice.",
    "Paste your own lecture notes, slides or chapter as the source, because an answer from general knowledge may use other definitions than your examiner does.",
    "Ask for the place in your material next to every statement, so that a wrong explanation costs you a minute of checking and not a grade.",
    "Look up each reference it gives in your library catalog before you cite it; titles, authors and page numbers can be invented and look perfectly real.",
    "Plan backward from deadlines with the hours you really have free, and let the assistant cut the list when it does not fit your week.",
    "Ask for comments on a draft and do the rewriting yourself; that keeps the work yours and teaches you the correction for the next text.",
    "Keep one chat per course and ask for a short summary at the end of a session, which becomes the opening of the next one.",
  ],
  examplePrompts: [
    {
      title: "Put all your courses on one semester calendar",
      category: "Planning",
      content: `Build a semester plan from the course outlines below. Semester: [START DATE] to [END DATE]. Hours I can study per week outside class: [HOURS]. Fixed commitments: [COMMITMENTS].

1. List every deadline and exam from the outlines in date order with its weight in the grade. Where an outline gives a week but no date, write "confirm".
2. Mark collision weeks: two or more items, each over [PERCENT] of a grade, within seven days.
3. For each large item suggest a start date and three checkpoints, working back from the deadline, so that no week needs more than my hours.
4. Leave every fourth week one third empty for what goes wrong.

If it does not fit, show which weeks overflow and name two things to drop, shorten or ask an extension for. Return one table per month.

Outlines: [COURSE OUTLINES]`,
    },
    {
      title: "Explain it back and find the holes",
      category: "Study Skills",
      content: `I will explain [CONCEPT] from my course [COURSE] as if to someone in the year below me. You are that student: polite, curious, and you believe nothing without a reason.

While I explain, interrupt at most once per message, with one question: when I use a term I have not defined, skip a step, or say "obviously". Do not correct me and do not explain anything yourself until I write "verdict".

After "verdict", compare what I said with my course material below and list: right and clear, right but only repeated by heart (I did not answer a why), wrong (my words, the material's words, the place), missing. Then give me one question that I could answer only if I had understood.

If the material does not cover a point, say "not in your material" and do not rule on it.

Material: [COURSE MATERIAL]`,
    },
    {
      title: "Get feedback on an essay without losing your voice",
      category: "Feedback",
      content: `Comment on my essay draft as a tutor who may point and ask, but may not write sentences for me. Assignment: [ASSIGNMENT]. Marking criteria: [CRITERIA]. My course allows feedback from AI tools: [YES OR NO AND THE RULE].

Go criterion by criterion: what meets it (quote the words), what is missing, one question to answer in my revision. Then:
- the thesis as you understood it, in one sentence, so that I can see whether it came across
- the paragraph whose place in the argument is least clear
- claims that need a source, without suggesting sources
- the three changes worth most, in order

No rewriting, no model paragraphs, no grade prediction. Mention grammar only as a pattern with one example from my text. If the rule above says no or is empty, stop and tell me to check first.

Draft: [DRAFT]`,
    },
    {
      title: "Turn lecture notes into questions, with the gaps marked",
      category: "Notes",
      content: `Here are my raw notes from a lecture on [TOPIC], taken while listening, so they have holes. Course goals for this week: [LEARNING GOALS].

1. Put them in order under three to six headings. Keep my wording. Correct only obvious typing errors.
2. Where a sentence breaks off, two notes contradict each other, or a step is missing, insert "GAP" and a question I can take to the slides, a classmate or the lecturer. Do not fill gaps from general knowledge.
3. Write ten questions my notes can answer: four that ask what, four that ask why or how, two that connect two headings. Put the answers in a separate list at the very end with the line they come from.
4. Say which learning goals my notes do not touch.

End with the three gaps to close first, by how much depends on them.

Notes: [NOTES]`,
    },
    {
      title: "Divide a group project before it divides the group",
      category: "Group Work",
      content: `Help our group plan a project: [ASSIGNMENT], due [DEADLINE], graded [HOW IT IS GRADED]. Members, with hours per week and what each is good at or wants to learn: [MEMBERS].

Draft a plan we can argue about in one meeting:
- the parts of the work, what "done" means for each, what must come first
- who takes which part, with hours; nobody gets only formatting
- two dates on which unfinished parts are shown as they are
- who puts the whole together, and by when, at least three days before the deadline
- what we do if somebody goes silent: after how many days, and who asks

Show where hours and work do not match. Where information on a member is missing, leave the cell empty with a question. One table, then a half-page agreement in plain words that all of us can sign.`,
    },
  ],
  ctaText: "Make the next study session count",
  ctaDescription:
    'The library has prompts for writing and career, and for study skills with Premium. The generator can turn "help me review chapter four" into a prompt for a session that questions you.',
  relatedLinks: [
    {
      title: "AI for Resume Writing",
      href: "/prompts/ai-for-resume-writing",
      description: "For internships and first jobs, including a resume without work experience.",
    },
    {
      title: "Productivity Prompts",
      href: "/productivity-prompts",
      description: "Planning, meetings and routines beyond the course calendar.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description:
        "The ideas behind these prompts, so that you can write your own for any subject.",
    },
    {
      title: "ChatGPT vs Claude",
      href: "/prompts/chatgpt-vs-claude",
      description: "Two assistants side by side, for choosing one to study with.",
    },
  ],
  keywords: [
    "AI for students",
    "student productivity prompts",
    "study prompts",
    "ChatGPT for studying",
    "essay feedback prompt",
    "semester planning",
  ],
} satisfies LandingPage;
