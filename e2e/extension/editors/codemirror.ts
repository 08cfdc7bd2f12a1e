import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { Prec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

import { describeEditor, place, send } from "./fixture";

let view: EditorView | undefined;
function mount(): void {
  view?.destroy();
  view = new EditorView({
    parent: place(),
    extensions: [
      history(),
      Prec.highest(
        keymap.of([
          {
            key: "Enter",
            run: () => {
              send();
              return true;
            },
          },
        ]),
      ),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.lineWrapping,
      EditorView.cspNonce.of("editor"),
      EditorView.contentAttributes.of({ "aria-label": "Message" }),
    ],
  });
}

mount();
globalThis.replaceComposer = mount;
describeEditor(() => view?.state.doc.toString() ?? "");
