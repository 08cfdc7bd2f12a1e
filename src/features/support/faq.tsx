import * as Accordion from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router-dom";

import { PREMIUM_CATEGORIES, SAVED_VIEW } from "@/config/categories";
import { FREE_ENHANCEMENT_LIMIT, MAX_PROMPT_CHARACTERS } from "@/config/limits";
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
      "We write the prompt, your assistant writes the answer: copy a prompt, replace what stands in brackets with your own details, and paste it into a chat.",
    ],
  },
  {
    id: "free-limit",
    question: "How many prompts can I enhance for free?",
    answer: [
      `${FREE_ENHANCEMENT_LIMIT} in total, not per day. With an account they are counted there; without one, in your browser. A prompt may have up to ${MAX_PROMPT_CHARACTERS.toLocaleString("en-US")} characters.`,
      "Only a complete prompt is counted: if enhancing fails or you stop it, nothing is used up. Browsing and copying free prompts has no limit.",
    ],
  },
  {
    id: PAYMENT_ANSWER,
    question: "What does Premium include, and what does it cost?",
    answer: [
      `Premium costs ${PREMIUM_PRICE} ${PREMIUM_PERIOD}. ${PREMIUM_GUARANTEE}`,
      `It opens every prompt in ${inEnglish.format(PREMIUM_CATEGORIES)}, and takes the limit off the generator. The whole list:`,
    ],
    list: PREMIUM_BENEFITS,
    advice:
      "Paid, and Premium did not start? A payment can take a minute to reach us: sign in with the account you paid from and reload the page. You never have to pay twice. If it still does not start, write to us with the receipt that Stripe sent you.",
  },
  {
    id: "assistants",
    question: "Which AI assistants do the prompts work with?",
    answer: [
      "With any assistant you can paste text into, among them ChatGPT, Claude and Gemini. The prompts are plain text and use no feature that only one of them has.",
      "Answers differ from one assistant to the next, so it is worth trying the same prompt in two of them.",
    ],
  },
  {
    id: "saving",
    question: "How do I save and like prompts?",
    answer: [
      `Sign in, then press the bookmark on a prompt. You find it again under ${SAVED_VIEW}, which only you can see; pressing the bookmark once more takes it out.`,
      "A like counts once for each person and shows other readers what works. Press it again to take it back.",
    ],
  },
  {
    id: "privacy",
    question: "What do you store, and who sees what I type?",
    answer: [
      "With your account we store your email address, a scrambled form of your password, how many enhancements you have used, your likes, your saved prompts and whether you have Premium. Your browser keeps you signed in, and remembers your theme, your free uses without an account and the text in the generator.",
      "Delete your account in the account menu, and all of that goes. For a year we keep how many enhancements you used, and a keyed hash of your email address (a code, not the address). A new account with that address starts there.",
      "What you enhance goes to our server. If this site is connected to an AI model, the server passes your text on to the company that runs the model; if it is not, a set of rules on the server does the work, and the result says so. We do not keep or log the text. To prevent abuse we count requests under a code made from your network address, which changes every day.",
    ],
  },
];

function renderAnswer({ answer, list, advice }: FaqItem, contact: ReactNode) {
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
