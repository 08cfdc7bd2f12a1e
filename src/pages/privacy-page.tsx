import { Link } from "react-router-dom";

import { LegalPage } from "@/components/legal-page";
import { FILES_CACHE, QUEUED_CACHE, SEEN_CACHE } from "@/config/caches";
import { GUEST_HISTORY_ROWS, HISTORY_ROWS, OWN_PROMPTS_MAX, RECENT_CHOICES } from "@/config/limits";
import { ROUTES } from "@/config/routes";
import { STORAGE_KEYS } from "@/config/storage-keys";

/** What this browser keeps, by the name of its key; the compiler asks for a line for every key. */
const IN_THIS_BROWSER = {
  isPremium: "Premium was started in this browser.",
  premiumActivatedAt: "When that was.",
  premiumConfirmed: "The server has confirmed it.",
  guestPromptCount: "How many free enhancements you have used without an account.",
  pendingIntent: "What you wanted to open when you were asked to sign in.",
  theme: "Light or dark, if you chose one.",
  headingFont: "The font of the headings has been downloaded.",
  guestId:
    "A signed random number, so that the server can count your free uses without an account.",
  onDevice: "Your browser's own AI model writes, because you turned that on.",
  aboutMe: "What you entered about yourself without an account. A sign-in moves it to the account.",
  tickedFacts: "Which of these facts are sent with your text, until you close the tab.",
  guestHistory: `What you enhanced without an account, the last ${GUEST_HISTORY_ROWS} times.`,
  collections: "Collections you made without an account. A sign-in moves them to the account.",
  filledIn:
    "What you filled into the blanks of prompts. Without an account, until you close the tab; otherwise until you sign out.",
  assistant: "The assistant you last opened a prompt in.",
  recentChoices: `What you opened from the search, the last ${RECENT_CHOICES}.`,
  draft: "The text in the enhancer's box, until you close the tab.",
  result: "What the enhancer last gave you, until you close the tab or sign out.",
  ownPrompt:
    "A prompt of your own that you have not saved yet, until you save it, cancel, close the tab or sign out.",
  scrollPositions: "How far down you read each page, until you close the tab.",
} as const satisfies Record<keyof typeof STORAGE_KEYS, string>;

