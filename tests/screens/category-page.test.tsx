import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import { CategoryPage } from "@/content/category-page";
import { promptRecords } from "@/entries/prerender/prompt-records";
import { PageRecordContext } from "@/platform/page-record";
import type { CategoryRecord } from "@/types/page-record";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";

const RECORDS = promptRecords(readPromptSources()).filter((record) => record.kind === "category");

afterEach(cleanup);

function openCategory(category: string) {
  const record = RECORDS.find((one): one is CategoryRecord => one.category === category);
  if (record === undefined) throw new Error(`There is no category ${category}.`);
  render(
    <MemoryRouter initialEntries={[record.path]}>
      <PageRecordContext value={record}>
        <CategoryPage />
      </PageRecordContext>
    </MemoryRouter>,
  );
  const main = within(screen.getByRole("main"));
  return { record, main, user: userEvent.setup() };
}

test("lists every prompt with what it says first and its length", () => {
  const { record, main } = openCategory("Writing");
  const rows = main.getAllByRole("listitem");
  expect(rows).toHaveLength(record.prompts.length);
  const [first] = record.prompts;
  expect(rows[0]).toHaveTextContent(`${first?.title}${first?.gets}${first?.words} words`);
  expect(main.getByText(`${record.prompts.length} prompts, free to copy`)).toBeVisible();
});

test("says of a premium category what its prompts are, and what one gets", () => {
  const { record, main } = openCategory("Mindset");
  expect(main.getByText(`${record.prompts.length} Premium prompts`)).toBeVisible();
  const [first] = record.prompts;
  expect(main.getByText(first?.gets ?? "")).toBeVisible();
});

test("narrows the list to what is typed, says how many are left, and offers the library for none", async () => {
  const { record, main, user } = openCategory("Writing");
  const field = main.getByRole("searchbox", { name: "Filter Writing prompts" });
  await user.type(field, "CUT draft");
  const titles = main.getAllByRole("listitem").map((row) => row.textContent.toLowerCase());
  expect(titles.length).toBeLessThan(record.prompts.length);
  for (const title of titles) expect(title).toMatch(/cut/);
  expect(main.getByRole("status")).toHaveTextContent(
    `${titles.length} of ${record.prompts.length} prompts`,
  );
  await user.clear(field);
  await user.type(field, "zebra");
  expect(main.queryByRole("list")).not.toBeInTheDocument();
  expect(main.getByRole("link", { name: "Search the library" })).toHaveAttribute(
    "href",
    "/prompts?q=zebra",
  );
  await user.clear(field);
  expect(main.getAllByRole("listitem")).toHaveLength(record.prompts.length);
});
