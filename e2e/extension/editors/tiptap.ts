import { Editor, Extension } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";

import { describeEditor, place, send } from "./fixture";

const SendWithEnter = Extension.create({
  name: "sendWithEnter",
  priority: 1000,
  addKeyboardShortcuts: () => ({
    Enter: () => {
      send();
      return true;
    },
  }),
});

let editor: Editor | undefined;
function mount(): void {
  editor?.destroy();
  editor = new Editor({
    element: place(),
    // The page's policy has no word for its style element; what it says is in the page's sheet.
    injectCSS: false,
    editorProps: { attributes: { "aria-label": "Message", role: "textbox" } },
    extensions: [StarterKit, SendWithEnter],
    // As JSON: Trusted Types forbid to parse markup.
    content: { type: "doc", content: [{ type: "paragraph" }] },
  });
}

mount();
globalThis.replaceComposer = mount;
describeEditor(() => editor?.getText({ blockSeparator: "\n" }) ?? "");
