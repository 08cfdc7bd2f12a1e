import type { LandingPage } from "../types";

export default {
  title: "Prompts About Relationships: Prepare the Talk, Then Have It",
  description:
    "Five prompts for hard sentences, dating profiles, family rules, feedback at work and understanding your own reactions. The conversation itself stays with you.",
  metaTitle: "Prompts About Relationships: 5 to Prepare a Real Talk",
  metaDescription:
    "Five relationship prompts to copy: raise an annoyance, write a dating profile, agree on rules with a teenager, give feedback, understand your own reaction.",
  canonicalUrl: "/prompts/prompts-about-relationships",
  introduction:
    "An assistant hears one side. It knows the other person only through your sentences, and it tends to agree with whoever is typing. Ask it 'is my sister being unfair?' and you will probably learn that she is. That feels good and helps little.\n\nIt is more useful for preparing: finding a first sentence that is not an attack, separating what happened from what you concluded, guessing what the other person would say, practicing before it counts. The five prompts below are built for that. They ask for what you saw and heard, put the other view fairly, and end in something to say or do. They avoid diagnosing anyone, because nobody can be diagnosed from an angry paragraph.\n\nUse initials instead of names, and leave out what the other person told you in confidence. Rewrite every line until it sounds like you; people notice when a message does not. And do not use these prompts where you are afraid of someone. Fear, threats, control or violence call for a person: someone you trust, a local helpline or support service, or the emergency number when there is danger now.",
  bulletPoints: [
    "Describe what a camera would have recorded, then what you felt, then what you concluded. Mixing the three is how an assistant ends up judging someone it has never met.",
    "Ask for the other person's view first, put as they would put it. If you cannot recognize them in it, you have left something out.",
    "Request two or three versions that differ in directness, and choose by how this person takes things instead of by which wording sounds cleverest.",
    "Have the assistant play the other side and push back, so that your first attempt at a hard sentence is not the one that counts.",
    "Keep diagnoses out of it. Words such as narcissist or gaslighting, typed by an assistant that read one message, end talks instead of starting them.",
    "Protect other people's privacy: initials, no screenshots of private chats, no health or legal details that were told to you in confidence.",
    "Say the important things yourself, by voice where you can. A drafted message helps you to begin; a pasted one can feel like being handled.",
    "Stop and turn to a person when there is fear, control, violence or talk of self-harm. A helpline, a doctor or a friend can act, and a chat cannot.",
  ],
  examplePrompts: [
    {
      title: "Raise a small annoyance before it grows",
      category: "Communication",
      content: `Help me say something small to [PERSON AND RELATION] before it becomes big. What happens: [WHAT THEY DO OR SAY]. How often: [HOW OFTEN]. What it does to me: [EFFECT]. What I would like instead: [WISH].

First check my description. Mark words that judge or guess at motives, and replace them with what a camera would have recorded.

Then give three ways to say it in two or three sentences: light, plain and serious. Each names one incident, the effect, and a request they are free to refuse. No "always" or "never", no diagnosis.

Add a good moment to raise it, a sentence for when they get defensive, and one way I may be part of it. If my wish is missing, ask for it first. If I describe fear, write no script; tell me to talk to someone I trust or a local support service.`,
    },
    {
      title: "Write a dating profile that sounds like you",
      category: "Dating & Romance",
      content: `Write a dating profile for [APP OR SITE], at most [NUMBER] characters. I am looking for [WHAT YOU ARE LOOKING FOR].

True things about me:
- last weekend I [WHAT YOU DID]
- I can talk for an hour about [TOPIC]
- I am bad at [WEAKNESS]
- a friend would say I am [FRIEND'S WORDS]
- not for me: [DEAL-BREAKERS]

Write a warm version and a dry one. Each has one scene the reader can picture and one detail that is easy to reply to, and says what I want without a list of demands. Turn deal-breakers into what I do want. No general love of travel, laughter or food.

Invent nothing, and include nothing that shows where I live or work. If my answers are too general, first ask two questions that would bring out a story.`,
    },
    {
      title: "Agree on rules with a teenager",
      category: "Family Relationships",
      content: `Help me prepare a talk with my child, aged [AGE], about [PHONE/GOING OUT/HOMEWORK/MONEY]. What happens now: [SITUATION]. What worries me, and what I have seen myself: [WORRIES]. What they would say: [THEIR VIEW]. Not negotiable for me: [LIMITS]. Open: [OPEN POINTS].

Give me:
1. their strongest argument, put fairly
2. an opening of three sentences that asks before it tells
3. four questions I do not know the answer to
4. two proposals that leave them a real choice
5. an agreement of at most six lines, with what follows when they or I break it, and a review date

No threats, no comparisons with other children, no secret monitoring. If their view is missing, begin with how to find it out. If this sounds like danger instead of a dispute about rules, say so and name the kind of professional to ask.`,
    },
    {
      title: "Give a colleague feedback they can act on",
      category: "Professional Relationships",
      content: `Help me give feedback to [COLLEAGUE'S ROLE], who is my [REPORT/PEER/MANAGER]. What I saw or heard, with dates: [OBSERVATIONS]. Effect on the work: [EFFECT]. What I would like to see: [WISH]. Earlier talks about it: [HISTORY OR NONE].

1. Keep what I observed myself. List hearsay and interpretation separately and leave them out of the script.
2. Write what I say in under 90 seconds: one situation, what they did, the effect, then a question that asks for their view.
3. Give a reply to each reaction: surprise, disagreement, "everyone does it", silence.
4. Suggest a next step that includes something from me.
5. Write a neutral two-line note for my records.

Do not wrap the point in praise. If my example is too weak, advise me to wait and say what to observe. If it concerns harassment, discrimination or safety, point me to our official procedure.`,
    },
    {
      title: "Work out what you felt in a conversation",
      category: "Emotional Intelligence",
      content: `Help me understand my reaction to something. Ask one question at a time, wait for my answer, and ask at most eight. What happened: [SITUATION]. What I said or did: [REACTION]. What I wish I had done: [WISH OR DON'T KNOW].

Go in this order: what I noticed in my body, a more exact word for the feeling than good, bad or stressed (offer four), what I told myself it meant, what I needed, what the other person may have needed, and what else could explain their words.

Do not diagnose anyone, take sides or advise before the end. If I do not know, move on.

Finish with five sentences in my words and one thing I could say or do within three days. If I mention harming myself or being harmed, stop and urge me to contact emergency help or someone I trust.`,
    },
  ],
  sections: [
    {
      heading: "Test the answer before you use it",
      paragraphs: [
        "Read the draft as if it had been sent to you. Is there a sentence you would have to defend yourself against? Take it out. Would the other person agree with the description of what happened, even if not with what you make of it? If not, the talk will be about the description.",
        "Then ask the assistant to write the same situation from the other side, in the first person, and to name what your account leaves out. It does not know either, but its guesses are good questions to ask. The person who can answer them is not in the chat.",
      ],
    },
  ],
  ctaText: "Find the First Sentence",
  ctaDescription:
    "Describe the conversation you are putting off in one line, without names, and have it turned into a prompt that helps you prepare. Two enhancements are free.",
  relatedLinks: [
    {
      title: "Prompt Library",
      href: "/prompts",
      description: "The Relationships category has more prompts for friends, partners and family.",
    },
    {
      title: "AI for Email Writing",
      href: "/prompts/ai-for-email-writing",
      description: "When the message has to be written and the relation is a working one.",
    },
    {
      title: "Productivity Prompts",
      href: "/productivity-prompts",
      description: "Delegation and meetings, where many conflicts at work begin.",
    },
  ],
  keywords: [
    "prompts about relationships",
    "relationship prompts",
    "difficult conversations",
    "dating profile prompt",
    "feedback prompt",
    "emotional intelligence",
  ],
} satisfies LandingPage;
