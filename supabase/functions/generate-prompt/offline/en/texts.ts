import type { LanguagePack } from "../pack.ts";

export const texts = {
  writing: {
    overview: "Write a finished text that needs no more than a light edit from me.",
    asks: {
      topic: "[TOPIC: e.g. how small teams work remotely]",
      audience: "[READERS: e.g. beginners, my teacher, our customers]",
      purpose: "[MAIN POINT: e.g. what readers should think or do afterwards]",
      tone: "[TONE: e.g. friendly, formal, critical]",
    },
    requirements: [
      'Open with a concrete case, question or fact; no dictionary definition and no "in today\'s world".',
      "Make one main point, let every paragraph serve it, and back each claim with a specific example.",
      "Do not invent figures, quotes or sources; write (check) after anything I should verify.",
      "Use plain words and active verbs, and cut every sentence that repeats an earlier one.",
    ],
    twists: {
      "essay*, thesis, dissertation":
        "State the thesis in the first paragraph and answer the strongest argument against it.",
      "blog*, article*":
        "Use subheadings that make sense when skimmed, and a title of at most 60 characters.",
      "report*, white paper, case study":
        "Begin with the findings in five lines; keep facts, interpretation and recommendations apart.",
      "press release*":
        "Follow press style: dateline, the news in the first sentence, one quote marked for approval, contact details last.",
      review: "Say who it suits and who it does not, with one concrete strength and one weakness.",
    },
    kinds: {
      "docs, documentation, document our, document my, readme, user manual, user guide, release notes, changelog":
        {
          overview:
            "Write documentation that answers a reader's question without a call to the author.",
          asks: {
            material: "[WHAT IT COVERS: paste notes, steps or code]",
            audience: "[READERS: e.g. first-time users, staff, developers]",
          },
          requirements: [
            "Document only what I gave you; mark every gap with (to check) instead of guessing names, fields or limits.",
            "Begin with what it is for and the shortest example that works from start to end.",
            "One heading per task of the reader; requirements, steps, expected result and likely errors under each.",
          ],
          format: ["Markdown with headings, code blocks and tables where they help."],
          size: "As long as the matter needs; no introduction.",
        },
      "my bio, bio, biography": {
        asks: {
          material: "[FACTS ABOUT ME: e.g. job, proudest result, hobby]",
          audience: "[WHERE IT APPEARS: e.g. company site, conference, dating profile]",
        },
        requirements: [
          "Lead with what matters most to the reader, not with the place of birth.",
          "Use only facts I gave you; no invented awards, years or employers.",
          "Replace self-praise by one result or detail that shows it.",
        ],
        format: [
          "One version in the first person and one in the third.",
          "One line of at most 150 characters for profiles.",
        ],
        size: "60 to 100 words per version.",
      },
      paragraph: { format: ["One paragraph, no title."], size: "100 to 150 words." },
    },
    format: [
      "A title, then the text in short paragraphs; subheadings only if it is longer than 400 words.",
    ],
    size: "600 to 800 words.",
  },
  creative: {
    overview: "Write an original piece that does not read like a first draft.",
    asks: {
      topic: "[SUBJECT: e.g. two sisters find an old radio]",
      style: "[STYLE OR MOOD: e.g. dry humour, fairy tale, melancholy]",
      audience: "[AUDIENCE: e.g. children aged 8, wedding guests]",
    },
    requirements: [
      "Carry one clear idea from the first line to the last.",
      "Show it through action, images and speech; never explain the moral.",
      "Use details that can be seen, heard or touched instead of naming feelings.",
      "Avoid stock phrases, predictable rhymes and the first twist that comes to mind.",
    ],
    twists: {
      "story, stories, novel, fairy tale, fanfic*":
        "Give the main character a want, an obstacle and a choice that costs something.",
      "song, lyrics, rap":
        "Verse, chorus, verse, chorus, bridge, chorus, with a hook that is easy to sing back.",
      "birthday*, toast, card":
        "Make it personal: leave room for one shared memory, and keep it speakable.",
    },
    kinds: {
      "poem*, haiku*, sonnet*, limerick*": {
        requirements: [
          "Choose one form and keep to it (lines, rhythm, rhyme or deliberately none).",
          "Build it on one image taken from daily life, and let that image change.",
          "No rhyme that bends the sentence, no abstract nouns such as love, time or soul unless I used them.",
          "The last line must surprise and still seem inevitable.",
        ],
        format: ["Title and poem only, without comments."],
        size: "The length of the form; 12 to 20 lines if it is open.",
      },
      "joke*, riddle*": {
        requirements: [
          "Short set-up, one surprise, nothing after the punchline.",
          "No jokes at the expense of a group, and none that everyone knows.",
          "Vary the mechanism: wordplay, reversal, exaggeration, understatement.",
        ],
        format: ["A numbered list, best first."],
        size: "Five, of at most three lines each.",
      },
    },
    format: ["The title and the piece only, without comments before or after it."],
    size: "The natural length of the form; 400 to 700 words for a story.",
  },
  email: {
    overview: "Write a message that I can send without editing.",
    asks: {
      topic: "[WHAT IT IS ABOUT: e.g. a late delivery]",
      audience: "[RECIPIENT: e.g. my manager, a new client]",
      details: "[FACTS TO INCLUDE: e.g. dates, names, what was agreed]",
      tone: "[TONE: e.g. warm, formal, firm]",
    },
    requirements: [
      "Put the point into the first two sentences.",
      "End with one clear request or next step, with a date if I gave one.",
      "Use only what I told you; never make up names, dates or reasons.",
      'Sound like a person: polite and direct, no "I hope this email finds you well".',
    ],
    twists: {
      "day off, days off, off work, time off, leave, vacation, sick, friday off, monday off":
        "Name the exact days and say in one line how my work will be covered.",
      "complain*, complaint, refund, broken, late delivery":
        "Say what went wrong, when, what I want done and by when; firm, without insults.",
      "apolog*, sorry":
        "Name the mistake once, take responsibility without excuses, and say what changes now.",
      "follow up, following up, reminder, chase":
        "Recall the earlier message in one line and ask one question that is easy to answer.",
      "resign*, quit, notice":
        "Give the last working day, thank them for one specific thing, offer a handover; no complaints.",
      "cold email*, outreach, sales email*, partnership":
        "Show in one line why I write to this recipient, name one benefit, ask one low-effort question; at most 120 words.",
      "decline, reject, say no, turn down":
        "Say no in the second sentence, give one honest reason, keep the door open if I want that.",
      "raise, promotion, salary":
        "Argue from results I delivered, name the figure or ask for a meeting, and do not apologise for asking.",
      landlord:
        "Describe the problem, since when, and what I ask for by which date, so that it can serve as a record.",
      "thank you, thanks": "Name the specific thing they did and what it changed for me.",
    },
    kinds: {
      "text, text message, text to, text my, whatsapp, sms, dm, chat": {
        format: [
          "The message only: no subject line, no formal greeting.",
          "One shorter alternative.",
        ],
        size: "At most 50 words.",
      },
    },
    format: [
      "Subject line of at most 50 characters.",
      "Then greeting, body in short paragraphs, sign-off.",
    ],
    size: "80 to 150 words.",
  },
} satisfies Partial<LanguagePack["templates"]>;
