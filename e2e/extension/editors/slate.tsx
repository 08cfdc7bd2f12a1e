import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createEditor, Node } from "slate";
import { withHistory } from "slate-history";
import { Editable, Slate, withReact } from "slate-react";

import { describeEditor, place, send } from "./fixture";

const newEditor = () => withHistory(withReact(createEditor()));
let editor = newEditor();

function mount(): void {
  editor = newEditor();
  const box = document.createElement("div");
  place().replaceChildren(box);
  const initialValue = [{ type: "paragraph", children: [{ text: "" }] }];
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  flushSync(() =>
    createRoot(box).render(
      <Slate editor={editor} initialValue={initialValue}>
        <Editable aria-label="Message" onKeyDown={handleKey} />
      </Slate>,
    ),
  );
}

mount();
globalThis.replaceComposer = mount;
describeEditor(() => editor.children.map((node) => Node.string(node)).join("\n"));
