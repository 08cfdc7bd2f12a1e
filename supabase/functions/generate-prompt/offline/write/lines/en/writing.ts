import { kindsFrom } from "../lines-from.ts";

export const WRITING = kindsFrom({
  email: `email | Write {x} | Write an email: {x} | Write the email I should send.
    email|e-mail|email template|mail|follow[- ]?up|follow[- ]?up email|out of office|newsletter|welcome email|cold email|email sequence
    - The first two sentences say why I write and what I want.
    - One clear next step for the reader, with a date where that helps.
    - Use only what I told you: no made-up names, dates or reasons.
    = Subject line of at most 50 characters, then the email, ready to send.
    tone: polite and direct / warm / formal / firm; length: 80 to 150 words / under 60 words / 200 to 250 words`,
  message: `text message | Write {x} | Write a message: {x} | Write the message I should send.
    message|text|text message|dm|sms|whatsapp|excuse|apology|reply|note(?!s)|reminder
    - It sounds like a person typing, not like a letter: no greeting formula, no long words.
    - Say the main thing first; leave the other person an easy way to answer.
    = Two versions I can copy, one warmer and one shorter. #count
    tone: friendly and natural / warm / playful / firm; length: one to three sentences / one sentence / a short paragraph`,
  complaint: `complaint letter | Write {x} | Write a complaint: {x} | Write the complaint I should send.
    complaint|complaint letter|complaint email|claim|appeal|appeal letter|dispute|dispute letter|objection|demand letter|letter of complaint
    - Facts in order of time: what was agreed, what happened, what it cost me.
    - Name exactly what I ask for and by when, and what I do next if nothing happens.
    - No insults and no threats; cite a right or rule only if you are sure it applies.
    = A letter with a subject line, ready to send, and a list of proof to attach.
    tone: firm and factual / polite / very firm; length: one page at most / 150 words / two pages`,
  review_reply: `reply to a review | Write {x} | Write the business's reply to a customer: {x} | Write the reply we should publish.
    reply|response|answer|review reply|review response
    - Answer the customer's actual point in the first sentence; neither argue nor grovel.
    - Say what we do about it, and offer one way to reach us in private.
    - Written for the next hundred people who will read it; admit nothing I did not state.
    = The reply alone, signed with [NAME AND ROLE: e.g. Ana, owner].
    tone: calm and courteous / warm / firm; length: 60 to 100 words / under 50 words / 120 to 150 words
    ?material: The review | REVIEW: paste it here`,
  conversation: `advice for a conversation | Tell me how to handle {x} | Help me handle this: {x} | Tell me what to do and what to say.
    conversation|argument|conflict|hard talk
    - Take my side seriously, and say in one sentence how the other person may see it.
    - The exact words to open with, and what to answer if the reply is defensive.
    - Say what to avoid, and what I can do if talking changes nothing.
    = What to do first, then the words, then what to do if it goes badly. #format
    tone: warm and frank / gentle / blunt`,
  speech: `speech | Write {x} | Write a speech: {x} | Write the speech.
    speech|toast|eulogy|talk|vows|wedding vows|address|words
    - Open with one concrete moment, not with a thank-you list.
    - Short sentences to be spoken; mark the pauses.
    - Close with one line that people will remember. #tone
    = The full text, then a card of five key words to speak from. #format
    tone: warm with a little humor / solemn / funny; length: about three minutes / one minute / five minutes
    ?details: What to mention | MOMENTS: e.g. how we met, a habit everybody knows`,
  card: `card message | Write {x} | Write words for a card: {x} | Write what goes on the card.
    card|birthday message|birthday wish|birthday wishes|wish|wishes|greeting|wedding invitation|party invitation|birthday invitation|invitation wording|thank you note|thank you card|thank you message|thank you|thank you letter|invitation|invite|dedication|condolences?|condolence message|sympathy card|sympathy message|get well message|anniversary message|farewell message|goodbye message|congratulations|christmas card
    - One detail that fits only this person or occasion.
    - No rhymes and no stock phrases such as "on this special day". #tone
    = Three versions: heartfelt, light and very short. #count #tone
    length: two to four sentences / one sentence / a short paragraph
    ?details: Something only they would know | DETAIL: e.g. she hikes, he never says no to cake`,
  resume: `resume | Write {x} | Write resume text: {x} | Write the resume text.
    resume|cv|resume summary|cv summary|summary|headline|resume bullets?|bullet points|bullets?
    - Every line starts with a verb and ends with a result; ask me for the number where one is missing.
    - Use the words of the job ad where they are true of me.
    - Invent no employer, date, tool or figure.
    = Text I can paste, most relevant first, two lines at most per point. #format
    ?background: My experience | MY EXPERIENCE: paste your resume or five facts with results`,
  cover_letter: `cover letter | Write {x} | Write a cover letter: {x} | Write the letter.
    cover letter|motivation letter|personal statement|application letter|application|letter of intent|application essay
    - Open with why this job and what I bring to it, not with "I am writing to apply".
    - Two achievements with a result each, tied to what the employer needs.
    - Nothing my resume does not support; no "team player", no "passionate".
    = A letter with three or four paragraphs, ready to send. #length
    tone: confident and plain / warm / formal; length: 250 to 350 words / 150 words / one full page
    ?background: My experience | MY BACKGROUND: paste your resume or five facts
    ?details: The job | JOB AD: paste the key lines
    ?subject: The job | JOB AD: paste the key lines`,
  interview: `interview preparation | Prepare me for {x} | Prepare me for a job interview: {x} | Prepare me for this interview.
    interview|job interview|interview questions|interview prep|interview answers?|answers?
    - The eight questions I am likeliest to be asked, hardest first. #count
    - For each: what they really want to know, and an answer of at most a minute built on a situation, an action and a result. #length
    - Three questions I can ask that show I know the job.
    = Question, what it tests, model answer with blanks for my own facts.`,
  workplace: `workplace document | Write {x} | Write a text for work: {x} | Write what I should hand in.
    resignation|resignation letter|recommendation letter|letter of recommendation|reference letter|reference|self[- ]?review|self[- ]?assessment|self[- ]?evaluation|performance review|job ad|job description|job posting|job post|feedback|warning letter
    - The main point in the first sentence, then facts that can be checked.
    - A marked blank wherever a fact of mine is missing; nothing made up.
    - Nothing that anybody named in it could hold against me later.
    = A text I can hand in as it is.
    tone: professional and fair / warm / formal; length: 150 to 250 words / under 100 words / one page`,
  social_post: `social media post | Write {x} | Write a social media post: {x} | Write a post about this.
    post|caption|thread|tweet|hashtags|linkedin post|instagram post|facebook post
    - The first line works alone, before "more" is tapped.
    - One idea and one concrete detail; no "excited to announce".
    - End with a question or an action people can take in ten seconds.
    = Ready to paste.
    = Up to three fitting hashtags. #hashtags
    = Two versions with different openings. #count #length
    tone: personal and plain / playful / professional; length: 50 to 100 words / under 30 words / 150 to 200 words`,
  video_script: `video script | Write {x} | Write a video script: {x} | Write the script.
    script|video script|hook|reel|tiktok|youtube script|podcast script|episode|intro|vlog
    - The first three seconds show or say what the viewer gets.
    - Spoken language, one idea per sentence; say what is seen while it is said.
    - One call to action, at the end.
    = A table: time, what is seen, what is said. #format
    tone: lively and plain / calm / funny; length: 60 seconds / 30 seconds / five minutes`,
  ad: `advertisement | Write {x} | Write an ad: {x} | Write the ad.
    ad|ads|advert|advertisement|flyer|poster|campaign|commercial|banner|copy|jingle|promo|radio spot
    - Lead with the one benefit that matters most to the buyer, not with the company.
    - One proof (a fact I gave or a blank for one); no superlatives.
    - One action to take, with where and until when.
    = Headline, body and call to action, in three versions with different angles. #count
    tone: clear and friendly / bold / elegant; length: headline plus 40 words / headline only / 100 words`,
  product_text: `product or web text | Write {x} | Write a product text: {x} | Write the text.
    description|product description|listing|product page|about page|about us page|about us|homepage|landing page|copy|website copy|web copy
    - Begin with what matters most to the person reading; no greeting, no history.
    - Facts that can be checked instead of praise; a marked blank where I have not said one.
    - No empty praise: every adjective is backed by a detail.
    = One version ready to paste, and one half as long. #format #length #count
    tone: plain and warm / playful / factual; length: 100 to 150 words / 50 words / 250 words`,
  article: `article | Write {x} | Write an article: {x} | Write an article about this.
    article|blog|blog post|guide|seo text|listicle|column|op-ed
    - The first paragraph answers the reader's question; no history of the topic.
    - Each section makes one claim and supports it with an example or a number.
    - Mark every figure that should be checked; invent no source or quotation.
    = Title, subheadings, short paragraphs. #format
    tone: clear and personal / expert / light; length: 700 to 900 words / 400 words / 1,500 words; audience: interested beginners / professionals / customers`,
  names: `names and titles | Suggest {x} | Suggest names: {x} | Suggest names that fit.
    names?|titles?|headlines?|slogans?|taglines?|subject lines?|usernames?|handles?|name ideas|title ideas|motto
    - Easy to say and spell after hearing it once.
    - Several kinds: descriptive, playful, invented. #tone
    - Mark your three favorites and say in a few words why.
    = A list with one line on each idea. #format
    length: 15 suggestions / 5 suggestions / 30 suggestions`,
  document: `business document | Write {x} | Write a document: {x} | Write the document.
    proposal|policy|return policy|refund policy|contract|report|procedure|sop|terms|terms and conditions|white ?paper|agreement|manual|guidelines|house rules|rules|handbook|disclaimer|memo|press release|statement|waiver|contract template
    - Begin with what is decided or proposed, then the reasons.
    - Who does what by when is stated, in words two people cannot read differently.
    - Leave a marked blank for every fact I have not given; say which parts a lawyer should check.
    = Numbered headings, ready to fill in and send. #format
    tone: plain and precise / formal; length: one to two pages / half a page / five pages`,
  text: `text | Write {x} | Write this: {x} | Write it.
    text|paragraph|blurb|words|jokes?|notes|review|restaurant review|book review|product review|bullet points|thesis statement|topic sentence|lab report|lab report intro(?:duction)?|report intro(?:duction)?
    - Say the point first, in plain words that sound like me.
    - Use what I told you and invent no fact; leave a marked blank where one is needed.
    - As long as its purpose needs, and no longer. #length
    = The finished text alone, ready to use.`,
  letter: `letter | Write {x} | Write a letter: {x} | Write the letter I should send.
    letter|cancellation|cancellation letter|termination letter|love letter
    - The first sentence says what I want and from what date; the reason only as far as it is needed.
    - A marked blank for every name, date and number I have not given; ask for a written confirmation.
    - Nothing I would not want quoted back at me.
    = A letter with date, recipient, subject line and a place to sign, ready to send. #format
    tone: polite and clear / formal / firm / personal; length: half a page / five lines / one page`,
  profile: `profile text | Write {x} | Write a profile text: {x} | Write the text for my profile.
    bio|about section|about me|about me section|profile|profile text|dating profile|linkedin summary|author bio|about
    - The first line says something only I could say; a concrete detail stands in for every adjective.
    - Use all the facts I gave and no others; ask for one if a stronger detail is needed.
    - End with something that is easy to reply to or to do next.
    = Three versions with different openings, ready to paste, each within the limit of the place it is for. #count
    tone: natural and confident / funny / formal`,
});
