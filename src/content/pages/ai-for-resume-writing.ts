import type { LandingPage } from "../types";

export default {
  title: "AI for Resume Writing",
  description:
    "Let an AI assistant interview you, compare and cut, and keep every line true. Five prompts for a resume you can defend in the interview.",
  metaTitle: "AI for Resume Writing: Honest Prompts That Help",
  metaDescription:
    "Use AI on your resume without inventing anything: evidence interviews, a gap check against the posting, career changes, first resumes and a reader test.",
  canonicalUrl: "/prompts/ai-for-resume-writing",
  introduction:
    'The common way to use AI on a resume is to paste it and ask for something more impressive. What comes back is more impressive and less true: "assisted with the monthly report" has become "spearheaded data-driven reporting initiatives", and a percentage has appeared that you never measured. An experienced reader has seen that sentence many times this week, and the first interview question about it will hurt.\n\nThe better use is the opposite. A model is a patient interviewer: it will ask what was different after your work, how many, how often, compared with what, until a duty turns into something you did. It is also a fast reader: it can lay a posting beside your resume and show which requirements you prove, which you only mention and which you do not meet.\n\nAbout the software in between: many employers use an applicant tracking system to store and search applications. Systems differ, and nobody outside can tell you a score. Plain headings, ordinary text instead of text inside images, and the posting\'s own words where they are true for you are sensible in all of them. Beyond that, write for the person who reads your resume next.',
  bulletPoints: [
    "Tell the assistant that it may not add a number, a tool, a title or a result you did not give, and have it mark weak lines instead.",
    "Work on one role at a time: ten questions about one job bring out more evidence than one request to improve three pages at once.",
    "Give the scale when you have no result: how many customers, files, visitors or people per shift is a fact that shows the size of the work.",
    "Keep a master file with everything you have done and cut it for each application, so that tailoring means choosing lines and never inventing them.",
    'Use the posting\'s exact term once for each skill you really have, because a search for "bookkeeping" may not find a resume that says "finance support".',
    "Name a gap or a career change in one plain line with dates; a reader who has to guess usually guesses worse than the truth.",
    "Take your address, date of birth and reference contacts out before pasting, and put back what the final file needs; no assistant needs them to edit.",
    'Say every line aloud as the answer to "tell me about that", and delete whatever you could not talk about for a minute.',
  ],
  examplePrompts: [
    {
      title: "Be interviewed about one job before any line is written",
      category: "Resume",
      content: `Interview me about one job so that I can write honest resume lines. Role: [JOB TITLE] at [EMPLOYER TYPE], [DATES]. Target role: [TARGET ROLE].

Ask one question at a time, at most twelve, and react to my answers. Look for: what landed on my desk and how much of it, what was broken or slow when I came, what I changed or decided myself, what others did differently because of it, what I can prove. For an adjective, ask for the event behind it. For a missing number, ask for a scale.

Then write five lines in my words: verb, thing, scale, effect. Mark each as "measured", "estimated by me" or "no result known". Add nothing I did not say. Finish with the two answers for which better evidence would help most.`,
    },
    {
      title: "Lay the posting beside your resume",
      category: "Analysis",
      content: `Compare my resume with the job posting. Do not rewrite anything yet.

Make a table with one row per requirement in the posting, in its order: the requirement in its words, must-have or nice-to-have (as the posting says; write "unclear" if it does not), the line in my resume that proves it, and a verdict: PROVED (a line shows it with evidence), MENTIONED (the word is there, the proof is not), MISSING.

Then:
1. for each MENTIONED, one question that might bring out proof I have not written down
2. for each MISSING must-have, say plainly whether anything in my resume comes close; do not suggest that I claim it
3. three lines of my resume that this reader does not need
4. your honest view in two sentences: worth applying, or not, and why

Posting: [JOB POSTING]
Resume, without contact data: [RESUME]`,
    },
    {
      title: "Write the summary for a change of career",
      category: "Career Change",
      content: `I am moving from [OLD FIELD] to [NEW FIELD] and want a resume summary for the role of [TARGET ROLE]. My reason for the change, in one honest sentence: [REASON]. What I have done toward it: [STEPS TAKEN]. Facts from my old field: [FACTS].

First list what carries over because the task is the same (name it in both fields' words), and what people claim carries over and does not.

Then write three summaries of 50 to 60 words. A starts with what I can already do in the new field, B with the shared task, C with the project that shows the change. State the change openly. No "passionate", no "proven track record", no skill without a fact behind it.

Tell me which version fits a cautious reader. If my facts show nothing done toward the new field yet, say so and suggest the smallest project that would.`,
    },
    {
      title: "Build a first resume without job experience",
      category: "Student",
      content: `Help me write a first resume for [TYPE OF JOB]. I have little or no paid work behind me.

Ask me about these one after another and wait for answers: courses with real assignments, things I organized or repaired, care for family members, clubs and sport, volunteering, languages, software I have used for a purpose, responsibilities somebody relied on. For every answer ask once what exactly I did, how often, and for whom.

Then write one page of plain text: three lines about me and the job I want, education, experience (paid or not, with months), skills I can show, availability: [AVAILABILITY]. Each entry says what I did. Call unpaid things unpaid.

Do not stretch: if the page stays short, leave it short and tell me one thing I could do within four weeks that this employer would value. List everything I must verify.`,
    },
    {
      title: "See what a hurried reader takes away",
      category: "Review",
      content: `Read the resume below as somebody filling the role of [TARGET ROLE] with a pile of applications and half a minute for each.

Part 1, first pass. From the top third and the first line of every entry only: who this person is, two things you remember, the doubt that would make you put it aside.

Part 2, full read. List lines that made you believe something and lines that made you doubt, each with the reason: vague verb, number without a base, title larger than the task, tool list without use, dates that do not add up.

Part 3, plain-text test. Point out anything that would be lost or scrambled when the file is copied as plain text: columns, icons, skill bars, text in pictures, unusual headings. Say what you cannot judge from pasted text.

Suggest cuts, not new lines.

Resume: [RESUME]`,
    },
  ],
  ctaText: "Turn the posting on your screen into a plan",
  ctaDescription:
    "Browse the Career prompts in the library, or describe the job in one line and let the generator build a prompt around it.",
  relatedLinks: [
    {
      title: "AI for Email Writing",
      href: "/prompts/ai-for-email-writing",
      description: "The message that carries the resume, and the follow-up a week later.",
    },
    {
      title: "AI for Student Productivity",
      href: "/prompts/ai-for-student-productivity",
      description: "For applicants who are still studying: plans, feedback and group work.",
    },
    {
      title: "Business Prompts",
      href: "/business-prompts",
      description:
        "The other side of the table: one of its prompts builds an interview scorecard for a hire.",
    },
    {
      title: "How to Write Prompts That Work",
      href: "/blog/best-prompts-for-chatgpt",
      description:
        "The general method behind these prompts, with worked before-and-after examples.",
    },
  ],
  keywords: [
    "AI for resume writing",
    "ChatGPT resume prompts",
    "resume bullet points",
    "tailor resume to job posting",
    "career change resume",
    "first resume",
  ],
} satisfies LandingPage;
