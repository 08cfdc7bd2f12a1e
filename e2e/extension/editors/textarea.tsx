import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { describeEditor, place, send } from "./fixture";

/** Controlled by React, which puts its own value back where it has heard of no other. */
function Composer({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState("");
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <textarea
      aria-label="Message"
      placeholder="Message"
      rows={3}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onText(event.target.value);
      }}
      onKeyDown={handleKey}
    />
  );
}

let held = "";
function mount(): void {
  const box = document.createElement("div");
  place().replaceChildren(box);
  held = "";
  flushSync(() => createRoot(box).render(<Composer onText={(text) => (held = text)} />));
}

mount();
describeEditor(() => held);
globalThis.replaceComposer = mount;
