// 1.33.1: takes the insertion of a text with line breaks for the Enter key and sends the message.
import { EditorView } from "prosemirror-view-old";

import { mountProseMirror } from "./prosemirror-page";

mountProseMirror((place, properties) => new EditorView(place, properties));
