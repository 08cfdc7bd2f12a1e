import type { Kind, WrittenKind } from "../types.ts";

/** Content and promotion. */
export const CONTENT = {
  social_post: {
    name: "social media post",
    write: "Write {x}",
    about: "Write a social media post about {x}",
    ask: "Write a post about this.",
    nouns: "post|caption|thread|tweet|hashtags|linkedin post|instagram post|story|bio",
    lines: [
      'The first line works alone, before "more" is tapped.',
      'One idea and one concrete detail; no "excited to announce".',
      "End with a question or an action people can take in ten seconds.",
    ],
    format: [
      "Ready to paste, with up to three fitting hashtags.",
      "Two versions with different openings. #count",
    ],
    defaults: {
      tone: "personal and plain / playful / professional",
      length: "50 to 100 words / under 30 words / 150 to 200 words",
    },
  },
  video_script: {
    takesTime: true,
    name: "video script",
    write: "Write {x}",
    about: "Write a video script about {x}",
    ask: "Write the script.",
    nouns: "script|hook|reel|video|podcast|outline|episode|intro|short|vlog",
    lines: [
      "The first three seconds show or say what the viewer gets.",
      "Spoken language, one idea per sentence; say what is seen while it is said.",
      "One call to action, at the end.",
    ],
    format: ["A table: time, what is seen, what is said. #format"],
    defaults: {
      tone: "lively and plain / calm / funny",
      length: "60 seconds / 30 seconds / five minutes",
    },
  },
  ad: {
    name: "advertisement",
    write: "Write {x}",
    about: "Write an ad for {x}",
    ask: "Write the ad.",
    nouns:
      "ad|ads|advert|advertisement|flyer|poster|campaign|commercial|banner|copy|jingle|promo|radio spot",
    lines: [
      "Lead with the one benefit that matters most to the buyer, not with the company.",
      "One proof (a fact I gave or a blank for one); no superlatives.",
      "One action to take, with where and until when.",
    ],
    format: ["Headline, body and call to action, in three versions with different angles. #count"],
    defaults: {
      tone: "clear and friendly / bold / elegant",
      length: "headline plus 40 words / headline only / 100 words",
    },
  },
  product_text: {
    name: "product or web text",
    write: "Write {x}",
    about: "Write a product text for {x}",
    ask: "Write the text.",
    nouns:
      "description|product description|listing|page|about page|about us|bio|homepage|landing page|copy|text|profile",
    lines: [
      "Begin with what matters most to the person reading; no greeting, no history.",
      "Facts that can be checked instead of praise; a marked blank where I have not said one.",
      "No empty praise: every adjective is backed by a detail.",
    ],
    format: ["One version ready to paste, and one half as long. #format #length #count"],
    defaults: {
      tone: "plain and warm / playful / factual",
      length: "100 to 150 words / 50 words / 250 words",
    },
  },
  newsletter: {
    name: "newsletter",
    write: "Write {x}",
    about: "Write a marketing email about {x}",
    ask: "Write the email to our list.",
    nouns: "newsletter|email|emails|sequence|campaign|mail|sms|blast|welcome email",
    lines: [
      "One message and one link; everything else goes.",
      "A preview line that adds to the subject line instead of repeating it.",
      "Say early what the reader gets; no false urgency.",
    ],
    format: ["Three subject lines of at most 45 characters, preview line, text, button. #count"],
    defaults: {
      tone: "friendly and plain / professional / playful",
      length: "120 to 180 words / under 80 words / 300 words",
    },
  },
  article: {
    name: "article",
    write: "Write {x}",
    about: "Write an article about {x}",
    ask: "Write an article about this.",
    nouns: "article|blog|blog post|post|guide|seo text|listicle|column|intro|introduction|op-ed",
    lines: [
      "The first paragraph answers the reader's question; no history of the topic.",
      "Each section makes one claim and supports it with an example or a number.",
      "Mark every figure that should be checked; invent no source or quotation.",
    ],
    format: ["Title, subheadings, short paragraphs. #format"],
    defaults: {
      tone: "clear and personal / expert / light",
      length: "700 to 900 words / 400 words / 1,500 words",
      audience: "interested beginners / professionals / customers",
    },
  },
  names: {
    name: "names and titles",
    write: "Suggest {x}",
    about: "Suggest names for {x}",
    ask: "Suggest names that fit.",
    nouns:
      "names?|titles?|headlines?|slogans?|taglines?|subject lines?|usernames?|handles?|name ideas|motto",
    lines: [
      "Easy to say and spell after hearing it once.",
      "Several kinds: descriptive, playful, invented. #tone",
      "Mark your three favorites and say in a few words why.",
    ],
    format: ["A list with one line on each idea. #format"],
    defaults: { length: "15 suggestions / 5 suggestions / 30 suggestions" },
  },
} as const satisfies Partial<Record<WrittenKind, Kind>>;
