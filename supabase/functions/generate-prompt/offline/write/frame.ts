import type { Given } from "../../text/given.ts";
import { section } from "../../text/labels.ts";

/** For languages without lines of their own: the request whole, and what holds for any answer to it. */
export function frame(prompt: string, { facts }: Pick<Given, "facts">): string {
  return [
    section("Task Overview", [prompt]),
    ...(facts.length > 0
      ? [
          section(
            "Context",
            facts.map((fact) => `- ${fact}`),
          ),
        ]
      : []),
    section("Requirements", [
      "- Answer in the language of the request above.",
      "- Be specific to what it says; name what you assume in one line.",
      "- If one missing detail would change everything, ask for it first.",
    ]),
    section("Output Format", [
      "- The result first, ready to use; explanations only where they help.",
    ]),
  ].join("\n\n");
}
