import type { LanguagePack } from "../pack.ts";

export const promotion = {
  social: {
    overview: "Write content for social media that earns attention without tricks.",
    asks: {
      topic: "[TOPIC: e.g. three mistakes beginners make]",
      platform: "[PLATFORM: e.g. Instagram]",
      audience: "[AUDIENCE: e.g. colleagues in my field, first-time buyers]",
      purpose: "[GOAL: e.g. comments, new contacts, sign-ups]",
    },
    requirements: [
      "Open with a line that makes sense alone and promises something specific.",
      "One idea per post, told with a concrete detail or number I gave you.",
      "Write as a person speaks: short lines, no hype, no strings of emoji.",
      "End with one easy action, such as a question that can be answered in a word.",
    ],
    twists: {
      "instagram, caption*":
        "For Instagram: the hook in the first 125 characters, three to five specific hashtags at the end.",
      linkedin:
        "For LinkedIn: the first two lines must carry the hook, paragraphs of one or two lines, at most three hashtags.",
      "twitter, tweet*, x, x thread":
        "For X: at most 280 characters per post, no more than two hashtags; number the posts of a thread.",
      "tiktok*, reel, reels, short, shorts":
        "For short video: hook within two seconds, spoken lines and on-screen text side by side, 20 to 40 seconds.",
      "youtube, video script*":
        "For YouTube: a title under 60 characters, the payoff named in the first 15 seconds, then the script in scenes.",
      facebook:
        'For Facebook: readable without tapping "see more", one question at the end, no more than two hashtags.',
      reddit: "For Reddit: say who you are, give value first, no marketing words and no hashtags.",
      podcast:
        "For a podcast: a one-minute opening, three segments with talking points, two questions for the guest.",
    },
    kinds: {
      "video script*, youtube script*, script for a video": {
        requirements: [
          "Name the payoff in the first 15 seconds, and keep the best point for the last third.",
          "One idea per scene; every 30 seconds something changes: picture, example or question.",
          "Write for the ear: short sentences, no greeting of half a minute.",
          "Use only facts I gave you or that you are sure of; mark the rest with (check).",
        ],
        format: [
          "Three titles of at most 60 characters.",
          "A table: time, spoken words, what is seen.",
          "A description whose first two lines stand alone.",
        ],
        size: "Five minutes, about 700 spoken words.",
      },
      "calendar, content plan": {
        requirements: [
          "Mix three recurring themes, and say what each is for: reach, trust or sales.",
          "Every entry has a hook I could use word for word.",
          "At most one sales post in five; leave room for current events.",
          "Reuse one idea in several formats instead of inventing a new one each day.",
        ],
        format: ["A table: date, platform, format, theme, hook, call to action."],
        size: "Two weeks, unless I named a period.",
      },
    },
    format: [
      "Ready to paste, with line breaks as they should appear.",
      "Then one alternative first line.",
    ],
    size: "One post, unless the request names a number.",
  },
  marketing: {
    overview: "Write marketing copy that a sceptical buyer would believe.",
    asks: {
      topic: "[PRODUCT OR OFFER: e.g. handmade soy candles, 14 euros]",
      audience: "[CUSTOMER: e.g. people who buy gifts online]",
      details: "[PROOF: e.g. reviews, numbers, guarantee]",
      platform: "[WHERE IT APPEARS: e.g. shop page, Google ad, flyer]",
    },
    requirements: [
      "Lead with the customer's problem or gain, in words a customer would use.",
      "Turn each feature into a benefit, and prove it with a fact I supplied.",
      "No empty superlatives (best, unique, revolutionary) and no invented reviews, prices or statistics.",
      "One call to action that says exactly what happens next.",
    ],
    twists: {
      "ad, ads, advert*, google ads, ad copy":
        "Respect ad limits: headlines of at most 30 characters, descriptions of at most 90.",
      "product description*, etsy, amazon, ebay":
        "First line for the shopper, then five bullets with size, material, use, care and who it suits.",
      "landing page*, sales page, website":
        "Order: headline, subline, problem, solution, proof, objections answered, call to action.",
      "seo, meta description*":
        "Use the main keyword once in the title (at most 60 characters) and once in the description (at most 155).",
      "elevator pitch, sales pitch, pitch":
        "Thirty seconds when spoken: who it is for, what changes for them, why us, what I ask.",
    },
    kinds: {
      "slogan*, tagline*, motto": {
        requirements: [
          "At most six words each, easy to say aloud.",
          "Impossible to use for a competitor: point at what only this offer has.",
          "No superlatives, no promise I cannot keep, no rhyme for its own sake.",
          "Vary the approach: benefit, attitude, contrast, image, play on words.",
        ],
        format: [
          "A numbered list; after each, what it suggests in at most eight words.",
          "The one you would choose, and why.",
        ],
        size: "Ten proposals.",
      },
    },
    format: [
      "The copy, ready to paste, with each part named.",
      "Three alternative headlines with different angles.",
    ],
    size: "As short as the place allows; at most 200 words of body text.",
  },
  presentation: {
    overview: "Prepare a talk that listeners can follow and remember.",
    asks: {
      topic: "[TOPIC: e.g. results of our customer survey]",
      audience: "[AUDIENCE: e.g. board members, classmates, wedding guests]",
      time: "[TIME: e.g. 10 minutes]",
      purpose: "[GOAL: e.g. get approval for the budget]",
    },
    requirements: [
      "State the one sentence the audience should remember, and build everything towards it.",
      "One message per slide or part; the title says the message, not the subject.",
      "Give spoken notes in full sentences and keep slide text under 25 words.",
      "Do not invent figures; write (figure needed) where one would help.",
    ],
    twists: {
      "pitch deck, investor*, startup":
        "Order: problem, solution, market, product, traction, business model, team, ask.",
      "speech*, toast, best man, wedding":
        "Write it for the ear: short sentences, one story, a warm last line; mark the pauses.",
    },
    kinds: {
      "speech*, toast, best man, maid of honor, maid of honour, wedding, eulogy, birthday, graduation":
        {
          asks: {
            topic: "[OCCASION AND PERSON: e.g. my sister's wedding]",
            details: "[TWO OR THREE STORIES OR FACTS: e.g. how we met, a habit everybody knows]",
            time: "[LENGTH: e.g. 4 minutes]",
          },
          requirements: [
            "Open with something only I could say, not with a greeting or a quotation.",
            "Build it on what I told you; never make up names, dates or events.",
            "One thread from the first line to the last, and no joke at anybody's expense.",
          ],
          format: [
            "The full text, in paragraphs of one breath.",
            "Below it, two other opening lines.",
          ],
          size: "Three to five minutes, 400 to 600 words, unless I named a length.",
        },
    },
    format: [
      "A numbered list of slides or parts, each with title, key points, a visual and speaker notes.",
    ],
    size: "About one slide per minute.",
  },
  image: {
    overview:
      "Create this picture. If you can only write, give me a prompt for an image generator instead.",
    asks: {
      topic: "[SUBJECT: e.g. an old lighthouse in a storm]",
      style: "[STYLE: e.g. watercolour, flat vector, photo]",
      purpose: "[USE AND SHAPE: e.g. book cover 2:3, square avatar]",
      details: "[MUST BE IN IT: e.g. colours, an object, exact lettering]",
    },
    requirements: [
      "Settle, in this order: subject and action, setting, composition and viewpoint, light, colours, style, level of detail.",
      "Be visual: translate words like beautiful or cool into things that can be seen.",
      "One focal point and calm space around it; nothing that merely fills the corners.",
      "Imitate no living artist and no protected character; describe the technique instead.",
    ],
    twists: {
      "logo*, icon, icons":
        "Flat shapes, two or three colours with hex codes, readable at 32 pixels, plain background, no lettering unless I asked for it.",
      "midjourney, dall e, dalle, stable diffusion, image prompt*":
        "I want the text prompt for the generator I named, in its own syntax, and no picture.",
      "portrait*, avatar*, character*, person, man, woman, girl, boy":
        "Decide age range, expression, clothing, pose and framing; keep it respectful.",
      "photo*, realistic, photorealistic":
        "Decide lens, aperture, time of day and direction of light.",
      "tattoo*":
        "Clean lines that age well, suited to the place on the body; black work or few colours.",
      "poster, thumbnail, cover":
        "Keep a calm area free for text, and spell any lettering exactly.",
    },
    format: [
      "The picture, or the prompt in a single paragraph ready to paste.",
      "Then two variations that change only light or viewpoint, and a list of what to keep out.",
    ],
    size: "40 to 80 words per written prompt.",
  },
} satisfies Partial<LanguagePack["templates"]>;
