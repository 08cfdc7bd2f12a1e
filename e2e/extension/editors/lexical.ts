import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { registerPlainText } from "@lexical/plain-text";
import {
  $getRoot,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
} from "lexical";

import { describeEditor, place, send } from "./fixture";

let editor: LexicalEditor | undefined;
function mount(): void {
  const box = document.createElement("div");
  box.contentEditable = "true";
  box.role = "textbox";
  box.ariaLabel = "Message";
  place().replaceChildren(box);
  editor = createEditor({
    namespace: "message",
    onError: (error) => {
      throw error;
    },
  });
  editor.setRootElement(box);
  registerPlainText(editor);
  registerHistory(editor, createEmptyHistoryState(), 300);
  editor.registerCommand(
    KEY_ENTER_COMMAND,
    (event) => {
      if (event?.shiftKey === true) return false;
      event?.preventDefault();
      send();
      return true;
    },
    COMMAND_PRIORITY_HIGH,
  );
}

mount();
globalThis.replaceComposer = mount;
describeEditor(() => editor?.getEditorState().read(() => $getRoot().getTextContent()) ?? "");
