import { kindsFrom } from "../lines-from.ts";

export const LIFE = kindsFrom({
  recipe: `recipe | Give me {x} | Give me a recipe: {x} | Tell me what I can cook.
    recipe|dinner|lunch|breakfast|meal|dish|dessert|soup|cake|recipes|snack|sauce
    - Quantities by weight or spoon, pan size, heat, and how I see that each step is done.
    - A substitute for anything a usual kitchen may lack.
    - What to prepare first so that everything is ready together.
    = Time and portions, ingredients, numbered steps. #format
    length: two portions, at most 40 minutes / four portions / one pot, 20 minutes`,
  meal_plan: `meal plan | Make {x} | Make a meal plan: {x} | Plan my meals.
    meal plan|menu|diet plan|diet|meal prep|keto plan|weekly menu|(?:dinner|lunch|breakfast|food|eating) plan
    - Reuse ingredients across days so that little is left over; cook once, eat twice.
    - Ordinary shop ingredients, quick meals on working days. #time
    - Nothing that needs more than one special tool.
    = A table by day, then one shopping list by section of the shop. #format
    length: seven days / three days / five working days`,
  workout: `workout plan | Make {x} | Make a workout plan: {x} | Plan my training.
    workout|workout plan|routine|workout routine|training plan|exercises|stretch(?:es|ing)?|warm[- ]?up|split|running plan
    - Every exercise with sets, repetitions or time, rest, and an easier version.
    - How to get harder week by week, and when to stop because of pain.
    - A warm-up, and what counts if only ten minutes are left. #time
    = A table by day. #format
    length: 30 minutes / 15 minutes / 45 minutes
    ?limits: Injuries and equipment | LIMITS: e.g. bad knee, two dumbbells
    ?level: My level | LEVEL: e.g. can do five push-ups`,
  health: `health question | Explain {x} | Tell me what to know and do: {x} | Tell me what it may be and what I can do.
    symptoms?
    - First the signs for which I must see a doctor at once.
    - Likely causes from common to rare, and what I can safely do myself today.
    - Say what you cannot know from here; no diagnosis, no doses that change a prescription.
    = When to get help, what it may be, what to do. #format
    tone: calm and plain / gentle / factual`,
  schedule: `schedule | Make {x} | Make a schedule: {x} | Make me a schedule that works.
    schedule|routine|timetable|morning routine|evening routine|bedtime routine|daily routine|planner|rota|day plan
    - Fixed times first, then what matters most at my best hour; breaks and slack are planned.
    - No two things at once; travel and cleaning up count.
    - Say what drops out first on a bad day.
    = A table by time. #format`,
  event: `event plan | Plan {x} | Plan this event: {x} | Plan it.
    party|wedding|dinner|birthday|shower|picnic|reunion|event|celebration|anniversary|barbecue|bbq|game night|evening|birthday party|\\d+th birthday
    - What to book or buy when, working back from the day.
    - A running order with times, including a quiet start and a clear end.
    - A plan for rain, late guests and something that fails.
    = A timetable and a shopping list with quantities. #format`,
  trip: `trip plan | Plan {x} | Plan this trip: {x} | Plan the trip.
    trip|itinerary|weekend|vacation|holiday|honeymoon|getaway|road trip|tour|city break|days?(?= in )|week(?= in )
    - One fixed item in the morning and one in the afternoon, near each other; time for meals and getting lost.
    - Ways between them with minutes and cost; an alternative for rain.
    - Mark what must be booked ahead, and what to check because it changes.
    = A table by day: morning, afternoon, evening, cost. #format`,
  budget: `budget plan | Make {x} | Make a budget: {x} | Make a plan for my money.
    budget|debt plan|budget template|monthly budget|household budget
    - Needs, debts, savings and wants in that order, with sums that add up; show the arithmetic.
    - The two cuts that save most for the least pain.
    - What to do when a month goes wrong.
    = A table with amount and share of income, then three steps for this week. #format
    ?background: My figures | MONTHLY FIGURES: e.g. income 2,400, rent 900
    ?details: My figures | MONTHLY FIGURES: e.g. income 2,400, rent 900`,
  money_legal: `money or legal question | Explain {x} | Tell me what applies and what to do: {x} | Tell me what applies and what I can do.
    deductions?|tax deductions?|taxes
    - The short answer first; then what it depends on (country, dates, what was signed).
    - Separate the rule from your opinion, and say how sure you are.
    - What to do next, which deadline to watch, and where to get advice for free.
    = Short answer, why, next steps in order. #format
    ?place: Where | COUNTRY OR STATE: e.g. Texas`,
  decision: `decision | Help me decide about {x} | Help me decide: {x} | Help me decide what to do.
    decision
    - A clear recommendation with the one reason that weighs most.
    - The best case for the other side, and what would have to be true for it to be right.
    - What can be undone and what cannot, and a cheap way to test it first.
    = Recommendation, a short comparison table, the next step. #format
    ?goal: What matters most to me | PRIORITIES: e.g. time with family over money
    ?options: The choices | OPTIONS: e.g. stay, move, wait a year`,
  buying: `buying advice | Recommend {x} | Help me choose what to buy: {x} | Tell me what to buy.
    buying guide|buying advice
    - The two or three features that decide it here, and which ones are not worth paying for.
    - List current models only if you are sure they exist; prices are to be checked.
    - One clear pick, one cheaper choice, and when to buy used.
    = A table: model, price range, for whom, weak point. #format
    ?budget: Budget | BUDGET: e.g. up to 600 dollars
    ?goal: What it is for | USE: e.g. video calls and photos`,
  repair: `household fix | Help me with {x} | Tell me what to do: {x} | Tell me what causes it and how to fix it.
    repair|fix
    - The likeliest cause first, and a quick test for each.
    - Tools, material, cost and time before I start; what to switch off first.
    - Say at which point a professional must come.
    = Check, then numbered steps, then how to keep it from coming back. #format`,
  howto: `instructions | Show me {x} | Show me how to do this: {x} | Show me how to do it.
    guide|instructions|steps|tutorial|tips|renewal|requirements|how[- ]to
    - What I need before I start, and how long it takes.
    - Each step is one action, with how I see that it worked.
    - The mistake beginners make most, and how to undo it.
    = Numbered steps. #format`,
  ideas: `list of ideas | Suggest {x} | Suggest ideas: {x} | Suggest ideas.
    ideas?|gifts?|gift ideas|activities|examples|suggestions|topics?|themes?|things|ways|costume|hobbies|games|icebreakers?|reasons|recommendations for gifts|date ideas|party games
    - Specific enough to start today, not categories.
    - From safe to unusual, none twice in other words.
    - Each with effort or cost and whom it suits; mark the three best.
    = A list, one or two lines an idea. #format
    length: 12 ideas / 5 ideas / 25 ideas`,
  recommendation: `recommendations | Recommend {x} | Recommend something: {x} | Recommend something that fits.
    books?|movies?|films?|shows?|video games|board games|songs?|podcasts?|series|music|playlist|recommendations?|albums?|anime|novels?|audiobooks?|documentar(?:y|ies)
    - Say for each why it fits what I said, without giving away the plot.
    - A mix of well-known and little-known; only titles you are sure exist.
    - Mark the one to start with.
    = Title, year, one line. #format
    length: 6 suggestions / 3 suggestions / 12 suggestions
    ?limits: What I liked or disliked | TASTE: e.g. loved Dark, no horror`,
  story: `story | Write {x} | Write a story: {x} | Write it as a story.
    story|scene|chapter|character|dialogue|tale|world|plot|backstory|monologue|opening|bedtime story|short story|script|fanfic|villain|novel
    - Somebody wants something and something is in the way, from the first lines on.
    - Show it in acts, things and talk; name no feelings that can be seen.
    - An ending that follows from a choice and is not explained.
    = The text alone, with a title.
    length: 500 to 800 words / 200 words / 1,500 words`,
  poem: `poem or lyrics | Write {x} | Write a poem: {x} | Write a poem about it.
    poem|song|rap|haiku|lyrics|limerick|verse|sonnet|rhyme|riddle|pun|song lyrics|love poem|acrostic|ballad
    - Concrete pictures that fit only this subject; no stock ones such as hearts, stars or roses.
    - Natural word order: no sentence is bent for the sake of a rhyme.
    - The last line turns or sharpens what came before. #tone
    = The finished text alone.
    length: 12 to 16 lines / 4 lines / 24 lines`,
  image: `image or design | Create {x} | Create an image: {x} | Turn this into an image.
    image|logo|picture|photo|illustration|poster|banner|design|image prompt|drawing|painting|wallpaper|portrait|tattoo|icon|avatar|book cover|album cover|tattoo design|profile pic|image prompt|midjourney prompt
    - Name subject, place, light, colors, angle and style.
    - One center of attention; say what stays empty and what must not appear.
    - Readable when small: few shapes, strong contrast.
    = One description of 40 to 70 words for an image generator, then two variations. #count #length
    format: square / wide (16:9) / upright (9:16)`,
  plan: `plan | Make {x} | Make a plan: {x} | Make me a plan for it.
    plan|calendar|content calendar|strategy|roadmap|marketing plan|business plan|savings plan|program|campaign|project plan|content plan|action plan|launch plan|goals?
    - The first step is small enough for today; then steps in order, each with when and how long. #time
    - Name what it rests on (time, money, help), with your assumptions beside it. #budget
    - The likeliest thing to go wrong, and what to do then.
    = A table: when, what, what I need, how I see it is done. #format`,
  checklist: `checklist | Make {x} | Make a checklist: {x} | Make a checklist for it.
    packing list|checklist|to-?do list|list|list of questions|shopping list|grocery list|bucket list|inventory|guest list|chore chart|cleaning checklist
    - Complete for this case: group it, and mark what is easily forgotten.
    - Leave out what I would not use; give numbers where they matter.
    - What has to be bought, booked or checked before stands at the top.
    = A list with boxes to tick, grouped, on one page. #format`,
  solution: `way to solve it | Help me with {x} | Help me solve this: {x} | Tell me what I can do about it, step by step.
    problem|issue
    - The likeliest reason first, and how I can tell which one it is.
    - What I can do today, in order: the easiest and safest step first.
    - When to stop trying, and whom to ask then.
    = Short answer, then numbered steps. #format`,
});
