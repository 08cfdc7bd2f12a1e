import { labelsMentioned, section } from "../labels.ts";
import type { Analysis } from "./analysis.ts";

/** A request that is already detailed stays as it is; only what is missing is added around it. */
export function keep({ prompt, pack, language }: Analysis): string {
  const present = labelsMentioned(prompt);
  const { kept, answerInMyLanguage } = pack.phrases;
  const notes = language === "other" ? [...kept.notes, answerInMyLanguage] : kept.notes;
  const added: string[] = [];
  if (!present.includes("Output Format")) added.push(section("Output Format", kept.format));
  if (!present.includes("Additional Notes")) {
    added.push(
      section(
        "Additional Notes",
        notes.map((note) => `- ${note}`),
      ),
    );
  }
  const opening = present.length > 0 ? [kept.overview, "", prompt] : [prompt];
  const start = present.includes("Task Overview") ? prompt : section("Task Overview", opening);
  return [start, ...added].join("\n\n");
}
