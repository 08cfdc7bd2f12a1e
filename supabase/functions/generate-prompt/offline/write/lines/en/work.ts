import { kindsFrom } from "../lines-from.ts";

export const WORK = kindsFrom({
  presentation: `presentation | Make {x} | Make a presentation: {x} | Turn this into slides.
    presentation|slides?|deck|slide deck|pitch deck|powerpoint|slide outline|speaker notes
    - Each slide's title is its message in one sentence.
    - At most 15 words on a slide besides the title; what I say goes into the notes.
    - The first slide says why it matters; the last asks for one thing.
    = For each slide: title, content, idea for a picture, speaker notes. #format
    length: 8 to 10 slides / 5 slides / 15 slides; audience: people new to the topic / colleagues / decision makers`,
  essay: `essay | Write {x} | Write an essay: {x} | Help me write this essay.
    essay|paper|paragraph|thesis|introduction|conclusion|essay outline|outline|book report
    - One arguable claim, stated early; every paragraph supports it.
    - Answer the strongest argument against it.
    - No made-up sources or quotations: write [SOURCE NEEDED] where evidence must come in.
    = Continuous text, and two sentences on what I should check. #format
    length: about 800 words / 500 words / 1,500 words`,
  study_plan: `study plan | Make {x} | Make a study plan: {x} | Make a study plan for this.
    study plan|study schedule|learning plan|roadmap|revision plan|revision timetable
    - Recall before rereading: every session starts with questions from the earlier ones.
    - Repeat each topic after about 1, 3 and 7 days; weak topics first, one free day a week.
    - Say how I can tell by the halfway point that I am on track.
    = A table: day, topic, task, minutes. #format
    ?material: What is on the exam | TOPICS: e.g. list the chapters or paste the syllabus
    ?subject: What is on the exam | TOPICS: e.g. list the chapters`,
  lesson: `lesson plan | Make {x} | Make a lesson: {x} | Plan the lesson.
    lesson|lesson plan|worksheet|activity|class|unit plan|rubric|workshop
    - One goal the pupils can show at the end, and how I see it.
    - The steps with minutes, what I say and what the pupils do. #time
    - An easier and a harder version of the main task.
    = A plan I can teach from, then the material to print. #format
    length: 45 minutes / 30 minutes / 90 minutes`,
  quiz: `quiz | Make {x} | Make a quiz: {x} | Make a quiz from this.
    quiz|test|flashcards|trivia|practice test|exam|quiz questions|trivia questions|mock exam|practice questions|questions
    - From easy to hard; only one answer is right and the wrong ones are tempting. #cards
    - Ask for understanding and use, not only for words.
    - Check every answer before you show it.
    = Questions first, then the answers with one sentence of explanation each. #format
    length: 10 questions / 5 questions / 20 questions`,
  questions: `set of questions | Write {x} | Write questions: {x} | Write the questions I should ask.
    survey|questionnaire|poll|survey questions|icebreaker questions|questions to ask
    - One thing per question; none that suggests its answer.
    - Easy ones first, personal ones last; drop those whose answer would change nothing.
    = A numbered list, with answer options where they help. #format
    length: 10 questions / 5 questions / 20 questions`,
  explanation: `explanation | Explain {x} | Explain {x} | Explain what is going on.
    explanation|difference
    - Begin with the answer in one or two plain sentences.
    - One everyday comparison, where it breaks down, and one worked example.
    - Name the mistake people make most often about it.
    = Short paragraphs; end with one question to check that I understood. #format
    audience: somebody new to the topic / a 12-year-old / an expert; length: 150 to 250 words / 80 words / 500 words`,
  homework: `worked solution | Solve {x} | Solve this and show how: {x} | Solve it step by step.
    problem|equation|homework|exercise|proof|question|math problem|word problem
    - Show every step and say why it is allowed.
    - Check the result by another way, or by putting it back in.
    - Then give me one similar problem to try, with the answer at the end.
    = What is given, the steps, the result in one line. #format`,
  translation: `translation | Translate {x} | Translate {x} | Translate this.
    translation
    - The meaning and tone as a native speaker would say it, not word for word.
    - Keep names, numbers and formatting.
    - Where a word could mean two things, give both in one line.
    = The translation first, notes after it only if needed.
    ?material: The text | TEXT: paste it here
    ?goal: Into | LANGUAGE: e.g. Spanish for Mexico`,
  summary: `summary | Write {x} | Summarize {x} | Summarize it.
    summary|tl;?dr|recap|abstract
    - What was decided, claimed or found comes first; background only if needed.
    - Keep names, dates and numbers exactly; add nothing that is not in the text.
    - Say in one line what the text leaves open.
    = Short points, most important first. #format #length
    length: five points / one sentence / one page
    ?material: The text | TEXT: paste it here`,
  editing: `edited text | Edit {x} | Edit this: {x} | Improve the text.
    edit
    - Keep the meaning, every fact and my way of speaking.
    - Change only what gets better by it; make no point I did not make.
    - Below the text, list the changes that matter with a reason each. #brief
    = The finished text first, ready to paste.
    ?material: The text | TEXT: paste it here`,
  meeting: `meeting notes or agenda | Write {x} | Prepare this meeting: {x} | Prepare the meeting.
    agenda|minutes|meeting agenda|meeting notes|follow[- ]?up|recap|meeting
    - Each item has a goal (decide, inform, discuss), an owner and minutes. #time
    - Decisions and tasks stand apart: who, what, by when.
    - Leave a blank instead of guessing a name or date.
    = One page that can be sent to everybody. #length`,
  code: `code | Write {x} | Write code for this: {x} | Write the code for it.
    script|python script|bash script|shell script|powershell script|google apps script|function|program|query|sql query|sql|regex|regular expression|component|class|macro|snippet|command|api|(?:website|web ?page)(?!s)
    - Handle empty and invalid input, and fail with a message that says what to do.
    - Anything that changes or deletes files or data gets a dry-run mode that is on by default. #harmless
    - Only libraries that exist; say which version you assume.
    = The complete code, how to run it, and two sample calls with their expected output.
    ?tools: Language and setup | LANGUAGE: e.g. Python 3.12 on Windows`,
  debugging: `bug fix | Find the cause of {x} and fix it | Find the cause and show the fix: {x} | Find the cause and show the fix.
    bug|error|crash
    - The likeliest cause first, and the line or setting it sits in.
    - The smallest change that fixes it; say why it works.
    - If you need something to be sure, say exactly what to run and what to look for.
    = Cause in one sentence, the corrected code, how to check that it is fixed.
    ?material: The code and the full error | CODE AND ERROR: paste both here
    ?tools: Versions | SETUP: e.g. Node 22, React 19`,
  code_review: `code review | Review {x} | Review this code: {x} | Review this code.
    code review|unit tests?|refactoring
    - What is wrong or dangerous comes before what is a matter of style.
    - For each point: where, what can happen, the changed lines.
    - Behavior stays the same unless you say so.
    = Findings by severity, then the improved code.
    ?material: The code | CODE: paste it here`,
  spreadsheet: `spreadsheet formula | Give me {x} | Give me a spreadsheet formula: {x} | Give me the formula for it.
    formula|spreadsheet|pivot table|tracker|excel formula|google sheets formula|excel sheet|sheets formula
    - It works when it is filled down, and with empty cells.
    - Say which cells to change, and whether it differs between Excel and Google Sheets.
    - One line on what each part does.
    = The formula in one block, then an example with three rows.
    ?material: My columns | COLUMNS: e.g. A date, B category, C amount
    ?details: My columns | COLUMNS: e.g. A date, B category, C amount`,
  tech_help: `tech support | Help me with {x} | Solve this problem: {x} | Tell me how to fix it.
    problem|settings?
    - The likeliest cause first; begin with what is quick and cannot lose data.
    - For every step, where exactly to click or type and what I should see then.
    - Warn me before anything that deletes or resets, and say when to call support.
    = Numbered steps; stop points where I can check whether it works. #format
    ?tools: Device and version | DEVICE: e.g. iPhone 14, iOS 18`,
  practice: `practice partner | Run {x} with me | Practice this with me: {x} | Practice this with me.
    role ?play|practice|tutor|mock interview|interviewer|simulation|practice conversation
    - Stay in the role and say one thing at a time; wait for my answer.
    - Make it a little harder each round, with one realistic objection or surprise.
    - When I type "stop", name two things I did well and one to change, with better words.
    = Begin at once with your first line; no introduction.`,
});
