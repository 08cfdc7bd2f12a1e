import Quill from "quill";

import { describeEditor, place, send } from "./fixture";

// Quill empties its place by innerHTML, which Trusted Types forbid without a policy of the page's. Only the empty text.
type Policies = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => void;
};
(Reflect.get(window, "trustedTypes") as Policies).createPolicy("default", {
  createHTML: (html) => (html === "" ? html : null),
});

let quill: Quill | undefined;
function mount(): void {
  const box = document.createElement("div");
  place().replaceChildren(box);
  quill = new Quill(box, {
    formats: [],
    modules: {
      toolbar: false,
      keyboard: {
        bindings: {
          send: {
            key: "Enter",
            shiftKey: false,
            handler: () => {
              send();
              return false;
            },
          },
        },
      },
    },
  });
  quill.root.setAttribute("aria-label", "Message");
  quill.root.setAttribute("role", "textbox");
}

mount();
globalThis.replaceComposer = mount;
// Quill's text always ends with a line break of its own.
describeEditor(() => quill?.getText().replace(/\n$/, "") ?? "");
