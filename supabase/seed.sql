-- Compiled from supabase/prompts/*.yaml by `npm run prompts`. Edit those files, not this one.
-- Running it again updates texts and keeps likes, saves and ids.

insert into library.prompts (id, slug, title, content, category, is_premium, is_featured, created_at) values
  ('aafdc899-ffa5-5b5d-98fa-b74c65d69bd8', 'check-an-ai-answer-for-invented-facts', 'Check an AI answer for invented facts', 'Splits an answer into claims, rates each one and tells you which to verify first.', 'AI Tools', true, true, '2026-01-28T09:00:00Z'),
  ('7d78f9cc-170e-59a4-825e-8f6d3a94314d', 'turn-a-prompt-that-worked-once-into-a-reusable-template', 'Turn a prompt that worked once into a reusable template', 'Finds what made a good result happen and fixes it in a template with three tests.', 'AI Tools', true, false, '2026-02-20T09:00:00Z'),
  ('905d88d8-e08d-5db3-a9c2-890abfdc33ef', 'choose-an-ai-tool-by-testing-it-on-your-own-work', 'Choose an AI tool by testing it on your own work', 'Sets up a two-hour trial on your real tasks, with a score sheet and a clear rule.', 'AI Tools', true, false, '2026-04-03T09:00:00Z'),
  ('91396d28-5e6f-5894-957f-f4a95de88a89', 'turn-a-weekly-task-into-an-ai-workflow-with-checkpoints', 'Turn a weekly task into an AI workflow with checkpoints', 'Maps a recurring task and shows which steps to automate, check or keep by hand.', 'AI Tools', true, false, '2026-05-17T09:00:00Z'),
  ('1f228cbc-b1d8-55f8-841b-17be32ff6916', 'find-out-why-a-prompt-gives-weak-answers-and-fix-it', 'Find out why a prompt gives weak answers and fix it', 'Traces each flaw in an answer to its cause in the prompt and proposes the smallest fix.', 'AI Tools', true, false, '2026-06-09T09:00:00Z'),
  ('902fb242-63e2-58c7-9dfc-fd93dbdf5e68', 'judge-two-ai-answers-and-keep-the-best-of-both', 'Judge two AI answers and keep the best of both', 'Scores two rival answers against criteria set in advance, then merges what holds up.', 'AI Tools', true, false, '2026-07-24T09:00:00Z'),
  ('1929c22d-0191-5813-80c5-dc227e6277b0', 'write-a-custom-assistants-instructions-with-clear-limits', 'Write a custom assistant''s instructions with clear limits', 'Interviews you, then writes the full instructions, the limits and ten test questions.', 'AI Tools', true, true, '2026-08-30T09:00:00Z'),
  ('a7fa566e-2c4b-55e1-af85-282f5dd58d95', 'carry-a-long-chat-over-to-a-new-one-without-losing-the-thread', 'Carry a long chat over to a new one without losing the thread', 'Packs decisions, rejected ideas and open points into a brief for a fresh chat.', 'AI Tools', true, false, '2026-10-12T09:00:00Z'),
  ('68e3d3bc-cd4c-5a47-99cf-2de3cbe45dab', 'rewrite-your-cv-as-evidence-for-one-job', 'Rewrite your CV as evidence for one job', 'You are an experienced recruiter in [INDUSTRY]. Rework my CV so that it answers one job posting, without claiming anything I have not done.

Job posting: [JOB POSTING]
My CV: [CV]

1. List the posting''s requirements in order of weight. What comes first, is repeated or belongs to daily work counts most; wish lists at the end count least.
2. Match each with my strongest evidence in a table: requirement, evidence, rating (proven, partly, missing).
3. Rewrite the bullets for the last two positions: verb, what I did, for whom or at what scale, result. At most 25 words each, most relevant first. Use the posting''s terms where they are true of me.
4. Write a three-line profile for the top that names the role, my two strongest proofs and the fit.
5. Name what to shorten or remove.

Where a bullet needs a number, do not invent one. Put "number?" there and ask what I could measure: volume, time saved, money, quality, people.

Finish with an honest forecast: would you invite me, what would make you hesitate, and how the cover letter should deal with it.', 'Career', false, true, '2026-01-28T09:00:00Z'),
  ('62781541-d019-5e46-85d1-b8bf3c8d2c3e', 'write-a-cover-letter-that-answers-the-job-posting', 'Write a cover letter that answers the job posting', 'Write a cover letter of 250 to 320 words for the job below.

Job posting: [JOB POSTING]
What I know about the company, and how: [COMPANY FACTS]
My relevant experience: [EXPERIENCE]
Why this job and not just any: [MOTIVATION]
A weak point they will notice: [WEAK POINT]

First tell me in two sentences which problem this hire is meant to solve.

Then write four paragraphs: that problem and why I can help; one case in which I solved something similar, with action and result; a second skill tied to what the company is doing now; the weak point in one confident sentence, and my availability.

Open with neither "I am writing to apply" nor praise. Go deep on two things instead of repeating the CV. Back each claim with an example from my notes, in plain words, without "passionate" or "proven track record".

Below the letter, ask for what was missing and name its weakest sentence with a way to strengthen it.', 'Career', false, false, '2026-03-03T09:00:00Z'),
  ('2412bd7b-5a33-568a-bdab-1d0db61c78d5', 'prepare-interview-stories-from-your-own-work', 'Prepare interview stories from your own work', 'Help me prepare six stories for an interview as [JOB TITLE] at [COMPANY].

Job posting: [JOB POSTING]
Raw memories of projects, conflicts, mistakes and successes: [NOTES]

1. Derive from the posting the six abilities they will most likely ask about, such as handling conflict, working without clear orders or learning from failure.
2. Assign my best memory to each. Use no memory more than twice. If nothing fits, ask me two questions that may bring one back.
3. Shape each story for 90 seconds of speech: situation in two sentences, what I myself had to achieve, three things I did and why, result, what I do differently since.
4. Replace "we" with "I" only where my notes show it was my part.

For each story give the ability, a five-word label to remember it by, the key points (not a script to learn by heart), the toughest follow-up question and how to answer it truthfully.

The failure story must contain a real failure with consequences. Point out any story in which I look like the hero at a colleague''s expense.

Finally, interview me: ask one question at a time, wait, then comment on clarity, proof and length.', 'Career', false, false, '2026-04-22T09:00:00Z'),
  ('e2fb249c-c082-5fc9-a98a-de2adfab80e6', 'build-the-case-for-a-raise', 'Build the case for a raise', 'Prepare me to ask for a raise from [CURRENT PAY] to [TARGET PAY] in [LOCATION].

My role and time in it: [ROLE]
What I achieved since the last pay change: [ACHIEVEMENTS]
Market figures I found, with source: [MARKET DATA]
What my manager cares about and the company''s situation: [CONTEXT]

1. Sort the achievements into money earned or saved, risk reduced, work taken over from others, and simply doing the job. The last group is no argument. Choose three.
2. Test the target against my market data. Say if the data is thin or does not compare, and do not quote salaries from memory as fact.
3. Write an opening of at most 90 words: the request with the figure, three proofs, then a pause.
4. Prepare two calm sentences, without threats, for each of: no budget, not now, top of the range, what will you do if I say no.
5. List three things to ask for instead.

Add a half-page summary my manager can pass on, and an agreement to propose if the answer is "later": criteria, date, amount. Ask for missing figures before you write.', 'Career', false, true, '2026-05-30T09:00:00Z'),
  ('c899870b-1f58-5c17-9a9d-ca068874c4c6', 'compare-two-job-offers-beyond-the-salary', 'Compare two job offers beyond the salary', 'Compare two job offers and help me decide by [DEADLINE].

Offer A: [OFFER A]
Offer B: [OFFER B]
My present situation, in case I stay: [CURRENT JOB]
What I want to be able to do or be in three years: [GOAL]
What I will not accept: [LIMITS]

1. Check both against my limits first. An offer that breaks one is out, unless it can be negotiated.
2. Work out the yearly value of each: base, likely bonus at a cautious rate, pension, paid leave, commuting in money and hours, costs of moving. Treat shares in a private company as zero and list them separately.
3. Rate manager, daily work, learning, stability, workload and next step from 1 to 5, each marked as fact, impression or unknown.
4. Ask me to spread 100 points over these six and wait before you add anything up.

Show everything in one table with the current job as a third column. Then recommend one, say what would turn it around, and give me three questions for each employer, aimed at the weakest evidence.

End with one thing to negotiate, worded in at most 60 words. Do not estimate taxes; tell me where to check them.', 'Career', false, false, '2026-07-09T09:00:00Z'),
  ('ba293024-4559-50fe-b8a1-a36ab3cfde14', 'write-a-self-review-backed-by-evidence', 'Write a self-review backed by evidence', 'Write my self-review for [REVIEW PERIOD], at most [WORD COUNT] words.

Goals that were set: [GOALS]
What I did (calendar, projects, thank-you messages, numbers): [NOTES]
What did not go well: [SHORTFALLS]
How my company rates people, if known: [RATING CRITERIA]

Go goal by goal: result against target, my own part, proof, who can confirm it. Keep effort and effect apart; long hours are not a result.

Then add work nobody had set as a goal but others relied on, such as training a colleague. Describe one or two shortfalls with cause, consequence and what has already changed, neither as excuse nor as self-accusation. Close with two measurable goals and one request for support.

First person, concrete nouns, no superlatives. Name colleagues where success was shared.

Below the text, list claims that still lack proof and where I might find it. If my notes cover only recent weeks, ask about the earlier months before writing.', 'Career', false, false, '2026-08-26T09:00:00Z'),
  ('4af9551c-a831-5d67-b2ee-37afcc67f43e', 'map-the-way-into-a-new-profession', 'Map the way into a new profession', 'Map a realistic way for me from [CURRENT ROLE] to [TARGET ROLE] in [LOCATION].

My skills and proof of them: [SKILLS]
Two or three real job postings for the target: [JOB POSTINGS]
Time and money: [HOURS PER WEEK] hours a week, [BUDGET], and a change by [DEADLINE]
What I cannot risk (income, visa, family duties): [LIMITS]

1. Extract what the postings have in common and separate entry conditions, such as licenses or degrees, from preferences.
2. Compare in a table: requirement, what I have that counts, gap (none, small, large), cheapest credible proof. A finished piece of work usually beats a certificate; say when it does not.
3. Compare a stepping-stone role with changing directly.
4. Plan three phases, each with a result I can show, hours, cost and a point to stop or go on.

Describe one part of the job that outsiders underestimate and a way to try the work for a weekend before I spend money.

Say openly if the date is unrealistic. Mark rules on licensing as "check with the authority", and ask if I gave no postings.', 'Career', false, false, '2026-09-19T09:00:00Z'),
  ('3b0cae14-591f-5565-a7cc-26b30013dae4', 'ask-a-stranger-for-a-career-conversation', 'Ask a stranger for a career conversation', 'Write a message on [PLATFORM] asking [PERSON AND ROLE] for a 20-minute conversation about their work.

What I have read, seen or used of theirs: [CONNECTION]
Who I am, in one line: [BACKGROUND]
What I am trying to decide: [DECISION]

Give me one version under 75 words and one under 300 characters. Both contain a true, specific reason for writing to this person, one question that they in particular can answer, two time windows, and an easy way out. No request for a job, no flattery.

If my reason would fit a hundred other people, stop and tell me what to look up first.

Add one reminder under 40 words for eight working days later (nothing after that) and six questions for the talk, from easy to candid, none of which a search would answer.', 'Career', false, false, '2026-11-05T09:00:00Z'),
  ('e3af20bb-41dd-509c-a04c-49e306e0358d', 'cut-one-long-video-into-clips-that-stand-alone', 'Cut one long video into clips that stand alone', 'From the transcript below, choose up to ten passages that work as separate clips of 20 to 60 seconds on [PLATFORM], for [AUDIENCE].

A passage qualifies only if someone who has never seen the full video understands it, it makes a single point, and its first sentence opens a question or a tension. Prefer an admitted mistake, a surprising number, a before and after, or a disagreement with common advice.

Give one table row per clip, strongest first: start and end (timestamps, or the first and last six words), the opening line as spoken, words to trim, an on-screen headline of seven words at most, a caption.

Quote the speaker exactly. Suggest cuts, never new words, and never a cut that reverses what was meant. If fewer than ten qualify, stop there and name up to three near misses, each with the one sentence I could record to rescue it.

Transcript: [TRANSCRIPT]', 'Content Creation', false, true, '2026-02-11T09:00:00Z'),
  ('17d1f9af-1426-55e4-9454-475ffd9a48fb', 'plan-six-weeks-of-content-from-customer-questions', 'Plan six weeks of content from customer questions', 'Build a six-week editorial calendar for [PLATFORM] from the customer questions below. I write for [AUDIENCE], sell [PRODUCT] and have [HOURS PER WEEK] hours a week for content.

1. Group the questions by the problem behind them. Merge duplicates, but keep the count: it shows demand.
2. Tag each group by stage: noticing the problem, comparing options, about to buy, already a customer.
3. Give at least half the slots to the comparing and about-to-buy stages, where an answer helps someone decide.
4. Schedule a large piece (guide, video, case) only where my hours allow it, and fill the following week with short answers cut from it.

Output a table: week, working title in the customers'' own words, stage, format, what the reader can do afterwards, estimated hours, number of questions behind it. Below it, list the questions you left out and why.

If fewer than twelve questions are given, plan fewer weeks and write five questions I could ask customers. Do not make up demand.

Customer questions: [CUSTOMER QUESTIONS]', 'Content Creation', false, false, '2026-01-19T09:00:00Z'),
  ('55e90496-291a-5baf-8c87-b14f61b16249', 'script-a-tutorial-video-viewers-can-follow-to-the-end', 'Script a tutorial video viewers can follow to the end', 'Script a [MINUTES]-minute tutorial video that shows [AUDIENCE] how to [GOAL].

- First 15 seconds: the finished result, then what it takes in time, tools and prior knowledge. No channel introduction.
- Steps in the order of doing. For each: the action, what the viewer should see if it worked, and the usual mistake.
- Halfway, one sentence on how far we have come and what is left.
- After the last step, show the result again, name one thing to try next and stop within ten seconds.

Use a table: time, spoken words, what is on screen. Allow about 140 spoken words a minute, keep sentences to one breath, and always call the same thing by the same word.

Use only the process in my notes. Where a step is missing, ask a numbered question above the script and leave a gap. If the steps cannot fit the time, tell me where to split the video.

Notes: [NOTES]', 'Content Creation', false, false, '2026-03-27T09:00:00Z'),
  ('f727b0d6-d041-5e61-ac2f-3d3feb27d3b2', 'refresh-an-old-article-that-is-losing-readers', 'Refresh an old article that is losing readers', 'You are an experienced web editor. Decide what to keep, change and remove in the article below, published in [YEAR PUBLISHED], so that it serves [AUDIENCE] who search for "[SEARCH QUERY]" today.

Check in this order:
1. Intent: is the query answered within the first 100 words, in the form the searcher wants (steps, comparison, definition, price)?
2. Dated parts: every statistic, price, product name, screenshot, law and link that may have changed. Mark each "verify"; do not supply a newer figure without a source I can open.
3. Gaps: three to five questions a reader would still have.
4. Dead weight: passages that delay the answer or say it twice.

Give me a verdict first (light edit, rewrite, merge into another page, retire) with the reason in two sentences. Then a table: passage, problem, change, minutes of work. Then a new title under 60 characters and a new opening of 80 to 120 words. Keep the page address; if the verdict is merge or retire, say which page it should redirect to.

If I give no performance data, say that the verdict rests on the text alone.

Performance data: [ANALYTICS NOTES]

Article: [DRAFT]', 'Content Creation', false, false, '2026-05-06T09:00:00Z'),
  ('84ca6ab7-7e29-5e66-9737-ecf8207cbf91', 'write-a-content-brief-a-freelancer-gets-right-first-time', 'Write a content brief a freelancer gets right first time', 'Write a one-page brief for a freelance [ROLE] who has never worked with us. The piece: [FORMAT] on [TOPIC] for [AUDIENCE], [WORD COUNT] words, due [DEADLINE].

Use these sections:
1. The job in two sentences: what the reader believes or does now, and what should be different afterwards.
2. The one point the piece must make, and two points that are tempting but belong elsewhere.
3. What to cover, as questions the piece has to answer, in order.
4. Material: links, people to interview, data we own, and which of our claims need approval.
5. Voice: three pairs of sentences, "write this, not this", based on the sample below.
6. Rules: sources allowed, how AI tools may be used, who owns what, rounds of revision, fee and payment date.
7. How we will judge it: five yes-or-no checks.

Take facts only from my notes. Write "to be decided" where they are silent, and list those points at the end in order of how much rework each could cause.

Sample we like: [SAMPLE TEXT]

Notes: [NOTES]', 'Content Creation', false, false, '2026-06-18T09:00:00Z'),
  ('831968db-3b08-5356-ad82-cce5a556d410', 'find-out-why-some-of-your-posts-beat-the-rest', 'Find out why some of your posts beat the rest', 'Compare my best and worst posts on [PLATFORM] and tell me what is worth repeating. What I want from posting: [GOAL].

1. Choose the measure that fits that goal (saves, replies, clicks, sign-ups; views only if reach is the goal) and say why. Use rates per view where the data allows, so one viral post does not decide everything.
2. Take the top and bottom fifth. For each post note topic, format, first line, length, the reader''s job (learn, decide, laugh, agree), day and time.
3. List features that are common in one group and rare in the other, with counts such as 6 of 8 against 1 of 8.
4. For each, name another explanation that would also fit: a paid boost, a mention by a larger account, a season, a news event.

Give a table: feature, counts, other explanation, confidence (low, medium). Then three tests for the next four weeks, each changing one thing, with the result that would prove me wrong.

With fewer than 20 posts, call every finding a guess. Do not estimate missing numbers.

Posts and figures: [POST DATA]', 'Content Creation', false, true, '2026-08-02T09:00:00Z'),
  ('965b0ca7-399b-554c-84c2-3a241f172c51', 'find-every-claim-that-needs-proof-before-you-publish', 'Find every claim that needs proof before you publish', 'Go through the draft below as a magazine fact-checker would: show me what must be checked, and do not decide from memory what is true.

List each checkable claim in a table: the quoted words, the record that would settle it, risk if wrong (low, medium, high), and softer wording I can stand behind if no proof turns up. High risk means it concerns a named person or company, promises a result, or may lead someone to act on money or health.

Flag separately: percentages without a base, figures without a year, "studies show", coincidence written as cause, quotes cut loose from their context.

Match claims to my sources and quote the fitting line; otherwise write "no source given". Never supply a citation yourself.

End with the five claims to check first and those to drop if unproven by [DEADLINE].

Sources: [SOURCES]

Draft: [DRAFT]', 'Content Creation', false, false, '2026-09-15T09:00:00Z'),
  ('1f4264c0-3d50-56d1-a3d7-ccc0ed45d078', 'prepare-podcast-questions-your-guest-has-not-heard', 'Prepare podcast questions your guest has not heard', 'Prepare a [MINUTES]-minute podcast interview with [GUEST]. My listeners are [AUDIENCE]; afterwards they should be able to [GOAL].

1. From the material below, list the stories the guest tells everywhere, and three points where they changed their mind, contradict others in their field or leave something out.
2. Write twelve questions: a concrete opening (a day, a decision, an object), how the work is really done, the disagreement, what a listener can try this week.
3. Ask for scenes, not opinions: "What happened when...", not "What do you think of...". One question at a time, no yes-or-no questions, no flattery.
4. For the four most important, add a follow-up for a vague answer and one for a rehearsed one.

Show them in running order with minutes, and mark three to drop if time runs short. Base every statement about the guest on my material; if it holds fewer than two interviews or texts, say what to look for first.

Material: [NOTES]', 'Content Creation', false, false, '2026-10-23T09:00:00Z'),
  ('bd974200-b486-52fd-a551-68ab33aa04af', 'find-a-name-for-a-project-and-test-it-out-loud', 'Find a name for a project and test it out loud', 'Find a name for [PROJECT], made for [AUDIENCE]. It should feel [TONE]. Comparable names: [COMPETITORS]. Languages the audience speaks: [LANGUAGES]. If you cannot tell what the project does for them, ask me first.

1. In two sentences, say what the name must evoke and where people will meet it first (heard, typed, on a shelf).
2. Draft 24 candidates, six of each kind: plain description, image from another field, two real words in an unlikely pair, coined word. Avoid dropped vowels, endings such as -ify and the patterns of the competitors.
3. Strike names that are misspelled after one hearing, mean something awkward in those languages, sit close to a competitor, or depend on a feature that may go. Show them with the reason.
4. For the best five: how it sounds in "Hello, I''m calling from...", its story in one sentence, its weakness.

You cannot clear trademarks, domains or handles, so list where I should check.', 'Creative', false, false, '2026-02-04T09:00:00Z'),
  ('f92831f9-7325-5f61-8127-161e09f6925a', 'turn-a-memory-into-a-short-personal-essay', 'Turn a memory into a short personal essay', 'You are an experienced essay editor. Help me shape the memory below into a personal essay of [WORD COUNT] words.

First ask six questions, one at a time: a detail only someone present would know, what I wanted at that moment, what I said and what I kept back, what I misunderstood then, what changed afterwards, why it returns to me now.

Offer two structures in three sentences each, one that starts inside the scene and one that starts today. Wait for my choice, then draft:
- At least half is scene: place, action, speech. Reflection comes after there is something to reflect on.
- Concrete nouns instead of names of feelings. Keep my turns of phrase.
- End on an image or an action, not a lesson.

Invent no dialogue, people or weather; where a detail is needed, ask below the draft. Then point to the two places that are too tidy, and to anyone who might mind being recognised.

Memory: [NOTES]', 'Creative', false, true, '2026-03-08T09:00:00Z'),
  ('dcd624ff-bf7d-5c90-8d9d-a2a3800ecc76', 'turn-a-vague-client-wish-into-a-creative-brief', 'Turn a vague client wish into a creative brief', 'Turn the client message below, which asks for [DELIVERABLE], into a one-page creative brief the client can sign.

1. Take the message apart: what is a goal, what is taste ("modern", "more pop"), what is a ready-made solution ("bigger logo"), what is a constraint. For every taste or solution word, write the need that may lie behind it and a question that would confirm it.
2. Write the brief: background in three sentences; the one problem to solve; what the audience thinks now and should think or do afterwards; the message in 15 words; reasons to believe it; tone as three pairs such as "confident, not loud"; what must appear and what to avoid; formats; dates; rounds of feedback; who has the last word; how we will judge the work.
3. List five questions for the client, ordered by how far the answer would change the work.

Draw on the message only. Write "assumed" or "open" next to anything it does not say. If it holds two goals that pull apart, show both and ask the client to rank them; do not blend them.

Client message: [CLIENT MESSAGE]', 'Creative', false, false, '2026-04-21T09:00:00Z'),
  ('8a7da136-88a1-5ba3-9f73-162f4aaf25c6', 'get-a-stuck-scene-moving-again', 'Get a stuck scene moving again', 'A scene in my [GENRE] story has stalled. Find out why and offer ways forward; do not rewrite it.

Look at who wants what and what stands in the way, whether anything is different at the end, what the reader knows that a character does not, whether it starts too early, and whether two characters do the same job. Name the one or two causes that matter and quote the line where the energy drops.

Give six ways forward in two sentences each, every one changing something else: goal, obstacle, place or time, who is present, what comes to light, where it begins. At least three add no new person, secret or accident. Say which other passages each would force me to change.

Finish with the one you would try first and a ten-minute exercise to test it. If a motive is unclear, ask before you answer.

Story so far: [SYNOPSIS]

What the scene has to achieve: [GOAL]

Scene: [DRAFT]', 'Creative', false, false, '2026-05-29T09:00:00Z'),
  ('3d9f5421-1638-5b9b-b39c-c740c31ac801', 'develop-three-poster-concepts-before-you-design', 'Develop three poster concepts before you design', 'You are an art director. Develop three clearly different concepts for a poster about [TOPIC], aimed at [AUDIENCE], size [FORMAT], read from [VIEWING DISTANCE]. Text that must appear: [TEXT]. Budget: [BUDGET].

Take three routes: type carries the idea; one object does; two things that do not belong together meet.

For each concept:
- The idea in one sentence that does not mention looks.
- What a passer-by notices in the first second, by the third, and on stopping.
- Layout: positions, scale, empty space.
- Type: kind, weight, size order. At most three colours with hex values and a reason.
- What has to be shot, drawn or licensed.
- The cliché of this subject it avoids.
- One line each: as a thumbnail, in black and white, for someone who cannot read the language.

Compare the three in a table (clarity, memorability, effort within budget) and recommend one, naming its greatest risk. If the text is too long for the distance, say what to cut first. Do not imitate a living artist. Ask if the poster''s purpose (attend, buy, think, remember) is not clear.', 'Creative', false, true, '2026-07-03T09:00:00Z'),
  ('77569feb-835a-5fcd-820e-74f578c293b9', 'sharpen-the-images-in-a-song-lyric', 'Sharpen the images in a song lyric', 'Work through my [GENRE] lyric as a co-writer with a light hand. Who sings to whom, and when: [SITUATION]. If that does not come across in the words, tell me before you go on.

1. Say in one sentence what the song means as you hear it, and which line carries it.
2. Go line by line in a table: line, stressed beats, note. Mark abstract words (pain, forever), stock images (broken wings, rain on the window), rhymes that bend the word order, and stresses that miss the pattern of the matching line in the other verse.
3. For the six weakest lines, offer three alternatives each, with the same stress pattern and rhyme position, built on an object, action or place from the situation. Stay within my vocabulary.
4. Check that verse two moves on in time, place or knowledge. If not, suggest in one sentence what it could reveal.

Leave good lines alone and say what makes the best one work. Tell me if a line closely resembles a well-known song. You cannot hear the melody, so mark where the stresses are your guess.

Lyric: [LYRIC]', 'Creative', false, false, '2026-08-20T09:00:00Z'),
  ('8ae1a7e4-1d10-5650-b1f6-1c64367d619e', 'keep-one-visual-style-across-a-series-of-ai-images', 'Keep one visual style across a series of AI images', 'Write [NUMBER OF IMAGES] prompts for [IMAGE TOOL] whose results look like one series, for [PURPOSE]. Subjects: [SUBJECTS]. Mood: [TONE]. Colours: [COLOURS].

1. Write a style block of 40 to 60 words that every prompt repeats word for word: medium, direction and hardness of light, palette, line or grain, viewpoint, background, room for text. Describe technique and period, not living artists.
2. If a figure recurs, write a character block of 30 words: age, build, hair, clothes, one unmistakable item.
3. Plan the variety in a table: image, subject, framing, direction of gaze, leading colour. Neighbours must differ in at least two columns.
4. Give each prompt complete and ready to paste.
5. Add repair phrases for the usual drifts: colour, line weight, face, crowded background.

Use settings you are sure this tool supports, otherwise plain words. No recognisable real people. State what you assumed where I gave no details.', 'Creative', false, false, '2026-09-26T09:00:00Z'),
  ('20fb8177-b9e9-531f-850b-59217d90295e', 'plan-a-half-day-photo-shoot-with-a-shot-list', 'Plan a half-day photo shoot with a shot list', 'Plan a half-day photo shoot for [CLIENT] at [LOCATION] on [DATE], with [EQUIPMENT AND CREW]. The pictures are needed for: [USES].

First ask about anything missing that decides the plan: where the light comes from, power, who is there when, how long the pictures may be used.

1. Work backwards from the uses: orientation, space for text, number of pictures. Merge uses that one shot can serve.
2. Shot list as a table: number, subject, framing, lens, light, props, people, minutes, priority (must, want, if time).
3. Order the shots by light and set-up, people with little time first. Every must is done by two thirds of the time; keep 20 percent as a buffer.
4. For each must, a fallback for bad weather or a missing person.
5. Packing list and permissions: people, place, visible brands and artworks.
6. A call sheet for participants under 120 words: time, place, clothes (no fine stripes, no large logos), contact.', 'Creative', false, false, '2026-11-02T09:00:00Z'),
  ('ec4ce066-231d-5fcd-9b89-8c78be3aed75', 'prepare-a-one-page-summary-for-a-doctors-appointment', 'Prepare a one-page summary for a doctor''s appointment', 'Turn my notes into one page I can hand over at a [MINUTES]-minute appointment with a [TYPE OF DOCTOR]. Do not diagnose, name likely conditions or suggest treatment.

If the notes mention chest pain, trouble breathing, sudden weakness or confusion, heavy bleeding, or thoughts of harming myself, say first that I should call emergency services or a doctor now and not wait.

1. Main concern in one sentence, in my words, and what I hope to leave with.
2. Timeline: since when, how often, how long, what makes it better or worse, what it stops me from doing.
3. What I have tried, and the result.
4. Medicines and supplements with doses, allergies, earlier illnesses, family history.
5. Three to five questions, most important first.

Keep my dates and numbers. Where a doctor will probably ask and the notes are silent, write "not noted", then list those gaps so I can fill them before I go.

Notes: [NOTES]', 'Health', false, true, '2026-01-14T09:00:00Z'),
  ('ad91cb09-9b92-5db2-b9b3-25cc4b4480ba', 'plan-five-dinners-around-a-budget-and-foods-to-avoid', 'Plan five dinners around a budget and foods to avoid', 'Plan five weekday dinners for [NUMBER OF PEOPLE] people in [COUNTRY], [BUDGET] in total, at most [MINUTES] minutes of cooking each. Foods to avoid: [FOODS TO AVOID]. Already in the kitchen: [PANTRY].

First ask why each food is avoided. For an allergy, diabetes, kidney disease, pregnancy or a past eating disorder, ask what a doctor or dietitian has advised and follow that; if there is no advice yet, suggest getting it.

- Every dinner has a source of protein, two kinds of vegetable and a filling side.
- Use opened ingredients up by Friday; cook fish and soft greens early in the week.
- One meal makes a double batch that returns as a different dish.
- Check stock, sauces and spice mixes too, and name the words to look for on labels.

Give a table: day, dish, amounts, steps in five short sentences. Then a shopping list by shop section, prices marked as estimates, and the two swaps that save most. Set no calorie target.', 'Health', false, false, '2026-02-25T09:00:00Z'),
  ('e7a13407-7a37-56aa-854b-82c3e4d55e7a', 'start-strength-training-at-home-in-four-weeks', 'Start strength training at home in four weeks', 'You are a strength coach who works with beginners. Write a four-week plan of three home sessions a week, [MINUTES] minutes each, with [EQUIPMENT]. I am [AGE], currently [CURRENT ACTIVITY].

Before the plan, ask about heart trouble, high blood pressure, chest pain or dizziness on effort, pregnancy, recent surgery and injuries, and wait. If anything applies, send me to a doctor or physiotherapist before I start.

- Each session has a squat, a hinge, a push, a pull and a trunk exercise. If my equipment allows no pull, say what I could use safely.
- Two sets at first. Each set ends when I could still do two or three clean repetitions.
- Progress one thing at a time: repetitions, then a third set, then a harder version. Week four repeats week three with better technique.
- For each exercise: one cue, an easier version, a harder version.

Output a five-minute warm-up, one table per week, and a rule for missed sessions (carry on, never double up). Explain how ordinary muscle soreness differs from sharp or joint pain, which means stop and get it checked if it stays. Chest pain or faintness means stop and call for medical help.', 'Health', false, false, '2026-04-08T09:00:00Z'),
  ('74427305-a770-571a-8744-bc42a4da9f64', 'read-a-medical-letter-in-plain-language', 'Read a medical letter in plain language', 'Put the medical letter or lab report below into everyday language. Explain what it says; do not diagnose, predict or advise on treatment. If it contains my name, date of birth or insurance number, do not repeat them, and remind me to remove them next time.

If the text asks for urgent action or calls a result critical, say so first and tell me to ring the practice today, or emergency services if it says so.

1. Summary in three to five sentences: who wrote it, why, what was found, what happens next.
2. Terms and abbreviations in a table: as written, in everyday words, where it appears.
3. Results in a table: value, unit, the reference range printed in the report, inside or outside it. If no range is printed, write "not given" and do not supply one. Note that a single value outside a range is no diagnosis and a value inside it is no all-clear.
4. What I am asked to do, with dates.
5. Up to six questions for the doctor who sent it.

Mark every passage that is unreadable, ambiguous or open to two meanings instead of choosing one.

Letter: [MEDICAL LETTER]', 'Health', false, false, '2026-05-22T09:00:00Z'),
  ('9cfbcd57-d868-59ca-b611-1b1bb102a89f', 'find-sleep-patterns-worth-testing-in-a-two-week-log', 'Find sleep patterns worth testing in a two-week log', 'Look through my sleep log and tell me which pattern is worth testing. If I have no log yet, give me a 14-day table that takes two minutes each morning: bedtime, minutes to fall asleep, time awake at night, final waking, getting up, naps, last caffeine, alcohol, exercise, last work or screen, rested 1 to 5.

With a log:
1. Work out time in bed, sleep and their ratio for each night, then averages for work nights and free nights. Leave out incomplete nights; with fewer than ten complete ones, ask for more.
2. Compare the five best and five worst nights. For each difference give the number of nights behind it; below four, call it too few to say.
3. Choose one change for the next ten nights: the clearest pattern for the least effort. Say what to keep constant and what counts as better.

These are hints, not causes, so do not diagnose or mention changing medicines. Advise a doctor''s visit for snoring with pauses in breathing, nodding off at the wheel, low mood, or bad sleep three nights a week for three months.

Sleep log: [SLEEP LOG]', 'Health', false, false, '2026-06-30T09:00:00Z'),
  ('576a60a4-9a9e-571b-aa58-a2e0f937ea79', 'set-up-a-home-desk-that-is-easier-on-your-body', 'Set up a home desk that is easier on your body', 'You are an ergonomics adviser. Help me adjust my home workplace with what I own, spending at most [BUDGET]. Set-up: [DESK AND CHAIR], [SCREENS]. My height: [HEIGHT]. Hours a day: [HOURS]. By evening I notice: [COMPLAINTS].

Ask first for seat and desk height, distance from eyes to screen, top of the screen against eye level, where the window is, and whether I wear varifocals (they usually need a lower screen).

Then adjust in this order, since each step depends on the one before: feet and seat, back, armrests, keyboard, mouse, screen, light. A laptop needs a separate keyboard, or screen and hands cannot both be right.

Give a table: part, target, check without tools, free fix from household things, bought fix with estimated price. Then three changes for today and a rhythm of moving every 30 minutes that fits my work.

Do not explain what causes my complaints. Send me to a doctor or physiotherapist for pain beyond two weeks or at night, numbness, tingling or weakness.', 'Health', false, false, '2026-08-11T09:00:00Z'),
  ('3b9af717-f5eb-5a28-8947-50cd0af02bfc', 'agree-your-own-stop-signs-before-a-busy-season', 'Agree your own stop signs before a busy season', 'Help me write a one-page early-warning plan for [BUSY PERIOD]. My work: [WORK SITUATION]. This is planning, not therapy; make no diagnosis.

Interview me first, one question at a time, six at most: what I did differently the last time it became too much, what I dropped first, what others noticed before I did, what really helped, which commitments can move, and whom I would tell.

Then write three levels, green, amber and red. For each: three signs another person could observe ("no lunch break three days running", not "stressed"), one action within 24 hours, and who hears about it. Amber must remove or postpone a commitment, not only add a relaxing habit. Red includes an appointment with a doctor or counsellor. Two weeks of exhaustion, low mood or poor sleep count as red.

Add two messages under 60 words: one that moves a deadline, one to a person I trust. Finish with a five-minute weekly check and its weekday.

If I mention wanting to hurt myself or being unable to go on, drop the plan and direct me to local emergency or crisis services at once.', 'Health', false, true, '2026-09-04T09:00:00Z'),
  ('16999255-ab4f-5294-a258-937b16047d33', 'organise-a-relatives-care-on-one-shared-sheet', 'Organise a relative''s care on one shared sheet', 'Turn my notes about caring for [RELATIVE] into a sheet the family can share and a stand-in could follow for a weekend.

1. Whom to call: emergency number, doctor, out-of-hours service, pharmacy, family in order.
2. The day as a table: time, what, who, remarks.
3. Medicines exactly as on the label or plan: name, strength, time, with or without food, prescriber, next refill. Copy them; do not correct, combine or comment. Where two notes differ, write "ask the pharmacist".
4. What is normal for them (eating, walking, mood, memory), so a change is noticed, and the changes the doctor told us to report.
5. House and habits: glasses, hearing aid, food, what upsets and what calms.
6. Where documents are kept, never their contents.
7. This month''s tasks: task, person, date.

Write "unknown" for gaps and list them with the person likely to know. If one person holds more than half the tasks, suggest two to hand over. Leave out passwords, bank and ID numbers. Close with a reminder to agree with my relative who may see the sheet.

Notes: [NOTES]', 'Health', false, false, '2026-10-19T09:00:00Z'),
  ('bf219ccf-6b96-5e74-80f7-ba29b394e0a1', 'turn-interview-notes-into-a-case-study', 'Turn interview notes into a case study', 'Turn the interview notes below into a case study of 600 to 800 words for [AUDIENCE]. The product is [PRODUCT].

Notes: [NOTES]

First pull out of the notes: the situation before, what triggered the search, which alternatives were considered, the doubts, how the product was actually used, and every result with its number and time frame.

Then write these parts: a headline built on the strongest confirmed result, a three-line summary (customer, problem, result), the situation, the decision, the rollout including what went wrong, the results, and what the customer would tell a peer.

- The customer is the main character. The product enters only when they choose it.
- Quote only words found in the notes. Shorten quotes, never change their meaning.
- Give each result a baseline and a period. Where one is missing, write "to be confirmed" instead of estimating.
- If there are no numbers at all, lead with the change the customer described in their own words.

End with three short lists: facts to confirm, quotes the customer must approve, and up to three follow-up questions that would fill the largest gaps.', 'Marketing', false, true, '2026-03-14T09:00:00Z'),
  ('9e1918c9-120e-5c5a-a89c-5c29b9782d93', 'pull-landing-page-copy-out-of-customer-reviews', 'Pull landing page copy out of customer reviews', 'You are an experienced conversion copywriter. Use what customers wrote to draft landing page copy that sells [PRODUCT] to [AUDIENCE].

Reviews, support tickets or survey answers: [CUSTOMER REVIEWS]
Closest competitor and its main claim: [COMPETITOR]

1. Make a table with the columns theme, exact customer phrase, type (pain before, desired result, hesitation, unexpected benefit) and number of mentions. Sort it by mentions.
2. Choose the lead message: a theme that is frequent, concrete, and that the competitor could not claim word for word. Defend the choice in two sentences.
3. Draft three headlines of at most 10 words, one subheadline saying who it is for and what changes, three benefit blocks (heading plus 30 words), the three most frequent hesitations each with an honest answer, and a button text that names what happens after the click.

Keep the customers'' own nouns and verbs. After each line of copy, note in parentheses the phrase it is based on. Invent no ratings, figures or testimonials.

If there are fewer than 10 reviews, or they all come from one kind of customer, say so before the table and mark the lead message as provisional.', 'Marketing', false, false, '2026-05-02T09:00:00Z'),
  ('720fa539-2634-5b0a-929b-ed6697785d37', 'plan-a-four-week-launch-on-a-small-budget', 'Plan a four-week launch on a small budget', 'Plan the launch of [PRODUCT] for [AUDIENCE]. Launch day is [DEADLINE], the goal is [GOAL], the money is [BUDGET] and I have [HOURS PER WEEK] hours a week.

What I already have (email list size, followers, past customers, partners): [EXISTING REACH]

1. Do the funnel math first: sales needed, visitors needed, people who must be reached. State each conversion rate you assume. If my reach cannot deliver the goal, say so and propose one that it can.
2. Choose at most two channels and explain what you left out.
3. Plan four weeks: test the message in conversations, build a waiting list, open to the warmest people, launch publicly. The fourth week ends on launch day.

Give the plan as a table: week, purpose, task, channel, hours, cost, number that shows it worked. Hours and cost must add up to no more than I have; show the totals.

Below it, list three tasks to cut first if time runs short, and what to decide after week two if the waiting list is under half of target.

Ask for blank inputs before you plan.', 'Marketing', false, false, '2026-01-19T09:00:00Z'),
  ('1a822056-be5d-5f82-a2b4-f4ab4fcba295', 'write-email-subject-lines-worth-testing', 'Write email subject lines worth testing', 'Write subject lines for the email below so that testing them against each other teaches me something about [AUDIENCE].

Email: [DRAFT]
Number of subscribers: [LIST SIZE]
Subject lines that did well or badly before: [PAST RESULTS]

Give me four pairs. Each changes one thing only: concrete detail or curiosity, gain or avoided loss, question or statement, sender''s voice or plain label. Skip a pair for which the email offers no honest material.

Table: pair, version A, version B, preview text, what I learn if A wins.

- The words that matter stand in the first 35 characters; phones cut off the rest.
- The preview text adds something the subject does not say.
- No fake "Re:", no invented urgency, no promise the email does not keep.

Recommend the pair to run first. Judge it by clicks, since privacy features inflate opens. If my list is too small for one reliable test, say so and suggest repeating the same comparison over several sends.', 'Marketing', false, false, '2026-07-23T09:00:00Z'),
  ('37df6d92-21aa-5d95-96dc-7cd5a30ce2cc', 'turn-one-article-into-a-week-of-posts', 'Turn one article into a week of posts', 'Turn the article below into five posts for [PLATFORM], Monday to Friday, for [AUDIENCE] in a [TONE] tone.

Article: [ARTICLE]

First list each idea in it that stands on its own: a claim, a number, a mistake, a step, an example, an opinion someone could dispute. Pick five that do not overlap and give each day a different shape: a contrarian opinion with its reason, a how-to, a short story, a mistake and its fix, a question readers can answer from their own work.

Per post: a first line that makes sense without the article, the full text in a length usual on the platform, a format or image idea, and a first comment that opens a discussion. Link to the article in two posts at most.

Add nothing that is not in the article. If it holds fewer than five ideas, write fewer posts and tell me which questions to answer to earn the rest.', 'Marketing', false, false, '2026-09-08T09:00:00Z'),
  ('0bdb782a-ab44-592a-a142-a6ca0eed6794', 'find-out-why-an-ad-gets-clicks-but-no-sales', 'Find out why an ad gets clicks but no sales', 'You are an experienced performance marketer. Find the most likely reason why people click on my ad for [PRODUCT] but do not buy.

Ad text and image description: [AD]
Platform, targeting and campaign objective: [TARGETING]
Landing page text: [LANDING PAGE]
Numbers (spend, clicks, page views, add to carts or sign-ups, sales, days running): [NUMBERS]

1. Work out the drop-off from step to step and name the one that loses most against what is usual at this price. Benchmarks are rough; say so.
2. Check whether the sample can support a conclusion. With too few clicks, say how many more are needed.
3. Examine five causes: tracking error, wrong people clicking, promise on the ad not kept by the page, offer or price doubt, friction on mobile or at checkout. For each one quote the evidence for and against from my inputs.

Give a table: cause, evidence, confidence (low, medium, high), quickest check, fix.

Finish with the one check to do today, the one change to test next and the number that decides it. Do not suggest raising the spend before tracking is confirmed. List any missing input and how it limits the diagnosis.', 'Marketing', false, true, '2026-02-25T09:00:00Z'),
  ('c43e0830-5909-51ce-ac3a-959829d1cf2f', 'position-your-product-against-what-people-use-now', 'Position your product against what people use now', 'Help me find a position for [PRODUCT] that a buyer can repeat in one sentence.

Best customers so far and why they bought: [BEST CUSTOMERS]
What people use instead, including spreadsheets, a freelancer or nothing: [ALTERNATIVES]
Features and proof I have: [FEATURES]
Price: [PRICE]

1. For each alternative, say what it does well and the moment it lets people down.
2. List what only my product offers. Strike out anything an alternative also has or that I cannot prove.
3. Turn each survivor into value: feature, what it makes possible, what that is worth to the customer.
4. Describe who cares most about that value by situation and behavior, not by age or job title.
5. Propose three positions, each with a market category, the target, the main value and the customers it gives up.

Compare them in a table by proof, size of the group, strength of the rival and fit with the price. Recommend one, as a sentence of at most 25 words without adjectives.

Where I gave no proof, mark the claim "unproven" and name the evidence to collect. If nothing is unique, say so plainly and suggest a narrower target.', 'Marketing', false, false, '2026-10-16T09:00:00Z'),
  ('7abc29d0-a7a5-5802-9626-f7695494a58d', 'write-a-welcome-sequence-that-turns-readers-into-buyers', 'Write a welcome sequence that turns readers into buyers', 'Write a welcome sequence of five emails for people who just joined my list through [SIGN-UP OFFER]. In the end some of them should buy [PRODUCT]. The readers are [AUDIENCE] and the tone is [TONE].

About me and why I do this: [BACKGROUND]
Common doubts before buying: [OBJECTIONS]

- Email 1, at once: deliver the promised thing, say what comes and how often, ask one question they can answer by reply.
- Email 2, day 2: help them use it and reach one small result within 15 minutes.
- Email 3, day 4: tell the story behind the product, with the mistake that taught me most.
- Email 4, day 6: take up the strongest doubt and answer it with proof.
- Email 5, day 8: make the offer, say who should not buy, give one link.

For each email write the subject, the preview text, 120 to 180 words and a single call to action. State the condition under which a reader leaves the sequence, such as having bought.

Use only facts I gave. Where a story or proof is missing, insert a clearly marked gap and the question I must answer to fill it.', 'Marketing', false, false, '2026-06-11T09:00:00Z'),
  ('471349a9-b8fe-56fa-b913-4efc852b3c11', 'dark-pre-mortem-see-how-your-plan-fails-before-you-start', 'Dark pre-mortem: see how your plan fails before you start', 'Six candid failure stories for your plan, with early warnings and a go or no-go.', 'Mindset', true, true, '2026-01-23T09:00:00Z'),
  ('ce09b343-a1d3-5233-b8c0-d3b1ad760553', 'dark-mirror-put-your-favorite-excuse-on-trial', 'Dark mirror: put your favorite excuse on trial', 'Hear both sides of your excuse, then a fair verdict and a step for the next 48 hours.', 'Mindset', true, false, '2026-02-14T09:00:00Z'),
  ('40cfdf08-69e6-5289-b0bc-cfd8bc38b3db', 'dark-rival-find-the-gap-a-competitor-would-use', 'Dark rival: find the gap a competitor would use', 'Lets a patient rival study your business, then turns each opening into a defense.', 'Mindset', true, false, '2026-04-11T09:00:00Z'),
  ('bd7e4ac7-301e-51c0-a8bb-fa18616353dc', 'make-the-decision-you-keep-putting-off', 'Make the decision you keep putting off', 'Finds the one fact your choice hinges on and ends with a dated recommendation.', 'Mindset', true, true, '2026-05-16T09:00:00Z'),
  ('d39ed8fe-6c3a-58dd-9f84-cfd7f923826e', 'learn-the-right-lesson-from-a-setback', 'Learn the right lesson from a setback', 'Separates bad luck from bad judgment, so you change only what deserves changing.', 'Mindset', true, false, '2026-06-20T09:00:00Z'),
  ('2a9476a5-9177-5db4-a86a-a75905bdf273', 'rebuild-a-habit-around-the-day-you-really-have', 'Rebuild a habit around the day you really have', 'Finds why your habit broke and fits a version to your worst day, not your best one.', 'Mindset', true, false, '2026-08-04T09:00:00Z'),
  ('a8ddb676-c586-5a86-8c5b-d31c593435cf', 'test-a-limiting-belief-against-the-evidence', 'Test a limiting belief against the evidence', 'Weighs a belief about yourself like a claim in court, then tests it in real life.', 'Mindset', true, false, '2026-09-12T09:00:00Z'),
  ('558bee90-e75f-5636-bcb4-38375a710f06', 'set-quitting-rules-before-you-invest-any-more', 'Set quitting rules before you invest any more', 'Fixes the numbers and dates at which you stop, while you can still judge calmly.', 'Mindset', true, false, '2026-10-21T09:00:00Z'),
  ('d10d24ab-74c5-5a90-bd59-dfb7fd716ec4', 'price-a-freelance-service-from-cost-and-value', 'Price a freelance service from cost and value', 'Find your price floor, test it against client value, and leave with a three-option quote.', 'Money-Making', true, true, '2026-02-17T09:00:00Z'),
  ('1780f0ce-bb00-55bf-95eb-b864a723421a', 'test-a-business-idea-before-you-build-anything', 'Test a business idea before you build anything', 'A two-week test with interview questions, a small offer and a pass mark set in advance.', 'Money-Making', true, false, '2026-01-29T09:00:00Z'),
  ('34126a52-13cb-5ffe-bec4-ac0d39edaa1a', 'turn-one-off-client-work-into-a-retainer-offer', 'Turn one-off client work into a retainer offer', 'Spot which clients need ongoing help and draft a retainer with firm limits and terms.', 'Money-Making', true, false, '2026-04-08T09:00:00Z'),
  ('121726b7-bfe6-5e6f-90b2-f057271a82f5', 'choose-a-first-digital-product-from-what-you-know', 'Choose a first digital product from what you know', 'Score product ideas on real demand, pick one, and get the smallest version to presell.', 'Money-Making', true, false, '2026-05-05T09:00:00Z'),
  ('799d9c75-58e7-5ef6-9543-523eb73b8378', 'find-out-which-clients-pay-for-the-work-they-cause', 'Find out which clients pay for the work they cause', 'Rank clients by real hourly return and get a keep, reprice or release decision for each.', 'Money-Making', true, false, '2026-07-16T09:00:00Z'),
  ('85b0e20b-84a5-550e-9380-2df6659671d8', 'plan-a-price-increase-for-existing-clients', 'Plan a price increase for existing clients', 'Work out what a rise can cost you, group your clients, and get letters and replies.', 'Money-Making', true, true, '2026-09-02T09:00:00Z'),
  ('4c4587af-9342-5aca-9ea1-364ebc3b9a58', 'compare-side-income-ideas-on-time-cost-and-risk', 'Compare side-income ideas on time, cost and risk', 'Put your ideas through the same arithmetic and see what each could cost you.', 'Money-Making', true, false, '2026-03-04T09:00:00Z'),
  ('7129afe6-f769-5ccc-80e2-1e95b0d023f9', 'set-a-sponsorship-rate-and-pitch-a-fitting-brand', 'Set a sponsorship rate and pitch a fitting brand', 'Turn your channel figures into a defensible rate card and a short, honest brand pitch.', 'Money-Making', true, false, '2026-10-21T09:00:00Z'),
  ('d7e9499f-8efd-5617-928d-728426216597', 'turn-a-brain-dump-into-a-plan-for-this-week', 'Turn a brain dump into a plan for this week', 'Turn everything on my mind into a plan for this week that fits the hours I really have.

Brain dump: [NOTES]
Free hours per day after meetings: [HOURS PER DAY]
Fixed deadlines: [DEADLINES]
What matters most this month: [GOAL]

1. Sort the dump into tasks, projects (more than one step), worries and ideas. Lose nothing.
2. Reword each task so that it starts with a verb and has a visible end. Estimate minutes; add half again for work I have not done before.
3. Fill 70 percent of my hours, deadlines first, then the monthly goal.

Show a table with day, up to three tasks, minutes and reason. Below it: not this week, hand over or decline, parked ideas, and one next step per worry or "nothing to do".

If the deadlines alone exceed my hours, do not squeeze them in. State the shortfall and two ways to renegotiate. Ask about entries you cannot interpret.', 'Productivity', false, true, '2026-01-12T09:00:00Z'),
  ('bf84f99b-daff-5943-b75f-b8e0e1fd111a', 'turn-meeting-notes-into-decisions-and-action-items', 'Turn meeting notes into decisions and action items', 'Turn the notes or transcript below into a record that somebody who missed the meeting can act on in two minutes.

Purpose of the meeting: [TOPIC]
People present and their roles: [ATTENDEES]
Notes: [NOTES]

- Decisions: what, by whom, and why in one line. An idea that nobody confirmed is not a decision.
- Actions: a table with task, one owner, due date, and what "done" looks like. If no owner or date was said, write "owner open" or "date open"; never assign one.
- Open questions: who can answer, and what is blocked until then.
- Disagreements: both views in neutral words, no winner.

Leave out small talk and the order of discussion. Quote any passage too unclear to use.

Then draft a message of at most 80 words to the group that asks for the open owners and dates.', 'Productivity', false, false, '2026-02-17T09:00:00Z'),
  ('98c6a9ac-95ee-562e-8e14-eb1e9cc48613', 'restart-a-project-that-has-stalled', 'Restart a project that has stalled', 'Help me get this stalled project moving again, or close it for good.

Project: [PROJECT]
What is finished: [PROGRESS]
When and where it stopped: [LAST STEP]
Why I think it stopped: [REASON]
Time I can give it: [HOURS PER WEEK] hours a week until [DEADLINE]

First test my explanation against six usual causes: unclear next step, missing decision, waiting for somebody, too high a standard, dull work, or it no longer matters. Name the best fit and the phrase of mine that points to it. If two fit equally well, ask one question.

Then give me:
- The smallest finished version that would still be useful, and what it leaves out.
- Five to eight steps to it, 15 to 90 minutes each, with a visible result.
- A first step I can do in 15 minutes with what is already on my desk.
- A message to send if I depend on someone.
- The condition and date on which I should drop the project.

If the steps do not fit my time, cut the scope, not the estimates.', 'Productivity', false, false, '2026-04-06T09:00:00Z'),
  ('c85f08fa-837a-5436-9957-2380fbc21034', 'decide-which-recurring-meetings-to-keep', 'Decide which recurring meetings to keep', 'Review my recurring meetings and give me back at least [HOURS TO SAVE] hours a week.

Meetings (name, length, frequency, number of people, what I do in it, what came out of the last two): [MEETINGS]
My role and main goal this quarter: [ROLE AND GOAL]
Meetings I cannot leave, and why: [FIXED MEETINGS]

For each meeting, work out the monthly cost in person-hours. Then judge it by four questions: does it produce decisions or only updates, would anything break if it skipped a month, am I needed or merely informed, and does it hold together people who otherwise would not talk. The last one is a legitimate reason to keep a meeting.

Give a table with meeting, person-hours per month, verdict (keep, shorten, less often, make written, leave, end), reason and hours I gain.

For the three largest gains, write the organizer a message of at most 70 words that proposes a four-week trial and says how I will stay informed.

Do not guess results I did not give; list those meetings under "observe twice more" with what to note down. Say so if the target cannot be met.', 'Productivity', false, false, '2026-05-21T09:00:00Z'),
  ('21fc3786-bff8-535f-bf61-473d49e21528', 'write-a-procedure-someone-else-can-follow', 'Write a procedure someone else can follow', 'Turn my rough description of a task into a written procedure that [READER] can follow without asking me.

Task and why it is done: [TASK]
How I do it, in any order: [NOTES]
Tools and access needed: [TOOLS]
What has gone wrong before: [PAST ERRORS]

Before writing, list every place where I rely on judgment ("when it looks right", "usually") or skip a step. Ask me about those in one numbered list, at most eight questions, and wait for my answers.

Then write the procedure:
- Purpose, trigger, expected time and finished result, in four lines.
- What must be ready before starting.
- Numbered steps with one action each, naming the exact button, file or field where I gave it. After a risky step, say what the reader should see.
- Decisions as "if this, then that", including when to stop and ask somebody.
- A table of common errors: sign, cause, remedy.
- A five-point check before the task counts as done.

Use "not provided" for any name, link or login I left out, and never include passwords. Close with the step most likely to be misread and a way to test it.', 'Productivity', false, false, '2026-06-30T09:00:00Z'),
  ('4d378846-d221-5026-8cd7-3723f027f4ef', 'estimate-how-long-a-project-will-really-take', 'Estimate how long a project will really take', 'Estimate when I will finish [PROJECT], starting on [START DATE] with [HOURS PER WEEK] working hours a week.

Scope and what counts as finished: [SCOPE]
Similar work I did before, planned time against real time: [PAST PROJECTS]
Other people involved and how fast they usually answer: [DEPENDENCIES]

1. Break the work into 8 to 15 tasks. Include those people forget: setup, feedback rounds, corrections, handing over, billing.
2. Give each task an optimistic, a likely and a pessimistic number of hours. Calculate (optimistic + 4 x likely + pessimistic) / 6.
3. Compare the sum with my record. If I usually overrun by a certain factor, apply it and show the calculation.
4. Add waiting time for other people in calendar days, separate from my hours.

Output a task table with the four numbers, the total, and three finish dates: if all goes well, likely, and safe to promise.

Then name the two most uncertain tasks and a test of under two hours that would narrow each. If I gave no past projects, use a factor of 1.5 and label it as an assumption.', 'Productivity', false, true, '2026-08-13T09:00:00Z'),
  ('c7395bcc-2181-55be-a516-0effc478a69c', 'clear-an-overfull-inbox-in-one-hour', 'Clear an overfull inbox in one hour', 'Sort the emails below and prepare my replies, so that I can clear them in one hour.

Emails (sender, subject, date, main text; private data removed): [EMAILS]
People who always come first: [PRIORITY CONTACTS]
How I write: [TONE]

Label each one: reply now, needs a decision, becomes a task, hand over, archive, unsubscribe. Judge by who is blocked and what happens if I never answer, not by how urgent the sender makes it sound.

Give one table, blocked people first: sender, request in 12 words, label, due date, cost of silence.

For "reply now", draft replies under 60 words with the answer in the first sentence. For "needs a decision", put the question to me with two possible answers. Where I am more than a week late, add one line of apology without excuses.

Promise, accept and schedule nothing in my name; leave a marked gap. Flag suspected phishing and do not answer it.', 'Productivity', false, false, '2026-09-27T09:00:00Z'),
  ('6889e217-2f2d-5254-9aae-109e1be7aefb', 'write-a-handover-so-your-time-off-stays-quiet', 'Write a handover so your time off stays quiet', 'Write a one-page handover note for [COVER PERSON], who looks after my work from [START DATE] to [END DATE].

Running work and its state: [NOTES]
People who may get in touch: [CONTACTS]
What my cover may decide alone: [DECISION LIMITS]
What justifies calling me, if anything: [EMERGENCY RULE]

Sort the work into must happen, may happen and can wait. The first group becomes a table: item, next step, date, where the file is, whom to ask, what a good result looks like. The others get one line per item.

Add the three things most likely to go wrong, each with its first sign and first response, and the one thing nobody should touch.

Also write an out-of-office reply of at most 50 words and a note to clients, to be sent three days before I leave.

Put missing file locations, dates and limits in a list of questions at the top.', 'Productivity', false, false, '2026-10-29T09:00:00Z'),
  ('b479214a-21e7-513e-a158-7566a108ef03', 'trace-a-bug-to-its-root-cause', 'Trace a bug to its root cause', 'Help me find the cause of a bug before we change any code.

Expected: [EXPECTED BEHAVIOR]
Actual: [ACTUAL BEHAVIOR]
Error or stack trace: [ERROR]
Language, framework and versions: [STACK]
What changed recently: [RECENT CHANGES]
Code: [CODE]

1. Separate what the evidence shows from what I merely believe. Point out statements of mine that the trace contradicts.
2. Find the first moment the state is wrong. The line that throws is often only where it was noticed.
3. List up to four possible causes, likeliest first. For each, give the observation that would rule it out and the cheapest way to get it: a log line, a breakpoint, a one-line test, a bisect.
4. Stop there and let me report the results. Then narrow the list again.

Propose a fix only when one cause explains every symptom, including why it did not fail before. Then give the smallest change, a test that fails without it, and other places with the same mistake.

If an important function is missing from what I pasted, ask for it by name. Do not guess what it does.', 'Programming', false, true, '2026-02-03T09:00:00Z'),
  ('c18c0b79-35f0-5324-8346-2be7628eccfa', 'review-a-pull-request-for-faults-that-reach-production', 'Review a pull request for faults that reach production', 'You are a senior engineer reviewing the diff below. Its purpose: [GOAL]. Stack: [STACK]. Report faults that could hurt users or data; leave style to the linter.

Check in particular:
- does it do what the purpose says, and only that
- empty, missing, duplicate, very large and badly formed input
- error paths: swallowed exceptions, half-finished writes, retries that repeat a side effect
- two requests at once: read-then-write gaps, missing transactions or unique constraints
- who may call it: authorization checked on the server, for this record and not only for this route
- old clients, queued jobs and rows already stored during the rollout
- queries inside loops, unbounded results

Answer in a table: severity (blocks merge, fix soon, note), file and line, the concrete input or sequence that fails, what the user would see, suggested change. If you cannot name a failing case, leave the finding out or pose it as a question below the table.

Then name the tests this diff lacks. If you need to see code outside the diff to judge a point, ask for that file. If you find nothing that blocks, say so plainly.

Diff: [DIFF]', 'Programming', false, false, '2026-05-19T09:00:00Z'),
  ('310a6c74-31f4-5183-9245-6cbe3160ea53', 'write-unit-tests-that-catch-real-regressions', 'Write unit tests that catch real regressions', 'Write unit tests for the code below in [TEST FRAMEWORK].

Begin with a list of behaviors rather than methods: what callers rely on, what must never happen, and which inputs lie on a boundary (empty, one, many, first, last, zero, negative, time zone and month end, non-ASCII text, duplicates). Mark which of them the code handles wrongly today; do not write a test that cements a bug without telling me.

Then write the tests:
- one behavior per test, with a name that reads as a statement of it
- expected values written out by hand, never computed with the code under test
- fakes only at real borders: network, clock, randomness, file system. Fix the clock and the seed.
- no assertion on private state, call order or log text unless callers depend on it

After the tests, add a table: test, the change to the code that would make it fail. If you cannot name such a change, delete the test.

Where the intended behavior is unclear, list it as a question and leave the test out. If the code cannot be tested without changing it, suggest the smallest seam and wait for my agreement.

Code: [CODE]', 'Programming', false, false, '2026-07-07T09:00:00Z'),
  ('fed71ea1-440a-510a-a031-dcc0d738299e', 'refactor-a-long-function-without-changing-what-it-does', 'Refactor a long function without changing what it does', 'Plan and carry out a refactoring of the function below in [LANGUAGE]. Its behavior must stay identical, bugs included. What makes it hard to work with now: [PAIN POINT].

1. List what can be observed from outside: return values, exceptions, writes, calls to other services, their order, and changes to arguments.
2. Name the characterization tests I need before the first edit, with inputs that reach every branch. Write them.
3. Name the separate responsibilities you see, and the local variables that tie them together.
4. Give a sequence of steps, each small enough for one commit and safe to release alone: rename, extract, move, replace nested conditions with early returns. Show the code after each step.
5. Stop when the pain point is gone. Add no pattern, layer or option that no caller needs.

Report bugs you notice on a separate list and leave them unfixed.

Finish with a table: step, risk, test that covers it. If callers or types are not shown, state the assumption you made about them at the step where it matters, and ask if a wrong guess would break them.

Code: [CODE]', 'Programming', false, false, '2026-03-26T09:00:00Z'),
  ('0a2fc023-2a92-5f65-89e2-b17c28919030', 'design-a-database-schema-from-a-plain-description', 'Design a database schema from a plain description', 'Design a relational schema for [DATABASE] from this description: [PRODUCT DESCRIPTION]

First ask me the questions whose answers would change tables, eight at most: can one of these belong to several of those, does history have to be kept, who may delete, what must be unique and within which scope. Wait for my answers. Anything I skip becomes a stated assumption.

Then deliver:
1. Tables with columns, types, keys and a one-line purpose each. Third normal form, unless you name the query that justifies an exception.
2. Rules the database enforces itself: NOT NULL, CHECK, UNIQUE, foreign keys with their delete behavior. Money as an exact decimal or integer minor units with a currency, moments in time with time zone.
3. The ten most frequent queries you expect, and the index that serves each. No index without a query.
4. The migration as SQL that runs in order.
5. Three likely changes to the product, and what each would cost in this design.

Write sample rows for the table most likely to be misunderstood. Point out columns that hold personal data and how a deletion request would be met.', 'Programming', false, false, '2026-01-15T09:00:00Z'),
  ('e71f9e6a-d8f0-57c2-ba76-a27b682c79be', 'make-a-slow-sql-query-faster-with-evidence', 'Make a slow SQL query faster, with evidence', 'You are a database engineer. Make the query below faster on [DATABASE AND VERSION]. The result must stay the same.

Query: [QUERY]
Table definitions, indexes and row counts: [SCHEMA]
Execution plan with actual times: [QUERY PLAN]
How often it runs, and how fast it has to be: [GOAL]

If the plan is missing, give me the exact command that produces it with actual rows and buffer use, warn me if it executes the statement, and wait.

1. Find the step where the time goes. Compare estimated with actual rows and say where the planner goes wrong, if it does.
2. Give the cause: a function on an indexed column, a type mismatch, an index with the wrong column order, repeated loops, a sort that spills to disk, or simply too many rows fetched.
3. Suggest at most three changes, cheapest first: rewrite, statistics, index, then schema. For an index, give the columns in order with the reason, and what it costs in writes and space.
4. For each, tell me what the new plan should show if you are right.

Check each rewrite for NULLs, duplicates and ties. Call every speed figure a guess until I have measured it.', 'Programming', false, false, '2026-08-21T09:00:00Z'),
  ('d7d40a35-5157-5fc4-9195-c6106943e39a', 'understand-inherited-code-before-you-change-it', 'Understand inherited code before you change it', 'I have inherited the code below and have to make this change: [PLANNED CHANGE]. Explain what I need to know first. I am comfortable with [LANGUAGE] but new to this project.

Write five short parts:
1. Purpose: what the code does for its callers, in three sentences.
2. Flow: the path of one typical request or record, step by step with function names, and where it leaves the normal path.
3. Hidden contracts: assumptions about order, units, nullability, time zones, global state, environment variables. Quote the line that shows each.
4. Odd places: code that looks wrong or needless. For each, give a plausible reason it may be there and how to find out (commit history, a test, a person) before I remove it.
5. Reach of my change: functions and data it touches, what could break without any error, and the safest place to start.

Mark each statement as seen in the code or inferred. Name the files you would want to read next and why. Do not write the change yet; end with the questions I should take to the previous author.

Code: [CODE]', 'Programming', false, false, '2026-10-06T09:00:00Z'),
  ('5d17fe36-26a6-54d0-942a-deb477bfc101', 'turn-a-feature-idea-into-a-build-plan', 'Turn a feature idea into a build plan', 'Turn this feature idea into a plan that one developer can build in [TIME AVAILABLE]: [FEATURE IDEA]

Existing system: [STACK]
Users and the problem it solves for them: [USERS AND PROBLEM]

Ask up to five questions first if an answer would change the scope. Otherwise state assumptions and continue.

1. Scope: the smallest version that solves the problem, as three to six checkable statements ("a user without a team sees ..."), and what is left out on purpose.
2. Changes: data, interfaces, screens, background work, permissions. Say what is reused.
3. The riskiest unknown, and an experiment of half a day at most that settles it before anything else is built.
4. Slices: each goes from the interface to the data, can be shown to a user, and takes two days or less. Table: slice, what it proves, depends on, estimate as a range.
5. Failure: what a user sees when each outside dependency is slow, down or returns nonsense.
6. Release: order of migration and deployment, how to switch it off, and the one figure to watch in the first week.

If the sum of the estimates exceeds the time, cut scope in step 1 and say what went; do not shrink the estimates.', 'Programming', false, true, '2026-06-24T09:00:00Z'),
  ('dae6b0de-625f-5e35-bed1-a102c3792c94', 'write-an-apology-that-takes-responsibility', 'Write an apology that takes responsibility', 'Help me apologize to [PERSON], who is my [RELATIONSHIP].

What I did: [EVENTS]
How it affected them, as far as I know: [IMPACT]
What I am ready to put right: [REPAIR]
Whether I will say it or write it: [FORM]

Before drafting, check my account for hidden defenses: "if", "but", "you also", "I only wanted". Quote each one and ask what I would say without it. Tell me also if I seem to be taking blame for something that was not mine.

Then write 90 to 150 words in plain language: what I did, without softening; what it did to them, naming the effect instead of guessing at feelings; that I regret it; what I will do to repair it; what I am changing so that it does not happen again. Explanations only if they help the other person, in one sentence at most.

Do not ask for forgiveness, an answer or reassurance. Leave the pace to them.

Add how I can respond if they are angry, silent or want distance, one line each. If they have asked me not to make contact, do not draft anything; tell me to respect that. If anyone was harmed or threatened, point to professional help.', 'Relationships', false, true, '2026-02-06T09:00:00Z'),
  ('62f42c2f-bb06-5e24-97ca-7329a0015cab', 'say-no-without-damaging-the-relationship', 'Say no without damaging the relationship', 'Help me decline a request from [PERSON], who is my [RELATIONSHIP].

The request: [REQUEST]
My real reason: [REASON]
What I could offer instead, if anything: [ALTERNATIVE]

Write three versions of at most 60 words: short and warm, with a reason, with a counteroffer. Skip the third if I have nothing to offer; a no needs no compensation.

The no stands in the first two sentences and cannot be read as "later". Use a true reason or none. One "sorry" at most. Treat the request with respect: asking was fine, and so is declining.

Add two calm replies in case they insist, and say which version you would choose here.

If my answers suggest I would say yes under conditions, ask me first. If I am afraid of how this person reacts to a no, leave the wording aside and point me to someone I trust or a local support service.', 'Relationships', false, false, '2026-03-25T09:00:00Z'),
  ('5284fe3e-bac8-55aa-8cda-55ac806a2a67', 'agree-on-a-fair-split-of-household-work', 'Agree on a fair split of household work', 'Help [PEOPLE IN THE HOUSEHOLD] agree on a split of household work that all of us call fair.

Tasks and who does them now: [TASKS]
Working hours, commute and care duties of each: [TIME]
What each of us dislikes or does not mind: [PREFERENCES]
What we argue about: [CONFLICT]

1. Complete the list with invisible work: noticing, planning, remembering birthdays, appointments, shopping lists, looking after other people''s moods. Let us strike out what does not apply.
2. Estimate hours per week for each task, including the planning, and compare each person''s total of paid, care and household work. Mark your guesses.
3. Give each task to one person from noticing to done, so that nobody has to remind anybody. Share out the disliked ones evenly.
4. Define a minimum standard for the three tasks we argue about, in one sentence each.

Output a table with task, owner, how often, minimum standard and hours, then the totals per person. Take no side; describe the present state without blame.

Close with a script for a 30-minute talk in which everybody can change the proposal, and a check after four weeks with three questions. If you know only one person''s view, say so and list what to ask the others.', 'Relationships', false, false, '2026-05-09T09:00:00Z'),
  ('4165be60-52b6-5420-9f66-e0536676579b', 'reconnect-with-a-friend-you-lost-touch-with', 'Reconnect with a friend you lost touch with', 'Help me write to [FRIEND] on [PLATFORM]. We have not been in touch since [LAST CONTACT].

Why contact ended, as I see it: [REASON]
A memory only the two of us share: [SHARED MEMORY]
What made me think of them now: [OCCASION]
What I hope for: [GOAL]

Write one message of about 40 words and one of about 100. Begin with the memory or the occasion, not with an apology for the silence. Mention the gap in one honest sentence, tell one true thing about my life now, and end with an easy question. Make plain that no answer is fine too. No guilt, no life story, no hidden favor; if I want a favor, tell me to say so openly or to wait.

Add a reply for each case: they answer warmly, briefly, or hurt. If they stay silent, advise me to leave it at one message. If one of us had asked for distance, weigh with me first whether writing respects that.', 'Relationships', false, false, '2026-06-14T09:00:00Z'),
  ('6d696f83-95eb-54c6-9295-df77de98892d', 'see-a-recurring-argument-from-both-sides', 'See a recurring argument from both sides', 'You are an experienced couples and family mediator. Help me understand an argument I keep having with [PERSON], who is my [RELATIONSHIP].

The last time, as literally as I remember: [EVENTS]
What each of us usually says: [TYPICAL SENTENCES]
What I want them to understand: [MY VIEW]

1. Retell the scene neutrally in 80 words. Separate what was said or done from what I concluded.
2. Tell it from the other side, as a fair friend of theirs would. Mark it as a guess, since you have heard only me.
3. Describe the loop: what I do, how it may land, what they do, how it lands with me. Name the point where I can step out.
4. Below the topic, name what each of us may need: being heard, rest, reliability, a say, closeness.
5. Write an opening of at most 60 words for a quiet moment, with one observation, my feeling, my need and a question.

Add two sentences to drop, a way to pause that is not walking out, and three questions that would correct your guesses.

No diagnoses and no winner. If I describe fear, threats, control or violence, do not treat it as an ordinary argument: say so and point me to a counselor or a local helpline.', 'Relationships', false, true, '2026-07-31T09:00:00Z'),
  ('8939b57c-1998-5691-af19-d9c520405652', 'plan-a-calm-money-talk-with-your-partner', 'Plan a calm money talk with your partner', 'Plan a 45-minute talk about money between my partner and me. The occasion is [TOPIC].

Our situation in round figures (income, fixed costs, debts, savings): [FINANCES]
How we handle money today: [CURRENT SYSTEM]
Where we differ: [DIFFERENCES]
What I hope will come out of it: [GOAL]

1. An invitation of two sentences that names the topic and the time and does not sound like a summons.
2. An agenda in minutes: what money meant at home when we grew up, where we stand, what each of us wants, one decision, next date. The numbers come second.
3. Two questions per part that both of us answer. None may be a reproach in disguise.
4. Three models for our situation, for instance everything shared, shares in proportion to income, or a joint account plus private ones. Table: how it works with our figures, who gains freedom, who carries risk, what to settle in writing.
5. A pause rule, and a wording for what stays open.

Do not decide for us or assume what my partner thinks. Ask for figures you need. Send us to a debt adviser or lawyer for debts in arrears or contracts, and to a support service if one person withholds money or access from the other.', 'Relationships', false, false, '2026-09-02T09:00:00Z'),
  ('d0222a36-6dda-5dcb-84b9-7f10d72bd8eb', 'write-to-a-grieving-friend-without-cliches', 'Write to a grieving friend without clichés', 'Help me write to [FRIEND], who lost [LOVED ONE] on [DATE].

How close we are: [RELATIONSHIP]
A memory of the person who died: [MEMORY]
What I can really do, and when: [OFFER]
Their faith or customs, if I know them: [CUSTOMS]

Write a card of 60 to 90 words and a text message of 30. Name the person who died, say plainly that I am sorry, share the memory, and make one concrete offer with a day, so that a single word is enough to accept. No reply is expected.

Avoid "at least", "everything happens for a reason", "stay strong", "let me know if you need anything", comparisons with my own losses, and religious comfort unless it is theirs.

Suggest three later dates to get in touch, when others have stopped, with one sentence each.

If I have no memory, ask me one question instead of inventing one. If my friend has hinted at not wanting to live, put that first: ask directly, stay with them, and call a crisis line or emergency services.', 'Relationships', false, false, '2026-10-07T09:00:00Z'),
  ('8c2e4c84-44b6-5353-a488-2d7add47dce6', 'check-an-angry-message-before-you-send-it', 'Check an angry message before you send it', 'Read this message to [PERSON], who is my [RELATIONSHIP], before I send it.

Draft: [DRAFT]
What happened before: [CONTEXT]
What I want to be different afterwards: [GOAL]

1. Say in one sentence what the reader will probably hear, and whether that brings me closer to the goal.
2. Make a table: phrase, kind (fact, interpretation, accusation, "always" or "never", threat, sarcasm), likely effect, wording that keeps my point.
3. Name what is justified in my anger. It must survive the rewriting.
4. Rewrite the message at two thirds of its length: what happened, what it meant for me, what I ask for, by when. Firm, not sweetened, and no apology I do not owe.
5. Advise: send now, send tomorrow, talk in person, or do not send.

If the goal is missing or comes down to hurting the other person, ask what I want to have achieved in a week. Where fear, threats or violence appear on either side, leave the wording aside and point to professional help.', 'Relationships', false, false, '2026-11-10T09:00:00Z'),
  ('0761b649-5eb9-5c89-bcb2-a70bb6bcdc6c', 'build-a-study-plan-backwards-from-the-exam-date', 'Build a study plan backwards from the exam date', 'Rank topics by marks at stake and get a day-by-day plan with spaced reviews and slack.', 'Study Skills', true, true, '2026-04-15T09:00:00Z'),
  ('db554b95-718f-5833-ab14-671cd707487d', 'turn-a-chapter-into-flashcards-you-can-recall', 'Turn a chapter into flashcards you can recall', 'One-fact cards from your notes, tested for vague cues and ready to import into an app.', 'Study Skills', true, false, '2026-02-25T09:00:00Z'),
  ('2d76802e-d91a-54e1-a7bb-a7d6d98778c8', 'answer-oral-questions-until-your-gaps-show', 'Answer oral questions until your gaps show', 'A patient examiner asks twelve questions, tests your certainty and maps what is missing.', 'Study Skills', true, true, '2026-06-02T09:00:00Z'),
  ('7db5164a-6182-53e8-a4d4-c5e7c2e70c96', 'find-out-why-you-lost-marks-on-a-past-paper', 'Find out why you lost marks on a past paper', 'Sort every lost mark by cause and get drills for the two patterns that cost you most.', 'Study Skills', true, false, '2026-01-18T09:00:00Z'),
  ('a8b1150d-2d77-5fb6-83b5-4b42b157e70e', 'read-a-research-paper-in-three-passes', 'Read a research paper in three passes', 'Guided reading from skim to critique, so you can explain a paper and doubt it well.', 'Study Skills', true, false, '2026-08-12T09:00:00Z'),
  ('f00a9590-e45a-521e-bb16-56a6a5939c5a', 'test-your-essay-argument-before-you-write', 'Test your essay argument before you write', 'Have your thesis and outline challenged point by point, then fix the plan yourself.', 'Study Skills', true, false, '2026-09-25T09:00:00Z'),
  ('43ed27e3-554f-5701-b0e8-85afd644438a', 'practice-a-problem-type-with-fading-hints', 'Practice a problem type with fading hints', 'Move from a full worked example to solving alone, with help that shrinks at every step.', 'Study Skills', true, false, '2026-05-28T09:00:00Z'),
  ('b36467c8-e6dd-5898-bb6e-b80a640bc4ad', 'design-a-six-week-self-study-course-on-a-skill', 'Design a six-week self-study course on a skill', 'A course built around one finished project, with weekly proof that you can do the work.', 'Study Skills', true, false, '2026-10-14T09:00:00Z'),
  ('c797a821-eec9-52ff-be29-4390e7582d53', 'choose-business-software-from-a-scored-shortlist', 'Choose business software from a scored shortlist', 'Help me choose [TYPE OF SOFTWARE] for [NUMBER OF USERS] users in [INDUSTRY]. Budget: [BUDGET] for the first year, set-up included. It has to work with [CURRENT TOOLS].

1. Ask up to five questions: who uses it daily, the three jobs it must do, what went wrong with the present way, which data comes along, who will look after it.
2. From my answers, write four to six must-haves (pass or fail) and five weighted wishes.
3. List three or four candidates, including one simpler than I asked for, and "stay as we are".
4. Compare them in a table: must-haves, score, cost over three years (licences, add-ons, set-up, training hours), contract length, how we get our data out again.

Mark every price and feature "verify", with the place to look. Write "unknown" rather than guess.

Finish with a recommendation, the best argument against it, and a one-week trial: three real tasks, done by whoever likes new software least.', 'Technology', false, false, '2026-01-22T09:00:00Z'),
  ('e0c9df47-df7a-54b0-adf0-e4c874d4cbf8', 'get-a-spreadsheet-formula-from-a-plain-description', 'Get a spreadsheet formula from a plain description', 'Write a formula for [EXCEL OR GOOGLE SHEETS], version [VERSION], that does this: [GOAL].

1. Restate the rule in one sentence, including what happens with blanks, duplicates and numbers stored as text. If one of these would change the result, ask me first.
2. If a pivot table, filter or helper column does the job better, say so.
3. Give the simplest formula that runs in my version, once with commas and once with semicolons. Name the cell and say whether to fill it down or let it spill.
4. Work it through by hand on the sample rows. If the outcome is not what I expect, correct it before you answer.
5. Explain each part in one line, then name two things that would break it later and how I would notice.

Use only functions you are sure exist in my version.

Sheets, columns and headers: [COLUMNS]

Three sample rows: [SAMPLE ROWS]

Result I expect for them: [EXPECTED RESULT]', 'Technology', false, true, '2026-02-16T09:00:00Z'),
  ('283257e6-cf0b-5011-a851-8bacb0bdeca6', 'move-to-a-new-tool-without-losing-data', 'Move to a new tool without losing data', 'Plan our move from [OLD TOOL] to [NEW TOOL] by [DEADLINE] for [NUMBER OF USERS] users. The person in charge is not a technician. What we keep in the old tool: [DATA DESCRIPTION]

1. Inventory table: data, owner, action (move, archive, delete), export format, what exports usually drop (attachments, comments, history, permissions). Mark anything with a legal retention period.
2. Field map, old to new. Flag fields with no counterpart, dates and drop-down values.
3. Trial move of 20 records: the oldest, the largest, some with accents, attachments and empty fields. Say what to compare.
4. Dates, backwards from the deadline: trial, freeze (nobody writes in the old tool), move, 30 days of read-only access.
5. Proof of completeness: counts, totals, spot checks, and who signs.
6. Way back: until when we can return, and what makes us do it.

Mark whatever you say about export or import in either tool as "check in its help pages". Ask up to four questions before you start.', 'Technology', false, false, '2026-03-31T09:00:00Z'),
  ('0020a8b6-e958-5ace-8db3-95b48de3e50f', 'track-down-a-computer-problem-one-step-at-a-time', 'Track down a computer problem one step at a time', 'Help me solve a technical problem. I am not a technician.

Problem and exact error message: [PROBLEM]. Device and system: [DEVICE AND SYSTEM]. Since: [WHEN IT STARTED]. Changed shortly before: [RECENT CHANGES]. Already tried: [STEPS TRIED].

List three or four possible causes, likeliest first, each with what speaks for and against it. Then give one step only, wait for my result, and update the list.

- Choose the step that rules out most for least effort: another device, network, browser or account comes before reinstalling.
- Say where to click, what I should see, and how to undo it.
- Before anything that deletes data or is hard to reverse, have me make a backup.
- No downloads outside the maker''s own site, no unexplained commands, no passwords or codes.

Stop after eight steps, or at once if failing hardware, data loss or malware seems likely. Then write a summary for technical support: symptoms, steps with results, causes ruled out.', 'Technology', false, false, '2026-05-11T09:00:00Z'),
  ('9b69c718-e444-5643-9ad9-dfddc8f8ef4e', 'see-what-an-app-does-with-your-data-before-you-sign-up', 'See what an app does with your data before you sign up', 'Read the privacy policy below and tell me whether I can use [PRODUCT] for [PURPOSE] with this kind of data: [DATA TYPES].

Answer in a table: question, answer, quote of 25 words at most, section.
- What is collected beyond what I enter (contacts, location, device, usage)?
- Is my content used to train AI or improve the service, and how do I opt out?
- Who receives it, and is any of it sold?
- In which countries is it kept?
- What remains, and for how long, after I delete the account?
- How do I export or delete my data?
- Is there a data processing agreement for client data?
- How are changes announced?

Use only the text. Write "not stated" where it is silent; that is a finding. Read "may", "such as" and "partners" in their widest sense.

Then give green, amber or red for my purpose with the reason, three settings to look for on day one, what never to enter, and a question to the vendor under 60 words. This is no legal advice: with client, staff or health data, say who should review it.

Privacy policy: [PRIVACY POLICY]', 'Technology', false, true, '2026-06-24T09:00:00Z'),
  ('5d128a2b-6486-57ff-9020-1d1b2abe2cee', 'explain-a-technical-decision-to-the-people-who-pay-for-it', 'Explain a technical decision to the people who pay for it', 'Rewrite the technical notes below as one page of 400 words for [AUDIENCE], who decide by [DEADLINE]. They know [INDUSTRY] well and the technology hardly at all.

1. The decision in one sentence, with cost and date.
2. What happens over the next twelve months if we do nothing: money, time, risk to customers.
3. Options in a table, doing nothing included: what we gain, cost once, cost per year, main risk, how hard it is to reverse.
4. The recommendation, then the strongest argument against it and our reply.
5. What we do not know yet.

Use a technical term only if it will be spoken in the meeting, and explain it in 15 words. Allow one comparison from their own business, and say where it stops fitting. Replace "scalable", "modern" and "robust" with the effect they stand for. Keep figures as given, and show uncertainty as a range instead of dropping it.

Below the page, list the five questions they will ask, with honest two-sentence answers. If a cost or consequence is missing from the notes, do not estimate it; list it for me to find out.

Notes: [NOTES]', 'Technology', false, false, '2026-07-15T09:00:00Z'),
  ('635d3912-4a07-5530-8d4a-188c2559b3e1', 'secure-your-most-important-accounts-in-one-afternoon', 'Secure your most important accounts in one afternoon', 'Make me a plan to secure my accounts and devices in [HOURS] hours. My work: [WORK SITUATION]. Devices: [DEVICES]. Services I use, names only: [ACCOUNTS]. If I paste a password or code, tell me to change it.

1. Rank the services by what an intruder could do: first those that reset others (e-mail, phone number, password manager), then money, client data, publishing channels, the rest.
2. For the top group: unique password in a manager, the strongest second factor on offer (passkey or security key, then app, then SMS), recovery address and phone, old sessions, connected apps.
3. Order the steps so I cannot lock myself out: recovery codes stored offline and a second way in tested before an old method is removed.
4. Devices: updates, screen lock, disk encryption, find and wipe, and a backup from which I restore one file as a test.

Output a checklist table: step, service, minutes, done. What does not fit the time goes into a second session. Add a card for the first 30 minutes after a break-in.

Describe settings by purpose, as menus change; where you are unsure what a service offers, write "check". Ask whether client contracts demand more.', 'Technology', false, false, '2026-09-09T09:00:00Z'),
  ('67980749-619c-55dd-8216-e68eae3a6df7', 'write-a-website-brief-developers-can-quote-on', 'Write a website brief developers can quote on', 'Turn my notes into a brief of two pages at most, so that quotes from three developers can be compared. Project: [PROJECT]. Budget range: [BUDGET]. Launch: [DEADLINE].

1. Purpose, and one result we will measure after six months.
2. Visitors and the three things each group comes to do.
3. Scope as a table: page or function, what it does, who supplies text and pictures, needed at launch or later. Then what is expressly not included.
4. What exists: domain, hosting, design, content to move, and who holds each access.
5. Requirements written as checks: usable by keyboard and on a phone, main page loads within three seconds on mobile data, staff can edit texts themselves, a backup restored once as proof, privacy and cookie rules met.
6. After launch: updates, response times, ownership of code, licences and accounts.
7. Form of the quote: price per scope row, assumptions, exclusions, rate for changes, milestones, two references.

Describe needs, not technology, unless the notes give a reason. Do not fill gaps: collect them under "Decide before sending", each with two options and what they mean for cost.

Notes: [NOTES]', 'Technology', false, false, '2026-10-28T09:00:00Z'),
  ('5d946132-a8db-5239-8739-a6eace22383d', 'turn-an-interview-transcript-into-a-profile', 'Turn an interview transcript into a profile', 'You are an experienced features editor. Turn the transcript below into a profile of [PERSON] in [WORD COUNT] words for [AUDIENCE], to be published on [PLATFORM].

Before writing, show me:
- the one tension in this person''s story (wanted against got, then against now, said against did), with the lines that support it
- the five quotes that only this person could have said
- three possible opening moments, and the one you would take

Wait for my choice, then write:
1. Open in that moment. By the third paragraph, say why these readers should care now.
2. Paraphrase facts and dates. Keep quotes for opinion, feeling and turns of phrase.
3. Quote word for word. You may drop filler sounds; you may not join sentences from different answers or change the order so that the meaning shifts.
4. Describe only what the transcript or my notes record. No imagined gestures, weather or thoughts.
5. End on an image or a line of theirs, not on a summary.

Afterwards list names, dates and claims to verify, statements about third parties, and up to three follow-up questions whose answers would fill the largest gap.

Transcript and notes: [NOTES]', 'Writing', false, true, '2026-03-14T09:00:00Z'),
  ('4fdba52d-cb8c-51b6-afab-6ee320a3b1e9', 'cut-a-draft-by-a-third-without-losing-its-argument', 'Cut a draft by a third without losing its argument', 'You are an experienced copy editor. Cut the draft below to [WORD COUNT] words for [AUDIENCE]. If I left the number empty, cut a third.

Before you cut, state the draft''s main claim in one sentence and list the points it cannot stand without. If you cannot find a main claim, stop and ask me for it.

Then cut in this order, and stop as soon as you reach the target:
- whole paragraphs that support none of those points
- second and third examples that prove the same thing
- warm-up sentences that announce what the next sentence says
- hedges, doubled adjectives, and verbs hidden in nouns ("made a decision" becomes "decided")

Keep my vocabulary, my order of points and every fact, figure and name. Write no new sentences except short joins where a cut leaves a gap.

If the target cannot be reached without losing an essential point, tell me which point is at stake and let me decide.

Give me the shortened draft with its word count, then a list of everything removed that a reader might miss, one line each, so that I can put it back.

Draft: [DRAFT]', 'Writing', false, false, '2026-01-22T09:00:00Z'),
  ('50a84407-8dc2-5115-a832-3b8440b5d02e', 'turn-your-writing-samples-into-a-voice-guide', 'Turn your writing samples into a voice guide', 'Study the writing samples below and describe my voice so precisely that another writer, or an AI assistant, could draft in it.

Look at evidence, not impressions:
- sentences: typical length, how often a short one follows a long one, how paragraphs begin and end
- words: favorites, technical terms I leave unexplained, words I seem to avoid, contractions
- stance: how I address the reader, how sure I sound, how I disagree, where humor appears
- structure: how I open, how I move between points, how I stop

Write a guide of at most 350 words: ten rules, each with one quoted example from the samples, followed by five things I never do. A rule such as "friendly and clear" fits anyone, so replace it with something a stranger could check.

Then test the guide: write 120 words on [TOPIC] in my voice, and mark the two sentences you are least sure of.

If the samples differ a lot from each other, say which differences come from the format and ask me which version to follow. Fewer than 500 words of samples is too little; ask for more.

Samples: [WRITING SAMPLES]', 'Writing', false, true, '2026-06-09T09:00:00Z'),
  ('17d6a37a-e12a-55e9-8395-76e33270dc55', 'build-a-newsletter-issue-from-a-pile-of-links', 'Build a newsletter issue from a pile of links', 'Build one newsletter issue for [AUDIENCE] from the links and notes below. My newsletter is about [TOPIC] and the tone is [TONE].

First sort the material. For each item, say in one line what a reader could do, decide or understand differently after it. Drop items with no honest answer and tell me which ones you dropped.

Then write:
- three subject lines under 50 characters, each naming something that is really in the issue
- an introduction of 80 words at most that makes one observation tying two or more items together
- one main item of 150 to 200 words: what happened, why it matters to these readers, what to do about it
- three or four short items of 40 words each, with the link
- one closing question a reader could answer by pressing reply

Work only from what I pasted. If an item is a bare link without notes, do not guess its contents; put it on a list and ask me for two sentences about it. State an opinion as mine only if the notes contain it.

Links and notes: [NOTES]', 'Writing', false, false, '2026-08-03T09:00:00Z'),
  ('1c22cd5a-e199-5d7e-97bb-eaf94ca131ab', 'get-an-editors-report-before-you-rewrite', 'Get an editor''s report before you rewrite', 'You are a developmental editor. Read the draft below as [AUDIENCE] would and report on it. Do not rewrite it and do not correct grammar; I will do the rewriting.

Report in this order:
1. What the piece says, in two sentences. If your version differs from what I wanted, which is [GOAL], name the passage that led you astray.
2. A reverse outline: one line per paragraph, giving its job. Mark paragraphs with two jobs or none.
3. Where a reader would stop, with the first words of that paragraph and the reason: lost, bored, unconvinced or already knows it.
4. Claims that need evidence, and objections this reader will raise that the draft does not meet.
5. What works and must survive the rewrite. Quote it.
6. The three changes with the largest effect, in the order I should make them.

Point to the text for every remark; leave out any that would fit another draft. If the draft breaks off or refers to something I did not paste, say so and judge only what is there.

Draft: [DRAFT]', 'Writing', false, false, '2026-04-27T09:00:00Z'),
  ('2377fd8d-3974-5262-8132-04ea80afbb44', 'write-an-about-page-that-answers-what-clients-ask', 'Write an About page that answers what clients ask', 'Write the About page of my website. I offer [SERVICE] to [AUDIENCE]. The page has one job: help a visitor decide whether to get in touch.

Answer the questions a careful client has, in this order:
1. Is this for someone like me? Name the client and the situation that usually brings them.
2. What will be different afterwards? One concrete example from my notes.
3. Why this person? Two or three facts that bear on the work. My biography only as far as it explains them.
4. What is it like to work together? First step, usual length, what I need from the client.
5. When am I the wrong choice? One honest sentence.

Write 250 to 350 words in the first person, [TONE]. Start with the client, not with "I". Replace words such as passionate, dedicated and solutions with a fact or leave them out. End with one invitation: [CALL TO ACTION].

Use only the notes. Where a fact is missing, put a short question in capitals at that spot instead of inventing experience, clients or numbers.

Notes about me: [NOTES]', 'Writing', false, false, '2026-09-18T09:00:00Z'),
  ('f8eb8d73-13ef-54a5-9b26-8f54769acdf9', 'explain-a-technical-topic-to-readers-who-are-new-to-it', 'Explain a technical topic to readers who are new to it', 'Explain [TOPIC] to [AUDIENCE] in about [WORD COUNT] words. They need it in order to [GOAL], and they already know [WHAT READERS KNOW].

Prepare before writing, and show me this part:
- the single idea everything else depends on
- the terms a reader cannot do without, five at most; everything else gets plain words
- the wrong picture most beginners bring along

Then write the explanation:
1. Begin with a situation from the readers'' own work in which the question comes up.
2. Give the central idea in one sentence, then one worked example with real values, step by step.
3. Bring in each term only after the reader has seen the thing it names.
4. Correct the wrong picture openly: why it is tempting, where it fails.
5. If you use an analogy, say where it breaks down.
6. End with what the readers can now do, and one thing left out on purpose.

Simplify by leaving out, never by saying something false. Mark every statement you are not certain of with "check this". If I did not say what the readers know, ask before you write.', 'Writing', false, false, '2026-02-11T09:00:00Z'),
  ('6ae58106-94b6-546f-a8d6-0df93e4b1c00', 'choose-the-strongest-opening-for-your-article', 'Choose the strongest opening for your article', 'Write five openings for the article below and help me choose one. It will appear on [PLATFORM] for [AUDIENCE].

Each opening has 40 to 80 words and takes a different way in:
- a scene: one person, one moment, one detail from the draft
- the finding: the most surprising result, stated flatly
- the contradiction: two true things that do not seem to fit
- the reader''s problem, in words the reader would use
- the mistake: something sensible people believe that the article shows to be wrong

Use nothing the article does not deliver. No dictionary definitions, no "in today''s world", no rhetorical question as the first sentence. If the draft has no material for one of these, say so instead of making something up.

Then compare them in a table: opening, promise it makes, paragraph where the article keeps that promise, type of reader it may lose. Recommend one, and name the sentence of my present beginning where the article really starts.

Draft: [DRAFT]', 'Writing', false, false, '2026-10-30T09:00:00Z')
on conflict (id) do update set
  slug = excluded.slug, title = excluded.title, content = excluded.content, category = excluded.category,
  is_premium = excluded.is_premium, is_featured = excluded.is_featured, created_at = excluded.created_at;

insert into library.premium_bodies (prompt_id, content) values
  ('aafdc899-ffa5-5b5d-98fa-b74c65d69bd8', 'Audit the AI answer below for invented or unsupported facts. I want to use it for [PURPOSE]; an error would cost me [COST OF AN ERROR].

1. Split it into single checkable claims and number them. Leave out opinions, but include the facts they rest on.
2. Sort each claim: supported by the source text I gave; traceable (name the record that would settle it); inference; or suspicious.
3. Treat as suspicious: precise figures without a source, quotations, citations, case names, web addresses, job titles, prices or features that change, recent events, and a neat answer to a question that has no settled one.
4. Test it from inside: do sums add up, do dates fit, does a claim contradict another or my question?
5. If you can search, open a primary source for each suspicious claim and quote the deciding line. If you cannot, say so. Never confirm a claim from memory.

Output a table: number, claim, group, reason, how to check it in five minutes. Then the three claims to check first, by damage; the answer rewritten without unsupported claims; and a verdict: use, use after checks, or discard.

Question asked: [QUESTION]

AI answer: [AI ANSWER]

Source text, if any: [SOURCE TEXT]'),
  ('7d78f9cc-170e-59a4-825e-8f6d3a94314d', 'The prompt below gave me a good result once. Turn it into a template that [WHO WILL USE IT] can use without me. If the result is missing, ask for it first.

1. Compare prompt and result. List the instructions that visibly shaped it, those that had no effect, and the qualities of the result nobody asked for, which came from luck or from earlier messages in the chat.
2. Separate what stays from what changes. Give each changing part a placeholder in capitals and square brackets, an example value, and a note on whether it may be left empty. Use six at most.
3. Rewrite in this order: task, context, inputs, steps or criteria, output form, what to do when an input is missing. Turn adjectives into checks: "short" becomes a word range, "professional" becomes a rule about wording. Write the lucky qualities in as instructions.
4. Delete every sentence whose removal would not change the result.
5. Write three tests: a typical input, one with a gap, and an awkward one (contradictory, far too long or off topic). State what a pass looks like for each.

Output: the template in a code block, a table of inputs, the tests, and the assumptions you made.

Prompt: [PROMPT]

Result: [RESULT]'),
  ('905d88d8-e08d-5db3-a9c2-890abfdc33ef', 'Help me choose between [TOOLS TO COMPARE] for [TASKS]. Do not pick by reputation: design a trial of two hours or less on my own work. If my tasks are vague, ask up to three questions first.

Part 1, knock-outs. List what rules a tool out before any test: more than [BUDGET] a month, my data rules ([DATA RULES]), missing file types, languages or integrations, no control over accounts. Say where on the vendor''s site to confirm each; mark what you recall as "verify", because plans change.

Part 2, four jobs: the most frequent, the slowest, the one where an error costs most, and one with messy input. For each, write the prompt to use unchanged in every tool and the points a good answer must contain, fixed before I see results.

Part 3, score sheet. Columns: job, tool, run (two per job, to show how steady it is), minutes of editing, factual errors, instructions missed, would I send it. Tell me how to hide which tool wrote what.

Part 4, decision. An error on the costly job rules a tool out. Among the rest, least editing time wins; within 10 percent, the one easier to leave. Wait for my scores, then apply the rule and say what would overturn it.'),
  ('91396d28-5e6f-5894-957f-f4a95de88a89', 'Design a workflow in which AI does part of this recurring task: [TASK]. It runs [FREQUENCY], takes [HOURS] hours each time, and I have these tools: [TOOLS].

1. Write the task as it is done today in 5 to 12 steps: trigger, input, action, output, person. Ask me about any step you would have to guess, and wait.
2. Sort the steps: fixed rule (ordinary automation, no AI), work with language (AI drafts), irreversible or sensitive (a person decides). Sending, paying, deleting, publishing and anything about a person''s health, pay or performance always belongs to the third.
3. For each AI step give the input, the prompt, the output as named fields, its most likely failure, and the check that catches it.
4. Place checkpoints where an error is cheapest to catch and always before something leaves my hands. Say what the person looks at, and for how long.
5. Work out the payback: minutes saved per run, minus checking and upkeep, against hours of set-up. Label estimates. Over six months, advise against it and name the one step worth automating.

Output: a workflow table, the prompts, a fallback for the day a service is down, and a two-week pilot alongside the manual way, with the error count at which I stop.'),
  ('1f228cbc-b1d8-55f8-841b-17be32ff6916', 'My prompt keeps giving answers I cannot use. Find the causes before you rewrite anything. If you cannot tell a flaw from a matter of taste, ask me for one answer I liked.

1. Compare the answer with what I expected. List up to six flaws, most harmful first, each with a quote.
2. Name the likeliest cause of each: missing context; a vague quality word; conflicting instructions; several jobs in one prompt; no example of the form I want; a key rule buried in a long input; facts the model cannot have (private, recent); or work it does badly unaided, such as exact counting. Point to the phrase, or to the gap.
3. Show the smallest change for each cause: old wording, new wording.
4. Separate what wording can fix from what it cannot. For the second kind, name what to supply: a file, a search, a calculator, a person.
5. Write the repaired prompt. If it holds more than one job, split it and state what each part hands to the next.

Output: a table (flaw, quote, cause, change), the repaired prompt in a code block, and a test plan that makes one change at a time and says what I should see if the diagnosis is right.

Expected: [EXPECTED RESULT]

Prompt: [PROMPT]

Answer: [AI ANSWER]'),
  ('902fb242-63e2-58c7-9dfc-fd93dbdf5e68', 'Two assistants answered the same question differently. Judge both, then build one answer I can defend to [AUDIENCE]. Purpose: [PURPOSE].

1. Before you judge, derive five criteria from question and purpose, with weights that add up to 100. Accuracy and answering what was asked carry at least 50 together. Length, polish and a confident tone earn nothing.
2. List where the answers agree, where only the emphasis differs, and where they contradict each other. For each contradiction give both sentences and the evidence that would decide it. Agreement is not proof: mark shared claims that could be the same common error.
3. Score each answer 0 to 5 per criterion with one quoted passage. Then reread in reverse order, B before A, and report any score that moved.
4. Merge: take the stronger passage for each part, settle a contradiction only where the evidence allows, and leave the rest open. Add no new facts.

Output: the score table, the contradictions, the merged answer in at most [WORD COUNT] words with A, B or both noted after each paragraph, and the open points by importance. If both miss the question, say so and word it better instead of merging.

Question: [QUESTION]

Answer A: [ANSWER A]

Answer B: [ANSWER B]'),
  ('1929c22d-0191-5813-80c5-dc227e6277b0', 'Help me write the standing instructions for a custom assistant (a GPT, Project or Gem) that helps [USERS] with [JOB]. It works from these documents: [DOCUMENTS].

Interview me first, one question at a time, eight at most: the three commonest requests, a request it must turn down, who takes over then, facts that change often, a sentence in the right tone, private data users may paste, and the most harmful wrong answer it could give. If I do not know, propose a default and mark it.

Then write instructions of up to 600 words:
- Purpose and users, in two sentences.
- For each common request: what to ask, which document to consult, the form of the answer.
- Sources: name document and section; say when they are silent; never guess prices, deadlines, legal or medical points.
- Limits: what is out of scope, and the exact wording for declining and handing over.
- Tone: three rules, each with an example.
- Privacy: what users should leave out. Put no secrets in the instructions, since users can coax them out.

Finish with ten tests and the expected behaviour: four ordinary, two with missing details, two out of scope, one where documents conflict, one that tries to talk it out of its rules.'),
  ('a7fa566e-2c4b-55e1-af85-282f5dd58d95', 'This chat has grown long and I want to continue [GOAL] in a new one. Write a handover brief for an assistant that has no memory of us.

Before writing, list contradictions between early and late parts and ask me which holds. If you can no longer see the beginning, say from which message on you can.

Work through the whole chat, not only the recent part:
1. State: what exists now. Reproduce the latest version of each text or table; if it is too long, name the message I must copy.
2. Decisions: what was settled and why. Mark as "unconfirmed" what you proposed and I merely did not contradict.
3. Rejected: ideas we dropped, with the reason, so nobody offers them again.
4. Facts about me and the project: only what I stated, with exact numbers, names and dates. Leave out passwords and personal data, except for [DETAILS TO KEEP].
5. Preferences: form, tone, terms, and corrections I made more than once.
6. Open: unanswered questions and the next three steps.

Address the brief to the new assistant, at most [WORD COUNT] words plus reproduced texts. Then, separately for me, write five questions with answers, two of them on rejected ideas, so I can test the new chat before I rely on it.'),
  ('471349a9-b8fe-56fa-b913-4efc852b3c11', 'It is [REVIEW DATE] and my plan has failed. Tell me how it happened, while changing the plan still costs little.

Plan: [PLAN]
Goal and how I measure it: [GOAL]
Means: [BUDGET], [HOURS PER WEEK] hours a week, and these people: [PEOPLE INVOLVED]
What I have dropped or failed at before: [PAST FAILURES]

1. If the goal cannot be measured or the plan has no dates, ask up to three questions and wait.
2. Write six failure stories in the past tense, 40 words each: nobody wanted it, I stopped doing the work, time or money ran out, someone I relied on left, something outside changed, it succeeded faster than I could handle. A story that would fit anybody''s plan does not count.
3. Rate likelihood and damage from 1 to 5 with a reason, and mark guesses as guesses.
4. For the three worst, make a table: cause, first visible sign, date to check, prevention for this week, response if it happens anyway.
5. Name the failure I am most likely to deny and quote the words in my plan that give it away.

Close with a verdict (go, go with changes, not yet) and the one fact that would reverse it. Be hard on the plan, never on my worth.'),
  ('ce09b343-a1d3-5233-b8c0-d3b1ad760553', 'Put my excuse on trial. Be candid with me and fair to the facts.

The excuse, in my usual words: [EXCUSE]
What I say I want: [GOAL]
What I did about it in the last 30 days: [RECENT ACTIONS]
Limits that are real (health, money, care for others): [LIMITS]

1. Prosecution: argue in 100 words that the excuse is a preference in disguise. Use only my recent actions as evidence.
2. Defense: argue in 100 words that it is true. Real limits count as facts, not as weakness.
3. Take the excuse apart in a table: statement, kind (fact, forecast, story I tell), what would disprove it, cheapest test.
4. Name what it protects me from: effort, judgment, loss, or having to choose. Then describe what it costs me if nothing changes for a year.
5. Verdict: valid, partly valid or cover, with the deciding piece of evidence.

Then offer two honest ways out: give up the goal in one sentence without shame, or a 20-minute step within 48 hours that works even if the excuse is true.

Ask if my actions are too vague to judge. If I describe lasting exhaustion or hopelessness, stop the trial, say so kindly and point me to a doctor or therapist, or to emergency help if I am in danger.'),
  ('40cfdf08-69e6-5289-b0bc-cfd8bc38b3db', 'Think like a patient, capable rival who wants my best customers and uses only lawful and honest means. Show me what I do not want to see.

My business or freelance offer: [PRODUCT]
Best customers and what they pay: [CUSTOMERS]
Why they chose me, in their words: [REASONS TO BUY]
Complaints and lost customers of the last year: [COMPLAINTS]
What I am proud of: [STRENGTHS]

1. The rival''s dossier, 120 words: where I am slow, expensive, replaceable or dependent on one person or channel. Tie each point to something I wrote.
2. Turn each strength around. Which one do customers merely tolerate, and which would they no longer miss after three months?
3. Four moves the rival would make: simpler offer, better service at my weakest moment, narrower niche, different price model. For each give first customer lost, months until I notice, and cost to the rival.
4. Rank the moves by damage times ease, each from 1 to 5, with reasons.
5. For the top two, give the cheapest defense within 30 days, a signal to watch, and what I should stop defending.

End with the question I should ask three customers this week. Mark what you infer as "inferred". If complaints are missing, ask: their absence is a finding too.'),
  ('bd7e4ac7-301e-51c0-a8bb-fa18616353dc', 'Help me settle a decision I have been putting off since [START DATE].

Decision: [DECISION]
Options I see: [OPTIONS]
Latest date: [DEADLINE]
What matters to me, most important first: [CRITERIA]
What I fear: [FEARS]

1. Ask for missing inputs, then restate it as one question with a date. Add options I may have missed, including a smaller trial and deliberately doing nothing, and what doing nothing costs per month.
2. For each option, say what undoing it would take in money, weeks and trust. If it is easily undone, tell me to decide today.
3. Make a table of options against at most five criteria, scored 1 to 5. Mark each score as fact or guess. Show whether the order changes when the first two criteria swap weight.
4. Find the hinge: the one unknown that would change the winner. Give a way to learn it within three days. If there is none, say that more thinking will not help.
5. Ask me what I am avoiding: a loss, someone''s disappointment, or being wrong in public. Wait for my answer.

Then recommend one option, with your confidence in percent, the best argument against it, a first step for the next 24 hours and a review date. Name the professional to consult where law, health or large sums are involved.'),
  ('d39ed8fe-6c3a-58dd-9f84-cfd7f923826e', 'Help me look back on a setback without excuses and without beating myself up.

What happened, in order: [EVENTS]
What I expected, and how sure I was: [EXPECTATION]
What I knew at the time: [KNOWN FACTS]
The lesson I have drawn so far: [FIRST LESSON]

1. Write a timeline that a neutral observer would sign: events only, no motives, no "should have". Ask about gaps.
2. Mark the two or three moments at which a different choice was open to me. Judge each choice by what I knew then, not by how it ended.
3. Make a table: cause, source (my judgment, my preparation, others, chance), evidence, rough share in percent.
4. Sort the result: good decision with bad luck, poor decision that had to fail, or poor decision I got away with before.
5. Test my first lesson. Is it too broad ("never trust anyone"), too narrow, or drawn from chance? Ask whether it would also have helped in my last three similar attempts.

Finish with one rule in the form "when this, I will that", one thing to keep doing although it failed this time, and a small attempt within two weeks that tests the rule. If the event involved violence, serious loss or trauma, suggest professional support before any analysis.'),
  ('2a9476a5-9177-5db4-a86a-a75905bdf273', 'Help me rebuild a broken habit: [HABIT].

Why I want it: [REASON]
An ordinary day from waking to sleep, with times: [DAILY ROUTINE]
My worst day of the week: [WORST DAY]
Earlier attempts, how long they lasted and what ended them: [PAST ATTEMPTS]

1. Find the weak link in each attempt: no clear cue, too large, reward too late, wrong place, people pulling the other way, or never truly my own wish. If it is the last, ask whether I want to drop it. Ask too where my answers are vague.
2. Propose three cues that already happen every day, at a fixed place, with a free moment after them. Choose the one most reliable on my worst day.
3. Define three sizes: two minutes (counts fully), normal, generous. The smallest must survive illness and travel.
4. Remove two obstacles and put two in the way of what competes with it. Each takes ten minutes, once.
5. Plan the break: what I do after one missed day, after three, after two weeks.

Output one page: the sentence "After X, at Y, I do Z", a 14-day test, what to record in five seconds, and the score at which I keep it, shrink it or change the cue. If it touches eating, medication or addiction, refer me to a professional.'),
  ('a8ddb676-c586-5a86-8c5b-d31c593435cf', 'Help me examine a belief about myself: [BELIEF]. Today I hold it to be [PERCENT] percent true.

Last situation in which it stopped me: [SITUATION]
What I did instead: [BEHAVIOR]
Where I may have learned it: [ORIGIN]

1. Turn the belief into a claim that could be false. "I am bad with people" becomes, for instance, "in new groups nobody talks to me twice". Offer two versions and let me choose before you go on.
2. Ask me for three observations for it and three against, one question at a time. Accept only what a camera could have recorded; feelings go in a separate list.
3. For each observation, give one other explanation and rate which fits better.
4. Show how avoiding the situation keeps me from ever meeting counter-evidence.
5. Write a more accurate belief that I can accept to at least 60 percent. It may keep what is true in the old one; no affirmations.
6. Design an experiment for this week: action, prediction in my words, what I will observe, safe size, date.

Sum up in a table: old belief, evidence for, evidence against, new belief, experiment. Then ask for my percentage again. You are no therapist. If I mention self-harm, trauma or months of low mood, stop and point me to professional or emergency help.'),
  ('558bee90-e75f-5636-bcb4-38375a710f06', 'Help me set rules for continuing or ending [PROJECT], before I put in more.

Invested so far: [TIME AND MONEY SPENT]
Results so far, with dates: [RESULTS]
What success was supposed to look like: [GOAL]
What I would do with the freed time: [ALTERNATIVE]
What quitting would cost me with others or myself: [COST OF QUITTING]

1. Ask the clean-slate question: knowing all this and having spent nothing, would I start today? Give the strongest yes and no, 60 words each. Past spending is no argument in either.
2. Read the trend: improving, flat or falling over the last three periods. If there are too few numbers, say what to measure and for how long.
3. Separate a dip that all such projects have from a dead end. Name two signs of each that apply here.
4. Write three stop rules as "if X has not reached Y by date Z, I stop". One each for result, money and my own state. Each must be checkable by a stranger.
5. Write one rule for doubling down, and one loophole I will be tempted to use.

Output a one-page agreement with rules, dates, a person who checks with me, and a decent way to end it: who is told, what is kept, what is owed. Ask before assuming any figure.'),
  ('d10d24ab-74c5-5a90-bd59-dfb7fd716ec4', 'Help me price [SERVICE] for [AUDIENCE] in [CURRENCY]. Show every calculation.

1. Floor. Yearly take-home I need: [INCOME GOAL]. Business costs per year: [YEARLY COSTS]. Combined tax and social rate: [TAX RATE]. Working weeks: [WEEKS]. Billable hours in a week: [BILLABLE HOURS]. Divide the goal by one minus the tax rate, add the costs, divide by the billable hours of the year. Question more than 25 billable hours a week: selling and admin take time too.
2. Effort. Split a typical project into tasks with likely and high hours, including calls, revisions and handover. Multiply the midpoint by the floor.
3. Value. Ask me what the problem costs the client now and what they would otherwise do: another supplier, staff, nothing.
4. Range. Put floor, known market prices ([MARKET PRICES]) and client value side by side, and say which limits the price.
5. Offer. Build three options that differ in scope or risk, not in quality. Table: option, included, excluded, price, smallest margin over the floor.

Close with the line I say when I name the price, and the scope I remove if the client asks for less. Ask for missing figures, never invent market prices, and mark tax as approximate.'),
  ('1780f0ce-bb00-55bf-95eb-b864a723421a', 'Design a two-week test for this business idea: [BUSINESS IDEA]. Customer: [AUDIENCE]. I have [HOURS PER WEEK] hours a week and [BUDGET] to spend.

1. Write the idea as assumptions: who has the problem, how often, what they do about it now, what they pay, how I reach them, what it costs me to deliver. Rate each for damage if wrong and for evidence so far. Test the worst two only.
2. Write eight interview questions about the past: the last time it happened, what they tried, what it cost. No "would you". Say where I find ten such people outside my friends.
3. Design one offer that asks for a commitment. Rank possible signals: payment, refundable deposit, booked time, introduction, email address, compliment. The last two prove little. The offer must say openly that the product is not ready and when people get their money back.
4. Before day one, fix the numbers for stop, change and continue, and say why not lower ones.
5. Plan day by day within my hours and budget.

Output: assumption table, interview script, offer text under 120 words, calendar, and a decision table. Say what a sample this small cannot show. If the customer is too broad to find ten by name, ask me to narrow it first.'),
  ('34126a52-13cb-5ffe-bec4-ac0d39edaa1a', 'Build a monthly retainer offer from my past project work. Client, work done, fee and later requests: [PAST PROJECTS]. My hourly floor: [HOURLY FLOOR]. Hours a month I can reserve: [HOURS PER MONTH].

1. Sort past clients by recurring need. A need recurs if it follows a calendar, a figure that drifts, or a steady flow of new material. Loyalty alone is not a need.
2. For the best two, describe the retainer as a result kept up ("product pages stay current"), then as deliverables with a monthly limit.
3. Set the limits: hours or items, response time, requests at once, whether unused work carries over (one month at most), what counts as a separate project.
4. Price it from reserved capacity, not from average use. A discount must buy something: a longer term, payment in advance or free timing.
5. Stress-test it: a month of no requests, a month of triple, a client who pays late, my vacation.

Output: an offer of 300 words at most, an email of 120 words that refers to that client''s last project, and a table of terms (notice, invoicing, review after three months), with those a lawyer should check marked. If no client shows a recurring need, say so and suggest another offer.'),
  ('121726b7-bfe6-5e6f-90b2-f057271a82f5', 'Choose one small digital product I could make in [TIME AVAILABLE] with [BUDGET]. What I do and know: [SKILLS]. Questions people keep asking me: [COMMON QUESTIONS]. Where I reach people, with numbers: [PLATFORM AND FOLLOWERS].

1. List eight ideas, each as buyer, situation, result, format. Let the job choose the format: template for repeated work, checklist for avoiding errors, short course for a skill, directory for saved research.
2. Score each from 0 to 3 on: evidence that people already pay or work around it, how soon the buyer sees a result, my proof that I can do this, hours to first version, support it will need (in the last two, 3 means little). Quote my input as the reason for each score; no evidence scores 0.
3. Argue against the top two: free alternatives, how quickly they age, what an AI assistant gives away.
4. For the winner: contents of the smallest useful version, what it leaves out, a price to test with the reasoning, and a presale with delivery date and refund.

Show how many units cover my costs and hours, but forecast no income. If my inputs contain no sign of demand, stop after step 2 and give me five places to look for it.'),
  ('799d9c75-58e7-5ef6-9543-523eb73b8378', 'Show me where my working time earns and where it drains away. Data for [PERIOD], one row per client with fees paid, direct costs, project hours, unbilled hours (calls, emails, revisions, chasing) and days from invoice to payment: [CLIENT DATA]. My hourly floor: [HOURLY FLOOR].

1. Compute for each client: fees minus direct costs, divided by all hours. Add share of total revenue, share of total hours and average days to payment. Show one calculation in full.
2. Flag: return below the floor, share of hours well above share of revenue, more than 30 percent of revenue from one client, payment later than agreed.
3. For each flagged client name the driver: price, scope creep, unclear briefs, too many contacts, travel, or my own slow process. Say which figure points to it.
4. Decide: keep, reprice, change the scope, or release. Before a release, show income lost, hours freed, and hours I would have to sell elsewhere to replace it.

Output: a table sorted by return per hour, a paragraph on dependence on few clients, and the three conversations to have first, each with an opening sentence. Treat estimated hours as a range and tell me if a ranking flips within it. Ask for missing rows; do not fill gaps with averages.'),
  ('85b0e20b-84a5-550e-9380-2df6659671d8', 'Plan a price increase for [SERVICE]. Current price: [CURRENT PRICE]. New price: [NEW PRICE]. Clients with yearly revenue, last increase, contract end and relationship: [CLIENT LIST]. Variable cost per unit sold: [VARIABLE COST]. Reason for the increase: [REASON].

1. Break-even loss. Margin is price minus variable cost. Share of volume I can lose before profit falls: increase divided by (old margin plus increase). Express it in clients, and repeat it for half the increase.
2. Group the clients: underpriced and safe, fair, at risk, bound by contract. Give the fact behind each placement.
3. Schedule: who hears first, by which channel, how much notice (what the contract says; 60 days if it says nothing). Work already agreed keeps its price.
4. Write the message per group, 130 words at most: the new price, the date, what stays, one true reason, the next step. No apology, no invented costs, no false deadline.
5. Write replies to: "too expensive", "why now", "keep the old price for us", and silence. Trade price only against scope, term or timing.

Output: calculation, client table, calendar, messages, replies, and a stop rule: how many refusals by which date make me pause. Ask for missing contract terms, and tell me if the arithmetic speaks against the increase.'),
  ('4c4587af-9342-5aca-9ea1-364ebc3b9a58', 'Compare these side-income ideas for me: [IDEAS]. Free hours a week: [HOURS PER WEEK]. Money I can afford to lose: [BUDGET]. Skills and contacts: [SKILLS]. Country and main job: [COUNTRY AND JOB]. What I want from it: [GOAL].

1. For each idea, describe one sale: who pays, for what, how often, and how they would find me. If you cannot, the idea is not ready; say what is missing.
2. Fill one table: cost before the first sale, hours before the first sale, price and variable cost per sale, hours per sale, sales to recover the setup cost, return per hour after that, dependence on one platform, worst realistic loss. Give ranges, and label each cell "from me", "assumption" or "look up".
3. List what to ask which office: employment contract, registration, tax, licenses, insurance. No legal advice.
4. Warn me about any idea that earns mainly from recruiting others, needs a large payment first, or rests on screenshots of other people''s earnings.
5. Change the weakest assumption of each idea by half and see whether the order holds.

Recommend one to try for 30 days, with a spending limit, three weekly actions and a stopping rule. "None of these" is a permitted answer. Promise no earnings. Ask for at most five missing facts before you start.'),
  ('7129afe6-f769-5ccc-80e2-1e95b0d023f9', 'You have negotiated brand deals for small creators. Prepare my rate card and a pitch to [BRAND] for [PLATFORM].

Topic: [TOPIC]. Views of my last ten posts: [RECENT VIEWS]. Audience by country and age: [AUDIENCE]. Past partners and results: [PAST RESULTS]. Hours per sponsored post: [HOURS PER POST]. Hourly floor: [HOURLY FLOOR].

1. Ask me about the fit and wait: would I recommend this product unpaid, who in my audience needs it, what could cost me their trust? If it is poor, say so and stop.
2. Use the median of the ten posts, not the best one or the follower count. Say how widely they vary.
3. Work out two prices: [RATE PER THOUSAND] for every thousand median views, and hours times floor. Quote from the higher and explain a wide gap.
4. Price as separate percentages, with reasons: use in paid ads, exclusivity per month, extra changes, rush delivery.
5. Write a pitch of 120 words at most: one observation about the brand, one idea for a post, two figures, one question.

Output: rate card table, pitch, and a checklist for the contract (deliverables, approval time, payment date, rights and their end, clear advertising label). Never inflate my figures or promise sales. Without a rate per thousand, use hours only and say how to find one.'),
  ('0761b649-5eb9-5c89-bcb2-a70bb6bcdc6c', 'Build a study plan for my [EXAM] on [DEADLINE]. Today is [DATE]. Format and mark weights: [EXAM FORMAT]. Topics with my confidence from 1 to 5: [TOPICS]. Hours I really have, by weekday: [AVAILABLE HOURS].

1. Give each topic a priority: share of marks times (6 minus confidence). If weights are unknown, estimate them from past papers I paste, or call the topics equal.
2. Reserve first: 20 percent of all hours as slack, the last evening for sleep and light review, the final third of the period for timed past papers.
3. Share out the rest by priority. A topic gets a first session, then short recall sessions about 1, 3, 7 and 14 days later as far as the calendar allows. Mix two or three topics in a day instead of one block.
4. Give every session a task I can check from memory ("derive, then solve four problems without notes"). "Read chapter 4" is not a task.
5. If the hours do not suffice, say so, and name the topics to cover lightly and the marks at stake.

Output: priority table, calendar table (date, minutes, topic, task, check), rules for a missed day, and a weekly self-test with the result that should change the plan. Ask for missing hours or dates first.'),
  ('db554b95-718f-5833-ab14-671cd707487d', 'Make at most [NUMBER OF CARDS] flashcards from the notes below for [EXAM].

1. List the ideas and mark each as must know, useful or background. Make cards for must know, then useful, until the limit; none for background.
2. Match the card type to the knowledge: term to meaning and meaning to term for vocabulary; a cause question ("why does X fall when Y rises") for mechanisms; a small case for rules; the next step for procedures; "how do A and B differ in ..." for easily confused pairs.
3. Write each card so that one fact answers it in 15 words or fewer. Split lists longer than three items. The question must work on its own weeks later, without "this" or "the above".
4. Test every card: could a student who does not understand answer it from the wording alone? Could two answers be right? Rewrite those.
5. On five cards that need an example, leave it blank and ask me for my own.

Output: the list of ideas, then one card per line (question, tab, answer, tab, tag) in a block I can import, then the ten cards to learn first and why. Use only my notes; list passages that seem wrong or incomplete as "check with source" instead of repairing them silently.

Notes: [NOTES]'),
  ('2d76802e-d91a-54e1-a7bb-a7d6d98778c8', 'Examine me on [TOPIC] at the level of [COURSE AND YEAR] with twelve questions based on the material below. Ask one at a time and wait for my answer.

Order: three to recall (define, state, list), three to explain (why, how), three to apply to a case I have not seen, three to judge (compare, find the error, say when it fails). If I miss two of a kind in a row, go one step back.

After each answer:
1. Ask how sure I am, from 1 to 5, before you judge it.
2. Say right, partly right or wrong, and quote the words of mine that decide it. Fluent but vague counts as partly right.
3. If it is not right, give a hint and let me try once more. Only then give the answer in at most three sentences.

At the end, make a table: question, result on first try, certainty, gap. Put first what I got wrong with certainty 4 or 5, since I would never look it up. Then give three tasks of 20 minutes each and five questions for a retest in three days.

If the material does not settle a question, skip it and say so. Without material, ask for my syllabus first.

Material: [NOTES]'),
  ('7db5164a-6182-53e8-a4d4-c5e7c2e70c96', 'Find out why I lost marks on this past paper. Questions: [QUESTIONS]. My answers: [MY ANSWERS]. Marks and comments, or mark scheme: [MARKS]. Time I used for each question: [TIMES]. Next test: [DEADLINE].

1. For each question with lost marks, quote the point where my answer leaves the path to full marks.
2. Assign one main cause: did not know it; knew it but could not retrieve it; chose the wrong method; right method with a slip; misread the question or its command word (describe, explain, evaluate); too little for the marks offered; ran out of time. Where two fit, ask what I was thinking.
3. Add up marks lost per cause and per topic. Say whether the pattern rests on enough questions to be trusted.
4. For the two costliest causes, write a drill that fits the cause: retrieval practice for forgetting, sorting problems by method without solving them for wrong choices, a checking routine for slips, restating the task for misreading.
5. Give me two new questions per drill, and keep the answers back until I have tried.

Output: table (question, marks lost, cause, evidence, what full marks needed), totals, drills with dates, and five lines to remember at the exam desk. If the mark scheme is missing, label your marking as an estimate.'),
  ('a8b1150d-2d77-5fb6-83b5-4b42b157e70e', 'Guide me through the paper below in three passes. My field and level: [FIELD AND LEVEL]. I read it for [GOAL]. Do not summarize; ask, wait, then correct.

Pass 1, ten minutes. I read title, abstract, headings, figures and conclusion. Ask me: what type of paper is it, which question does it answer, what does it claim to add, what would make the claim false? Compare my answers with the text, quoting section and sentence. Then ask whether pass 2 is worth my time.

Pass 2, an hour. Take the figures and tables that carry the main claim one by one. For each, ask what is on the axes or in the columns, which comparison matters, how uncertain it is, and what the authors conclude. Explain a term only when I ask or use it wrongly.

Pass 3. Ask me to rebuild the argument: assumption, method, result, conclusion. Then press on sample, controls, measurement, other explanations, and conclusions that go beyond the data.

End with a one-page sheet from my answers: claim, evidence, strongest doubt, use for my purpose, open questions, each with page or section. Separate what the paper states from what you infer. Name missing or unreadable parts; never fill in numbers or citations from memory.

Paper: [PAPER TEXT]'),
  ('f00a9590-e45a-521e-bb16-56a6a5939c5a', 'Test the plan for my essay. I write it myself: give me no sentences to hand in, no thesis and no sources, only questions, objections and findings.

Question: [ESSAY QUESTION]. Marking criteria: [CRITERIA]. My thesis: [THESIS]. My outline with evidence per point: [OUTLINE]. Length: [WORD COUNT].

1. Take the question apart: command word, subject, limits, hidden assumption. Does my thesis answer all of it? Could a reasonable person deny it? If not, ask what would sharpen it.
2. Check each point in a table: claim, evidence I name, the unstated link between the two, strength (strong, thin, missing), what a skeptic would ask.
3. Look for points that repeat each other, points that describe where the question wants judgment, and evidence that would equally support the opposite.
4. Name the strongest objection to my thesis, as a fair opponent would, and ask for my answer. Push once more if I merely restate my view.
5. Test the order: which point needs another one first? Which gets more words than it deserves?

Finish with the three weaknesses most likely to cost marks under the criteria, each with a question that leads me to a repair. If I have no criteria, state the common ones you used. Where you doubt a fact, tell me to check it.'),
  ('43ed27e3-554f-5701-b0e8-85afd644438a', 'Teach me to solve this type of problem by myself: [PROBLEM TYPE], in [COURSE AND YEAR]. Where I usually get stuck: [STICKING POINT]. One example from my course: [EXAMPLE PROBLEM].

Do not solve my example, which may be graded; make up problems of the same type in another setting, and check each result a second way.

1. Worked example. Show all steps, and next to each the reason for choosing it. Then ask me what in the problem called for the key step.
2. Second problem with the last step missing. I complete it.
3. Third problem with only the first step given.
4. Three problems without help, in an order you choose; one only looks alike and needs another method. Before calculating, I name the method and how I recognized it.

When I am stuck, go down this ladder one rung at a time: ask what is given and wanted; name the principle; point to the line that fails; show one step. Never jump to the solution. After more than two rungs, repeat the stage with a new problem.

End with my error pattern, a recognition rule in my own words (ask me for it, then correct it), and three problems for two days from now. If notation or allowed methods are unclear, ask first.'),
  ('b36467c8-e6dd-5898-bb6e-b80a640bc4ad', 'Design a six-week course in which I teach myself [SKILL]. I want to be able to [GOAL]. I can already [CURRENT LEVEL]. Hours a week: [HOURS PER WEEK]. Budget: [BUDGET]. Materials I own: [MATERIALS].

1. Define the end first: one project that proves the goal, and five criteria by which a practitioner would judge it. If six weeks are too short, shrink the project and say what remains.
2. List the subskills it needs, in order of dependence. Give me a 20-minute test so that I can skip what I know, and wait for my results.
3. Plan each week: one subskill, one thing I make, one exercise on its hardest part, and feedback (a test, a good model to compare with, a person). At most a third of the time goes to reading and watching.
4. From week two on, begin with ten minutes of recall from earlier weeks, without notes.
5. Put the first rough version of the project in week three, not week six.

Output: a table (week, can do by Sunday, practice task, hours, feedback, pass mark), week one session by session, and a rule for falling behind. Describe materials by what they must cover; mark any title you name "verify". Ask if my goal or level is vague.')
on conflict (prompt_id) do update set content = excluded.content;
