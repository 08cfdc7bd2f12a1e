import { baseKeymap, splitBlock } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Schema } from "prosemirror-model";
import { EditorState } from "prosemirror-state";

import { describeEditor, place, send } from "./fixture";

const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "text*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    text: {},
  },
});

/** What two versions of the editor's view have in common. */
type View = { state: EditorState; destroy: () => void };
type Properties = { attributes: Record<string, string>; state: EditorState };

/** As ChatGPT's composer: paragraphs of plain text; Enter sends. */
export function mountProseMirror(
  newView: (place: HTMLElement, properties: Properties) => View,
): void {
  let view: View | undefined;
  const mount = () => {
    view?.destroy();
    view = newView(place(), {
      attributes: { id: "prompt-textarea", "aria-label": "Message", role: "textbox" },
      state: EditorState.create({
        schema,
        plugins: [
          history(),
          keymap({
            "Mod-z": undo,
            "Mod-y": redo,
            Enter: () => {
              send();
              return true;
            },
            "Shift-Enter": splitBlock,
          }),
          keymap(baseKeymap),
        ],
      }),
    });
  };
  mount();
  globalThis.replaceComposer = mount;
  describeEditor(() => view?.state.doc.textBetween(0, view.state.doc.content.size, "\n") ?? "");
}
