import type { ClipboardEvent } from "react";

import { type EnhancedBlock, enhancedBlocksOf } from "@/domain/enhanced-text";
import { markedParts } from "@/domain/placeholders";

import { PlaceholderText } from "./placeholder-text";

type ListItem = Extract<EnhancedBlock, { kind: "list-item" }>;
type Group = Exclude<EnhancedBlock, ListItem> | { kind: "list"; items: ListItem[] };

/** Items that follow each other are one list for assistive technology. */
function groupLists(blocks: readonly EnhancedBlock[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== "list-item") groups.push(block);
    else if (last?.kind === "list") last.items.push(block);
    else groups.push({ kind: "list", items: [block] });
  }
  return groups;
}

function Runs({ runs }: Pick<ListItem, "runs">) {
  return runs.map(({ text, isBold }, index) => {
    const Weight = isBold ? "strong" : "span";
    return (
      // The text never changes in place, so its order is its identity; so it is below.
      // oxlint-disable-next-line react/no-array-index-key
      <Weight key={index}>
        <PlaceholderText parts={markedParts(text)} />
      </Weight>
    );
  });
}

type IsNew = (block: EnhancedBlock) => boolean;

function GroupView({ group, isNew }: { group: Group; isNew: IsNew }) {
  if (group.kind === "label") return <h3 className="pt-2 text-base first:pt-0">{group.text}</h3>;
  if (group.kind === "paragraph") {
    return (
      <p dir="auto" data-new={isNew(group) || undefined}>
        <Runs runs={group.runs} />
      </p>
    );
  }
  return (
    // Safari drops the list role of a list without bullets unless it is given.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className="grid gap-3">
      {group.items.map((item, index) => {
        const { marker, runs } = item;
        const indent = `${marker.length + 1}ch`;
        return (
          // The marker is text, so that it comes along when the list is selected by hand. Items keep their places:
          // the list grows at its end only.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={index}
            dir="auto"
            data-new={isNew(item) || undefined}
            style={{ paddingInlineStart: indent, textIndent: `-${indent}` }}
          >
            {marker} <Runs runs={runs} />
          </li>
        );
      })}
    </ul>
  );
}

/** The words of a paragraph or a list item. */
function wordsOf(block: EnhancedBlock): string {
  return block.kind === "label"
    ? ""
    : block.runs
        .map(({ text }) => text)
        .join("")
        .trim();
}

type StructuredTextProps = {
  /** What is copied of it as a whole. */
  text: string;
  /** The text from `markFilled`, to show the reader's own words. */
  marked?: string;
  /** An earlier version: paragraphs and items that are not in it are marked for a moment. */
  before?: string;
};

/** An enhanced prompt as a page of text: specification, section 5. Elements only, never HTML. */
export function StructuredText({ text, marked = text, before }: StructuredTextProps) {
  const known = before === undefined ? null : new Set(enhancedBlocksOf(before).map(wordsOf));
  const isNew: IsNew = (block) => known?.has(wordsOf(block)) === false;

  /** Copied by hand as a whole, it comes without the line breaks that only this page has. */
  function handleCopy(event: ClipboardEvent<HTMLDivElement>) {
    const { firstChild, lastChild } = event.currentTarget;
    const selection = window.getSelection();
    const isWhole = [firstChild, lastChild].every((end) => end && selection?.containsNode(end));
    if (!isWhole) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", text);
  }

  return (
    <div
      onCopy={handleCopy}
      className="max-w-text text-prompt grid grid-cols-1 gap-3 font-mono wrap-anywhere whitespace-pre-wrap"
    >
      {groupLists(enhancedBlocksOf(marked)).map((group, index) => (
        // A streamed text grows at its end, so a group keeps its place.
        // oxlint-disable-next-line react/no-array-index-key
        <GroupView key={index} group={group} isNew={isNew} />
      ))}
    </div>
  );
}
