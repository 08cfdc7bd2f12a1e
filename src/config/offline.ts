/** Address of the worker that answers without a connection. */
export const WORKER_PATH = "/service-worker.js";

/** What the worker tells the pages: a save or like made offline was refused. */
export type WriteRefused = { refused: "saved_prompts" | "prompt_votes" };
