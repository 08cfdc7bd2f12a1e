// Specification, sections 4 and 9.

/** Enhancements without Premium: two in total, not per day. */
export const FREE_ENHANCEMENT_LIMIT = 2;
/** How long the compact generator waits for the session before it shows "Connection Error". */
export const SESSION_TIMEOUT_MS = 5000;
export const LANDING_DEMO_DELAY_MS = 2000;
export const PREMIUM_RECHECK_DELAY_MS = 100;
export const PREMIUM_TOAST_MS = 5000;
export const TYPE_CHARACTER_MS = 60;
export const DELETE_CHARACTER_MS = 40;
export const TYPING_PAUSE_MS = 3000;
/** A screen narrower than this is mobile. */
export const MOBILE_BREAKPOINT_PX = 768;
export const CARD_PREVIEW_CHARACTERS = 150;
export const COMPACT_MAX_HEIGHT_PX = 600;

// Ours.

/** Widths may be fractions of a pixel, so the query stops just short of the breakpoint. */
export const MOBILE_MEDIA_QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`;
export const REDUCED_MOTION_MEDIA_QUERY = "(prefers-reduced-motion: reduce)";
/** Between two lines of the landing demo turning to ink, and between two words of its highlight. */
export const DEMO_STEP_MS = 40;
export const PROMPT_PAGE_SIZE = 24;
/** Under a prompt, where to go on. */
export const RELATED_SHOWN = 3;
/** As in the database: access_tokens. */
export const ACCESS_TOKENS_MAX = 10;
export const ACCESS_TOKEN_NAME_MAX = 60;
/** Curated prompts come first, so only a few at a time: whole rows in one, two and three columns. */
export const FEATURED_PAGE_SIZE = 6;
/** A search counts no further: `counted_most` of private.find_prompts in the database. */
export const COUNTED_MATCHES_MAX = 1000;
/** A longer search is cut. private.find_prompts in the database answers it with nothing. */
export const MAX_SEARCH_CHARACTERS = 200;
/** The server function refuses longer prompts with 413. */
export const MAX_PROMPT_CHARACTERS = 4000;
/** From this length on the generator counts the characters for the reader. */
export const PROMPT_COUNTER_FROM_CHARACTERS = 3600;
/** The interface library's own default, which the specification's section 9 mentions. */
export const TOAST_MS = 4000;
/** Longer than the 33 ms in which a held key repeats. */
export const SEARCH_DEBOUNCE_MS = 40;

/** For the browser's own model, which may run without a graphics card. */
export const DEVICE_TIMEOUT_MS = 180_000;
/** Just over the function's own limit of 60 s, so that its answer comes first. */
export const ENHANCEMENT_TIMEOUT_MS = 70_000;

/** A payment may be known here a little after the payer is back: pauses before asking again, 33 s in all. */
export const ACTIVATION_PAUSES_MS = [1000, 1000, 2000, 3000, 5000, 8000, 13_000] as const;
/** Each pause is up to this much longer, so that many who paid at once do not ask at once. */
export const ACTIVATION_JITTER = 0.15;
/** A check that has not been fetched by then is blocked. */
export const CHALLENGE_LOAD_TIMEOUT_MS = 15_000;
export const ACCOUNT_CALL_TIMEOUT_MS = 30_000;
/** Premium can end or begin elsewhere at any time: a profile older than this is read again on occasion. */
export const PROFILE_STALE_MS = 5000;
/** Over the function's 20 s to the model's first words and its 10 s between two of them: this long without a word is a lost connection. */
export const ENHANCEMENT_SILENCE_MS = 25_000;
/** Enhancements a guest's browser keeps. */
export const GUEST_HISTORY_ROWS = 50;
/** The function's own limit for a refinement in one's own words. */
export const MAX_INSTRUCTION_CHARACTERS = 500;
/** What comes before them makes them a wish; see features/generator/answer-feedback. */
export const MAX_FEEDBACK_CHARACTERS = MAX_INSTRUCTION_CHARACTERS - 20;
/** The function's own limit for a part of the reading in one's own words. */
export const MAX_CHOICE_CHARACTERS = 80;
/** Enhancements the database keeps for a user. */
export const HISTORY_ROWS = 200;
/** Prompts of one's own that the database keeps for a user; it refuses more, or more text, with 413. */
export const OWN_PROMPTS_MAX = 10_000;
export const OWN_PROMPTS_MAX_MEGABYTES = 5;
/** Collections without Premium; the database counts those of an account (private.limits). */
export const FREE_COLLECTIONS = 3;
/** The database's own limits for a collection. */
export const MAX_COLLECTION_ITEMS = 200;
export const MAX_COLLECTION_NAME_CHARACTERS = 80;
export const MAX_NOTE_CHARACTERS = 500;
/** After the last key a note is saved. */
export const NOTE_PAUSE_MS = 1000;
/** The database's own limits for a prompt of one's own. */
export const OWN_PROMPT_MAX_TITLE_CHARACTERS = 200;
export const OWN_PROMPT_MAX_CHARACTERS = 20_000;
/** The longest file of prompts that is read; an account keeps less. */
export const MAX_PACK_BYTES = 6_000_000;
/** How long a link to something shared is on; the database allows a year. */
export const SHARE_DAYS = 30;
/** The title of a saved result is the beginning of the lazy prompt. */
export const OWN_PROMPT_TITLE_CHARACTERS = 80;
/** The server's rule for new passwords, `minimum_password_length` in supabase/config.toml. Here it is only told. */
export const MIN_PASSWORD_CHARACTERS = 10;
/** What the palette remembers of what was opened from it. */
export const RECENT_CHOICES = 6;
/**
 * A text up to this long, six lines on the screen, is shown beside its enhanced prompt instead of being marked in it. The
 * built-in enhancer answers such a text with several times its words, and marks on nearly all of them show nothing.
 */
export const SIDE_BY_SIDE_CHARACTERS = 400;
