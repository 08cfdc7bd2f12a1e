import type { LandingPage } from "../types";

export default {
  title: "Best Prompts for ChatGPT: How to Write Your Own",
  description:
    "A working guide to prompts that hold up: what to put in, three worked before-and-after examples, the common faults, how to iterate and how to check an answer.",
  metaTitle: "Best Prompts for ChatGPT: How to Write Your Own",
  metaDescription:
    "A guide to writing ChatGPT prompts that work: the parts that matter, three worked rewrites, common faults, how to iterate, and how to check the answers.",
  canonicalUrl: "/blog/best-prompts-for-chatgpt",
  introduction:
    'Lists of the best prompts for ChatGPT share a weakness: the prompt was written for somebody else\'s work. You paste it, swap a word, and get an answer that is fine for nobody in particular. Placeholders help, as long as you fill them with something real. A good prompt is mostly your own information, arranged so that a reader without your background can act on it.\n\nThis guide is about that arrangement. The method works in Claude and Gemini too, because nothing in it depends on a trick of one model. What could change is dated.\n\nYou do not need all of it for every question. "What is the capital of Peru?" is a perfect prompt. The rest is for work where a vague answer costs you an evening.',
  sections: [
    {
      heading: "Start from the finished thing",
      paragraphs: [
        'Before you type, picture the answer lying on your desk. Is it an email you will send, a table you will forward, five options to choose from, an explanation you want to understand, a list of mistakes to fix? These are different jobs, and the most common cause of a disappointing answer is that the prompt named a subject and left the job open. "Tell me about contracts for freelancers" names a subject. "List the seven clauses a freelance illustrator should look for before signing, with the question to ask if one is missing" names a thing.',
        "The verb shows which one you have written. Help, tell me about, talk about and discuss leave the job open. Choose, list, draft, shorten, compare, find, rank, question and explain to somebody close it. If two verbs fit, such as compare and then choose, write both, in that order.",
      ],
    },
    {
      heading: "Hand over the material",
      paragraphs: [
        "ChatGPT has general knowledge from training, whatever is in the conversation, and, if those features are on, memory of earlier chats and web search. It does not have your client's last message, your prices, the reason the project slipped or the tone your boss dislikes. You would not brief a colleague without these, and they are usually one copy and paste away.",
        'Three kinds of material help. Facts say what is true. Examples say what good looks like: an earlier report, two emails in your voice, a competitor\'s page you wish were yours. History says what has been tried or promised, so that the answer does not suggest it again. Put the instructions first, the material after them under a plain heading such as "Notes:" or "Her message:", and for very long material repeat the request in one line at the end.',
        'Then draw a line around it. "Use only the text below" and "you may add general knowledge, but mark it" lead to different answers, and both are legitimate.',
      ],
    },
    {
      heading: "Say how you will judge it",
      paragraphs: [
        'Words of praise do not steer. "Professional", "engaging" and "high quality" describe every text that was ever meant to be good. Write down instead what you would check if an intern handed you the work. Would you check that each recommendation has a cost? That the first paragraph can stand alone? That no sentence needs a dictionary? Those are your criteria, and they fit into three or four lines.',
        'Negative criteria are allowed and often the stronger ones: no discount, no blame, no new figures, nothing the legal department would have to approve. If you can explain why a limit exists, do it in half a sentence. "No jargon, because the readers are parents at a school meeting" tells the model what to do in cases your rule did not foresee.',
      ],
    },
    {
      heading: "Fix the form, and say what to do about holes",
      paragraphs: [
        "Form is order, length and layout. Ask for the thing you need first to come first. Give a length as a range in words or items, and treat it as a target: models count roughly. Ask for a table only if you will read down its columns, and for bullet points only if the order of the points does not carry the argument.",
        'The last line of a good prompt covers what is missing. "If a fact you need is not here, ask me before you write" suits short jobs. "Write the rest and list what you assumed" suits long ones. Without such a line, a model tends to close the gap with something plausible.',
      ],
    },
    {
      heading: "Worked example 1: an email with bad news",
      paragraphs: [
        'Before: "Write an email to my client that the website will be late."',
        "What tends to come back is a polite apology for unforeseen circumstances, thanks for the client's patience, and no date. It could be about any website, because the prompt was.",
        'After: "Write an email to Dana, who owns a bakery and has paid half the price of her website. The launch moves from June 3 to June 17, because the payment provider is still waiting for her business registration, which only she can upload. She has planned a newsletter for June 3. Purpose: she uploads the document this week and moves the newsletter. We are on first-name terms. At most 120 words. New date in the first sentence, one apology, no blame for the provider, no discount. Below the email, list anything she will probably ask that I have not covered."',
        "The second prompt takes two minutes to write, most of them spent remembering the newsletter. That is the real work in prompting: noticing what you know and have not said.",
      ],
    },
    {
      heading: "Worked example 2: a decision",
      paragraphs: [
        'Before: "What is the best accounting software for freelancers?"',
        "The answer will be a list of well-known names with a friendly sentence each. The model's knowledge of products and prices is as old as its training, unless it searches, and it knows nothing about your invoices.",
        "After: \"I am a freelance translator with about 15 invoices a month, in euros and dollars, and no employees. Bookkeeping costs me two evenings a month. Do not recommend a product yet. List at most seven criteria that should decide for somebody like me. For each, give a question I can answer on a vendor's page in five minutes and the answer that would rule a product out. Then draw an empty table for three products. Mark whatever depends on my country's tax rules with: ask an accountant.\"",
        "The change is in what is being asked for. Knowledge about products goes out of date; the skill of laying out a decision does not.",
      ],
    },
    {
      heading: "Worked example 3: an edit",
      paragraphs: [
        'Before: "Make this better." (Followed by the first page of a report.)',
        "Better has no direction. The model will smooth every sentence, and you can no longer find your own changes.",
        'After: "This is the first page of my report to a school board. The members are volunteers who read it at home in the evening. Find the three places where a reader without background would stop or misunderstand. For each, quote the sentence, say what the reader would ask, and offer one rewrite that keeps my figures and is no longer than the original. Leave everything else untouched. Finally, tell me in one sentence what you took to be my main point."',
        "Limiting the edit to three places makes every change reviewable. The last sentence is a test that costs nothing: if the stated main point is not the one you meant, the page has a larger problem than its wording.",
      ],
    },
    {
      heading: "Common faults and their repairs",
      paragraphs: [
        "Several jobs in one prompt. A request to research, plan, write and shorten gets a thin version of each. Repair: split it, and start each step from the approved result of the one before.",
        'A costume instead of a criterion. "Act as a world-class strategist" changes the tone. Repair: state what such a person would check, in three lines, and drop the costume if it adds nothing.',
        "Instructions that contradict each other. Short but complete, formal but like a friend, exactly 50 words with all eight points. Repair: say which wins when they collide.",
        'The hidden opinion. "Why is remote work better for small teams?" asks for agreement and will get it. Repair: ask for the strongest case on each side, and for what would decide between them.',
        "Too much prompt. Forty rules, most of them copied from an older prompt for another purpose, hide the four that matter. Repair: delete lines one at a time and keep only those whose absence you notice.",
        "Asking for what it cannot know. Current prices, your competitor's revenue, whether a law changed last month. Repair: paste the source, or use search and open the links it cites.",
      ],
    },
    {
      heading: "Iterate without going in circles",
      paragraphs: [
        'When an answer misses, find out how before you type again. There are four ways. It did a different job from the one you meant: repair the verb and the finished thing. It lacked something you know: add material. It did the job to another standard: add the criterion, in words you could check. It has the right content in the wrong shape: fix the form. "No, more creative" repairs none of the four.',
        "Prefer repairing the prompt to piling corrections below the answer. As of November 2026, ChatGPT lets you edit a message you have sent and get a new answer from that point, and other assistants have an edit button worth looking for. If two corrections have not helped, start a new chat with the repaired prompt.",
        'One question is worth asking when you are stuck: "Which sentence of my prompt could be understood in two ways? Quote it and give both readings."',
      ],
    },
    {
      heading: "Check the answer before it leaves your desk",
      paragraphs: [
        "Language models write true and false sentences in the same confident tone, so how it sounds tells you nothing. Check in proportion to the damage a mistake would do: not at all for a birthday rhyme, line by line for anything about money, health, law or another person.",
        "First, compare the answer with your own criteria, one by one. Then mark every name, number, date, quotation, reference, law and link. Each of these is either in your material, where you can find it, or it needs a source outside the chat. Open links, because a real page may not say what it is cited for. Repeat calculations in a spreadsheet.",
        'Two shortcuts help and one misleads. If you pasted the source, ask for the exact sentence behind each statement and check whether it is there. Or run the same prompt in a new chat and compare: where the two answers differ, one of them is a guess, although agreement alone proves nothing. The misleading one is "are you sure?". It invites an apology and a changed answer, even if the first was right.',
        "For medical, legal, tax and financial decisions, use the answer to prepare better questions for a professional, not to replace one.",
      ],
    },
    {
      heading: "Keep what works, and keep out what does not belong",
      paragraphs: [
        "When a prompt has worked twice, turn it into a template: replace the facts of this case by placeholders in capitals and square brackets, and note which assistant you used it with and when.",
        "And decide what never goes in. Passwords, card numbers, other people's health, a client's unpublished figures: leave them out, or replace them by a placeholder and fill them in afterwards in your own document. Consumer and business plans of the same assistant can treat your data differently. Look under data controls in the settings, and at your employer's rules, before you paste.",
      ],
    },
  ],
  bulletPoints: [
    "Name the finished thing and not only the subject.",
    "Most of a good prompt is information that only you have; say what you know about this case.",
    "Replace praise words by checks you could carry out on the answer, and give the limits with their reasons.",
    "Say whether the assistant may add general knowledge to your material, and have additions marked.",
    "End with what to do about missing facts, or the model fills the gap with something plausible.",
    "When an answer misses, decide whether the job, the material, the standard or the form was at fault, and repair that line of the prompt.",
    "Check every name, number, date, quotation and link against a source outside the chat.",
    "Save prompts that worked twice as templates with placeholders, without private or confidential details.",
  ],
  examplePrompts: [
    {
      title: "Lay out a decision before asking for advice",
      category: "Decision",
      content: `I have to choose between these options: [OPTIONS]. My situation: [SITUATION]. I must decide by [DATE]. What I am leaning toward, and why: [LEANING].

Do not advise me yet.
1. Name the decision in one sentence. If the real question seems to be another one, tell me.
2. List at most six criteria that matter in my situation, each with how I could find out the facts. Leave out criteria on which all options are equal.
3. Tell me which option I could undo most easily, and what that would cost.
4. Give the strongest argument against my leaning.
5. Ask me the two questions whose answers would settle most.

After my answers, recommend one option in three sentences and say what would have to be true for you to be wrong. Where you rely on general knowledge and not on what I told you, mark it "general".`,
    },
    {
      title: "Prepare a difficult phone call on one page",
      category: "Communication",
      content: `Prepare me for a phone call with [PERSON OR OFFICE] about [MATTER]. What happened so far, with dates: [HISTORY]. What I want at the end: [GOAL]. What I would accept: [FALLBACK]. What I must not say or agree to: [LIMITS].

Write one page I can have in front of me:
- my first two sentences, saying who I am, the matter, and what I ask
- the facts I need, with dates and reference numbers, in the order they will come up
- the three replies I am most likely to hear, and a calm answer to each
- a sentence to use if they refuse, and one if they promise something vague
- what to have confirmed before hanging up: who, what, by when, in writing

Write as people speak. Use only my facts; where I would be asked for something not in them, add it under "have ready".`,
    },
    {
      title: "Learn enough about a subject for one meeting",
      category: "Learning",
      content: `I have a meeting about [SUBJECT] on [DATE] with [PARTICIPANTS]. I know [WHAT I KNOW]. I do not need to become an expert; I need to follow, ask sensible questions and notice nonsense.

Give me, in this order:
1. the subject in five sentences, without jargon
2. ten terms I will hear, one line each, sorted by how likely they are to come up
3. the two or three points on which informed people disagree, with each side's best argument
4. five questions a well-prepared outsider could ask, and what a good answer would contain
5. what probably changed recently, so that I look it up before the meeting

Mark statements you are not sure of with "verify" and tell me what kind of source would settle them. If the subject could mean two things in that company, ask me first.`,
    },
    {
      title: "Plan your first month in a new role",
      category: "Planning",
      content: `I start as [NEW ROLE] at [ORGANIZATION] on [START DATE]. What I was told about expectations: [EXPECTATIONS]. What I know about the team and its problems: [TEAM FACTS]. What worries me: [WORRIES].

Plan my first four weeks. For each week give:
- what I should understand by Friday, as questions I can answer
- whom to talk to, and two questions for each that do not make me look for mistakes in their work
- one small, useful result that needs nobody's permission
- what to leave alone for now, and why

Add a list of promises I should not make yet, and a ten-minute agenda for a talk with my boss at the end of week two.

Build on my facts; where you assume something typical of such roles, mark it "typical". If the expectations contradict each other, show me where before you plan.`,
    },
    {
      title: "Understand a contract clause before you ask a lawyer",
      category: "Reading",
      content: `Explain the clause below, from [TYPE OF CONTRACT], to me as [MY ROLE IN THE CONTRACT]. Country: [COUNTRY].

1. Say in everyday words what it obliges each side to do, in the order of the sentences. Keep "may", "must" and "unless" exactly as they are meant.
2. Give two concrete situations: one in which the clause would not matter and one in which it would hurt me.
3. List words that have a definition elsewhere in the contract or a special legal meaning, so that I look there.
4. Name what a clause like this often states and this one leaves open.
5. Write three questions for a lawyer, the most important first, and one change I could propose in plain language.

Do not tell me whether to sign. If the clause refers to another section I did not paste, ask for it.

Clause: [CLAUSE]`,
    },
  ],
  ctaText: "Put the method to work",
  ctaDescription:
    "Browse prompts that follow it, sorted by the work they do, or let the generator turn your next one-line request into a full prompt. Two enhancements are free.",
  relatedLinks: [
    {
      title: "Prompts for ChatGPT",
      href: "/prompts/prompts-for-chatgpt",
      description: "Finished prompts to copy, now that you can judge and adapt them.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description: "The named techniques and a small method for testing prompts you use often.",
    },
    {
      title: "Refine a Prompt",
      href: "/refine",
      description: "Have one of your own short prompts structured, then edit it with this guide.",
    },
    {
      title: "ChatGPT vs Claude",
      href: "/prompts/chatgpt-vs-claude",
      description:
        "A dated comparison, with five prompts for testing both on a job you really have.",
    },
  ],
  keywords: [
    "best prompts for ChatGPT",
    "how to write ChatGPT prompts",
    "prompt writing guide",
    "prompt examples before and after",
    "check AI answers",
    "prompt mistakes",
  ],
} satisfies LandingPage;
