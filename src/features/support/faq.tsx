import { Accordion } from "@/ui/accordion";

import { FAQ_ITEMS, type FaqItem } from "./faq-items";

function renderAnswer({ answer, list }: FaqItem) {
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
    </div>
  );
}

/** Six questions, one open at a time: specification, section 2. */
export function Faq() {
  return (
    <Accordion
      items={FAQ_ITEMS.map((item) => ({
        id: item.id,
        heading: item.question,
        content: renderAnswer(item),
      }))}
    />
  );
}
