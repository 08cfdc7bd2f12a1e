import { createElement, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { describeEditor, place, send } from "./fixture";

/** Controlled by React, which puts its own value back where it has heard of no other. */
function Composer({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState("");
  return createElement("textarea", {
    "aria-label": "Message",
    placeholder: "Message",
    rows: 3,
    value: text,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value);
      onText(event.target.value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.shiftKey) return;
      event.preventDefault();
      send();
    },
  });
}

let held = "";
function mount(): void {
  const box = document.createElement("div");
  place().replaceChildren(box);
  held = "";
  flushSync(() =>
    createRoot(box).render(createElement(Composer, { onText: (text) => (held = text) })),
  );
}

mount();
describeEditor(() => held);
window.replaceComposer = mount;
