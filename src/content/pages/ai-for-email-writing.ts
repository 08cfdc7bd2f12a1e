import type { LandingPage } from "../types";

export default {
  title: "AI for Email Writing",
  description:
    "How to get emails from ChatGPT, Claude or Gemini that sound like you, ask for one thing and contain nothing you did not mean to promise.",
  metaTitle: "AI for Email Writing: Prompts That Sound Like You",
  metaDescription:
    "Write better emails with AI: what to paste, how to keep your voice, what to check before sending, and five prompts for replies, outreach and reminders.",
  canonicalUrl: "/prompts/ai-for-email-writing",
  introduction:
    'Ask an assistant to "write a professional email about the delay" and you get the email you delete when others send it: a wish that this finds you well, three paragraphs of apology, and no date. The model did what it could. It knew neither who reads the message nor what you want them to do.\n\nEmail is the easiest kind of writing to brief, because four facts carry nearly all of it: who reads it and how well you know each other, what has happened so far, what you want the reader to do, and by when. Add the message you are answering and two emails you have written before, and the draft will need small edits and not a rewrite.\n\nWhat stays yours is the last minute before sending. A model can soften a refusal until it reads like agreement, invent a reason for a delay, or offer a refund nobody approved. The five prompts below are written so that such additions are marked or refused. Newsletters and campaigns to a list have rules of their own, and the last example covers one of the hardest: writing to people who stopped reading.',
  bulletPoints: [
    "Say what the reader should do after reading, in one sentence; if you cannot, no assistant can write the email, and you may not need to send it.",
    "Paste the whole thread when you want a reply, and tell the assistant which of the open questions you will answer, which you postpone and which you refuse.",
    "Give two emails you wrote to similar people as samples of your voice; that works better than adjectives such as friendly, warm or professional.",
    "List what must not be promised: dates, prices, refunds, other people's time. A draft can contain an offer or a deadline that nobody has approved.",
    "Ask for the request in the first two sentences and the background after it, since many readers see only the preview line on a phone.",
    "Write subject lines last, from the finished text, and name the matter and the date in them so that the mail can be found again next month.",
    "Remove names, account numbers and health or salary details before pasting a thread, or use an assistant that your employer has approved for such data.",
    "Read the draft aloud once before you send it, and delete any sentence you would not say to that person's face or could not stand by next week.",
  ],
  examplePrompts: [
    {
      title: "Answer a complaint with a decision in it",
      category: "Customer Support",
      content: `Draft a reply to the customer's message below. I am [YOUR ROLE] at [COMPANY].

What happened on our side: [FACTS]
What I have decided to offer: [DECISION]
What I will not do: [LIMITS]

Write 90 to 150 words:
1. In the first sentence, name the customer's problem in their own terms, so that they see it was read.
2. Then the decision, with date and what they need to do, if anything.
3. Then the cause in one or two sentences, without blaming the customer, a colleague or "the system".
4. Close with how to reach me about this case.

Apologize once, for something specific. Offer nothing beyond my decision. If the message raises a point that my facts do not answer, do not fill it: write OPEN POINT in the draft and list the question for me below it.

Customer's message: [MESSAGE]`,
    },
    {
      title: "Write to one person who does not know you",
      category: "Outreach",
      content: `Write a first email to [PERSON], [THEIR ROLE], whom I have never met. I want [REQUEST], which takes them about [TIME NEEDED].

Why this person and nobody else: [SPECIFIC REASON]
What I have done already: [MY PREPARATION]
What they get from it, honestly: [BENEFIT FOR THEM]

At most 110 words, no attachment. Open with the specific reason, not with my biography. Make one request that can be answered yes or no. Make it easy to decline. Use no flattery that would fit another person, and no "quick question", "just following up" or "pick your brain".

Give two versions with different openings and one subject line each, under 50 characters. If my specific reason would fit a hundred other people, tell me before drafting and say what I should look for to find a better one.`,
    },
    {
      title: "Chase an unpaid invoice in three calm steps",
      category: "Freelance",
      content: `Write three emails about an unpaid invoice, to be sent only if the one before brings nothing.

Client: [CLIENT], contact [CONTACT NAME]
Invoice [INVOICE NUMBER], [AMOUNT], due on [DUE DATE]
Relationship and history: [HISTORY]
Payment terms agreed in writing: [TERMS]

First, three days late: 60 words, assumes an oversight, repeats number, amount, date and how to pay.
Second, ten days late: 80 words, asks for a payment date by a day I can name, asks whether something about the work is holding it up.
Third, twenty days late: 90 words, names the consequence that my terms allow and the day it starts.

Same polite tone in all three; only the firmness grows. Threaten nothing the terms do not contain. If no terms are given, leave consequences out and tell me what to check in my contract or local law before the third.`,
    },
    {
      title: "Turn a forty-message thread into one decision request",
      category: "Summary",
      content: `Below is a long email thread. Write one email to [DECISION MAKER] that lets them decide without reading it.

First, for me only: list the positions in the thread, who holds each, the latest date each was stated, and anything two people remember differently. Quote the line when a commitment was made.

Then the email, at most 180 words:
- the decision needed and by when, in the first two sentences
- the options, two or three, each with its cost and who supports it
- what happens if nobody decides
- my recommendation: [MY VIEW], in one sentence, marked as mine

Use only what the thread says. Where it stays silent on something a decision needs, write "not discussed" instead of an estimate. Leave out who annoyed whom.

Thread: [THREAD]`,
    },
    {
      title: "Ask silent subscribers to stay or leave",
      category: "Email Marketing",
      content: `Write one email to subscribers of [NEWSLETTER] who have not opened or clicked anything for [PERIOD]. Its job is a clean list: they stay on purpose or they leave easily.

About the newsletter: [WHAT IT COVERS], sent [HOW OFTEN]. The three most useful issues lately: [ISSUES WITH LINKS].

Requirements:
- subject line under 50 characters that says what the mail is, without guilt, alarm or a fake reply prefix
- at most 120 words, and one main link: "keep me on the list"
- a plain unsubscribe link in the body
- one sentence on what happens if they do nothing, and when: [REMOVAL DATE]
- no discount, no "we miss you", no made-up numbers

Give two subject lines and one text. If my three issues are too similar to win anybody back, say so. Then list what I should check about consent and sender rules for [COUNTRY].`,
    },
  ],
  ctaText: "Have an email to write today?",
  ctaDescription:
    "Describe it in one line and let the generator turn it into a prompt that asks for reader, history and request. The library holds finished prompts for common situations.",
  relatedLinks: [
    {
      title: "AI for Marketing Copy",
      href: "/prompts/ai-for-marketing-copy",
      description: "For the page your email links to: product pages, ads and announcements.",
    },
    {
      title: "Productivity Prompts",
      href: "/productivity-prompts",
      description:
        "Prompts for meetings, planning and the work that fills an inbox in the first place.",
    },
    {
      title: "Business Prompts",
      href: "/business-prompts",
      description:
        "Plans, cash, hiring and contracts: the decisions that some of those emails are about.",
    },
    {
      title: "Prompts About Relationships",
      href: "/prompts/prompts-about-relationships",
      description: "For messages in which the person matters more than the matter.",
    },
  ],
  keywords: [
    "AI for email writing",
    "ChatGPT email prompts",
    "cold email prompt",
    "complaint reply prompt",
    "payment reminder email",
  ],
} satisfies LandingPage;