function entriesOf(texts: Readonly<Record<string, string>>) {
  return (
    <dl className="border-line *:border-line border-t text-sm *:border-b *:py-3">
      {Object.entries(texts).map(([term, text]) => (
        <div key={term} className="grid gap-x-4 md:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-medium wrap-anywhere">{term}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const ACCOUNT_DATA = {
  "Email and password":
    "Your address, and a scrambled form of your password. Until you delete the account.",
  "Uses and plan":
    "How many enhancements you have used, and whether you have Premium and until when.",
  "Saves and likes":
    "Which prompts you saved or liked. Other users see the number of likes, and nothing of your saves.",
  "Your enhancements": `What you typed, what you asked to change and what you got back, the last ${HISTORY_ROWS} times, so that you can find them again. A new one replaces the oldest. You can delete each of them, or all. With “Do not keep my enhancements” on, in the account menu, new ones are not stored.`,
  "Your settings": "Whether your enhancements are kept. Until you delete the account.",
  "About me":
    "Up to ten facts that you entered about yourself. A fact is sent with a text only if you selected it. Until you remove it.",
  "Access tokens":
    "The name of each, when it was made and last used, and a hash of it, from which the token cannot be read. Until you revoke it.",
  "Your collections":
    "Their names, which prompts are in them, and your notes. Until you delete them.",
  "Your own prompts": `Those you chose to keep, up to ${OWN_PROMPTS_MAX.toLocaleString("en-US")}. Until you delete them.`,
};

const SECTIONS = {
  "If you only read": (
    <p>
      Pages come from our server without cookies, without analytics and without files from other
      companies. A guide makes no further requests until you move the pointer, scroll or press a
      key. Then it loads what its buttons need and, unless your browser saves data, the rest of the
      site's program, so that you can read offline.
    </p>
  ),
  "With an account": (
    <>
      <p>
        Everything below is in this site's database. No other user can read it: the database itself
        checks every request. Whoever runs the site has access to the database.
      </p>
      {entriesOf(ACCOUNT_DATA)}
    </>
  ),
  "Without an account": (
    <p>
      The server keeps nothing you type. To stop abuse it counts uses under two codes: one made with
      a secret key from your network address, which changes every day and is deleted after two, and
      the signed random number your browser holds, forgotten a year after its last use. Your network
      address itself is not stored.
    </p>
  ),
  "When you enhance a prompt": (
    <>
      <p>
        Your text goes to our server. If this site is connected to an AI model, the server passes
        the text, and nothing about you, to the company that runs the model; what that company keeps
        is in its own terms. If it is not connected, rules on our server do the work, and the result
        says so. With “Write on this device” on, where your browser offers it, your browser's own AI
        model writes and nothing goes to our server, unless the model cannot write: then the page
        says so, and our server does.
      </p>
      <p>
        The server's log has one line for each call: when, how long and how it ended. It never holds
        your text, your email or your sign-in. For two days we keep keyed hashes of each request and
        its answers, so that a repeated one is not counted twice. A retry gets the text that is in
        your history; where nothing is kept, it is made again.
      </p>
      <p>
        If this site uses Cloudflare Turnstile, a visitor without an account may be asked to prove
        that they are a person. Your browser then talks to Cloudflare.
      </p>
    </>
  ),
  "When you pay": (
    <p>
      Stripe takes the payment on its own page and keeps what the law asks a payment company to
      keep. Your card number never reaches us. We store Stripe's numbers for you and your
      subscription, its state and until when it is paid, and for 35 days the numbers of Stripe's
      messages. A payment that matches no account is kept with its email address until its owner is
      found.
    </p>
  ),
  Emails: (
    <p>
      We write to you to confirm your address, and when you ask for a new password. There is no
      newsletter.
    </p>
  ),
  "In your browser": (
    <>
      <p>
        There are no cookies. Your browser keeps the following for this site; clearing the site's
        data in your browser removes all of it. Signing out removes your session, what you filled
        in, what you opened from the search, what is kept for reading offline or to be sent and the
        notes about Premium.
      </p>
      {entriesOf({
        "sb-…-auth-token": "Your session, while you are signed in.",
        ...Object.fromEntries(
          Object.entries(IN_THIS_BROWSER).map(([name, text]) => [
            STORAGE_KEYS[name as keyof typeof IN_THIS_BROWSER],
            text,
          ]),
        ),
        [SEEN_CACHE]:
          "For reading offline: pages you opened and what they showed of the library, of your saved prompts, likes, collections and own prompts, and of your profile. Never the text of a Premium prompt.",
        [QUEUED_CACHE]: "What you save or like while offline, until it is sent.",
        [`${FILES_CACHE}…`]: "The site's own program, which is the same for everybody.",
      })}
    </>
  ),
  "To keep the site safe": (
    <p>
      We count sign-in problems, refused requests, changes of plan and deletions by the hour,
      without addresses or texts, for 180 days. A line about your account is deleted with it.
    </p>
  ),
  "Getting a copy, and deleting": (
    <>
      <p>
        In the account menu, Export my data downloads your saved prompts, your likes, your
        collections, your own prompts, your facts, your enhancements and the names of your tokens,
        and Delete account removes the account with everything above. A Premium subscription is
        canceled first.
      </p>
      <p>
        Two things stay. For a year, a keyed hash of your email address with the number of free
        uses, so that a new account does not start over; the address cannot be read from it. And at
        Stripe, the records of payments that the law requires.
      </p>
    </>
  ),
  "Your rights": (
    <p>
      You can ask what is stored about you, have it corrected or deleted, and take it with you. Most
      of that you can do yourself in the account menu; for the rest, see{" "}
      <Link to={ROUTES.support} className="link">
        Support
      </Link>
      . You can also complain to the data protection authority of the place where you live.
    </p>
  ),
};

/** What this software really stores; supabase/README.md and the migrations are its source. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      path={ROUTES.privacy}
      description="What is stored about you, where, for how long, and how to delete it: with an account, without one, and in your browser."
      summary="We store what you need to come back to, nothing for advertising, and you can take it with you or delete it yourself."
      changedOn="November 24, 2026"
      sections={SECTIONS}
    />
  );
}
