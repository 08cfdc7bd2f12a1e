import { createPanel } from "./panel/create-panel";

// The content script waits for this; where there is none, the script is in the wrong place and does nothing.
globalThis.brilliantPage?.adoptPanel(createPanel);
