import * as Accordion from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router-dom";

import { PREMIUM_CATEGORIES, SAVED_VIEW } from "@/config/categories";
import {
  FREE_ENHANCEMENT_LIMIT,
  GUEST_HISTORY_ROWS,
  HISTORY_ROWS,
  MAX_PROMPT_CHARACTERS,
  OWN_PROMPTS_MAX,
} from "@/config/limits";
import { PREMIUM_BENEFITS, PREMIUM_GUARANTEE, PREMIUM_PERIOD, PREMIUM_PRICE } from "@/config/plans";
import { OPERATOR_ANCHOR, PAYMENT_ANSWER, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { useIsHydrated } from "@/lib/use-is-hydrated";

type FaqItem = {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** What the answer enumerates, below it. */
  list?: readonly string[];
  link?: { to: string; label: string };
  /** What to do when something went wrong. */
  advice?: string;
};

const inEnglish = new Intl.ListFormat("en-US");

const FAQ_ITEMS: readonly FaqItem[] = [
  {
    id: "product",
    question: `What is ${SITE_NAME}?`,
    answer: [
      "A library of ready-made prompts for AI assistants, and a generator that turns a short idea into a detailed prompt.",
      "We write the prompt, your assistant writes the answer: copy a prompt, replace the words in brackets with your own details, and paste it into a chat.",
    ],
  },
  {
    id: "free-limit",
    question: "How many prompts can I enhance for free?",
    answer: [
      `${FREE_ENHANCEMENT_LIMIT} in total, not per day. They are counted in your account or, without one, in your browser and by a code on our server. A prompt can have up to ${MAX_PROMPT_CHARACTERS.toLocaleString("en-US")} characters.`,
      "Only a complete prompt is counted: if enhancing fails or you stop it, nothing is used up. Browsing and copying free prompts has no limit.",
    ],
  },
  {
    id: PAYMENT_ANSWER,
    question: "What does Premium include, and what does it cost?",
    answer: [
      `Premium costs ${PREMIUM_PRICE} ${PREMIUM_PERIOD}. ${PREMIUM_GUARANTEE}`,
      `It unlocks every prompt in ${inEnglish.format(PREMIUM_CATEGORIES)} and removes the limit on enhancements. Here is everything:`,
    ],
    list: PREMIUM_BENEFITS,
    advice:
      "Paid, but Premium didn't start? A payment can take a minute to reach us: sign in with the account you paid from and reload the page. You'll never have to pay twice. If it still doesn't start, write to us with the receipt that Stripe sent you.",
  },
  {
    id: "assistants",
    question: "Which AI assistants do the prompts work with?",
    answer: [
      "Any assistant you can paste text into, including ChatGPT, Claude and Gemini. The prompts are plain text and do not depend on a feature that only one of them has.",
      "Answers differ between assistants, so it is worth trying the same prompt in two.",
    ],
  },
  {
    id: "saving",
    question: "How do I save and like prompts?",
    answer: [
      `Sign in, then press the bookmark on a prompt. You'll find it in ${SAVED_VIEW}, which only you can see. Press the bookmark again to remove it.`,
      "Each reader has one like per prompt, and likes show others what works. Press the heart again to take yours back.",
    ],
  },
  {
    id: "privacy",
    question: "What do you store, and who sees what I type?",
    answer: [
      `With an account, our database has your email address, a scrambled form of your password, your plan, how many enhancements you have used, and what you liked and saved. It also keeps your last ${HISTORY_ROWS} enhancements, both what you typed and what you got back, up to ${OWN_PROMPTS_MAX.toLocaleString("en-US")} prompts you saved as your own, and up to ten facts you entered about yourself. Only you can read them.`,
      "If you'd rather not have a history, turn on Do not keep my enhancements in the account menu. New ones are then not stored, and what was kept before can be deleted there.",
      `An old enhancement is deleted when a new one takes its place. You can delete them one at a time, or all at once, in ${SAVED_VIEW}. The account menu has the rest: Export my data downloads everything, and Delete account removes it. After that, for a year, we keep only how many enhancements you used and a keyed hash of your email address (a code, not the address). A new account with that address starts there.`,
      `Without an account, our server keeps nothing you type. Your browser does: your last ${GUEST_HISTORY_ROWS} enhancements, what you filled in and what you entered about yourself, until you delete them, and the text in the generator, until you close the tab. It also remembers your theme, your free uses and, if you have an account, that you are signed in.`,
      "What you enhance goes to our server. If this site is connected to an AI model, the server passes your text on to the company that runs the model; if it is not, a set of rules on the server does the work, and the result says so. Our logs never contain your text. To prevent abuse we count requests under a code made from your network address, which changes every day.",
    ],
    link: { to: ROUTES.privacy, label: "Everything we store, item by item" },
  },
];

function renderAnswer({ answer, list, link, advice }: FaqItem, contact: ReactNode) {
  return (
    <div className="grid gap-3">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list !== undefined && (
        <ul className="marker:text-control list-disc pl-5">
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {link !== undefined && (
        <div>
          <Link to={link.to} className="link">
            {link.label}
          </Link>
        </div>
      )}
      {advice !== undefined && (
        <>
          <p>{advice}</p>
          <div>
            {contact || (
              <Link to={{ pathname: ROUTES.privacy, hash: OPERATOR_ANCHOR }} className="link">
                Who runs this site
              </Link>
            )}
          </div>
        </>
      )}
    </div>
  );
}

type FaqProps = {
  /** The way to somebody who answers, if there is one. */
  contact: ReactNode;
};

/**
 * Six questions, one open at a time: specification, section 2. Closed text stays in the document, and without
 * scripts all of it is open. An answer that the address names is open from the start.
 */
export function Faq({ contact }: FaqProps) {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Accordion.Root
      type="single"
      collapsible
      value={chosen ?? (isHydrated ? hash.slice(1) : "")}
      onValueChange={setChosen}
      className="border-line border-t"
    >
      {FAQ_ITEMS.map((item) => (
        <Accordion.Item key={item.id} id={item.id} value={item.id} className="border-line border-b">
          <Accordion.Header asChild>
            <h2 className="font-sans text-base tracking-normal text-wrap">
              <Accordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-medium">
                {item.question}
                <ChevronDown
                  aria-hidden
                  className="text-muted size-[18px] shrink-0 transition-transform duration-150 ease-out group-data-[state=open]:rotate-180"
                />
              </Accordion.Trigger>
            </h2>
          </Accordion.Header>
          <Accordion.Content
            forceMount
            className="max-w-text animate-fade-in text-muted pb-5 data-[state=closed]:hidden noscript:data-[state=closed]:block"
          >
            {renderAnswer(item, contact)}
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
