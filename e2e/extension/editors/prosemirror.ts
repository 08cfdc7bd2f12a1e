import { EditorView } from "prosemirror-view";

import { mountProseMirror } from "./prosemirror-page";

mountProseMirror((place, properties) => new EditorView(place, properties));
