import { Link } from "react-router-dom";

import { PAYMENT_ANSWER, ROUTES } from "@/config/routes";

const QUESTIONS = [
  {
    question: "How do I pay?",
    answer:
      "By card, on a checkout page run by Stripe, our payment provider. Your card number never reaches this site.",
  },
  {
    question: "How do I cancel?",
    answer:
      "Open your account menu, choose Manage subscription and cancel there. Premium lasts until the end of the month you've paid for. Deleting your account ends the subscription right away.",
  },
  {
    question: "What if I don't like it?",
    answer: "Ask for your money back within 30 days of paying.",
  },
  {
    question: "What happens to my prompts when Premium ends?",
    answer:
      "Everything you saved, wrote and enhanced stays in your account. Premium prompts lock again; you still see titles and summaries.",
  },
  {
    question: "Which assistants do the prompts work with?",
    answer:
      "Any assistant you can paste text into, including ChatGPT, Claude and Gemini. Premium doesn't include a subscription to any of them.",
  },
] as const;

/** What people ask before they pay. */
export function PremiumQuestions() {
  return (
    <section aria-labelledby="questions" className="border-line border-t">
      <div className="max-w-page mx-auto grid gap-x-16 gap-y-6 px-4 py-10 md:px-6 md:py-14 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <h2 id="questions" className="text-xl">
            Before you decide
          </h2>
          <p className="text-muted text-sm">
            Paid, but Premium didn't start?{" "}
            <Link
              to={{ pathname: ROUTES.support, hash: PAYMENT_ANSWER }}
              className="link whitespace-nowrap"
            >
              What to do
            </Link>
          </p>
        </div>
        <div className="*:border-line *:border-b *:py-4 *:first:pt-0 *:last:border-b-0">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question} className="grid gap-1">
              <h3 className="font-sans text-base font-medium tracking-normal">{question}</h3>
              <p className="text-muted max-w-text">{answer}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
