import type { ClipboardEvent } from "react";

import { type EnhancedBlock, enhancedBlocksOf } from "@/domain/enhanced-text";
import { placeholderParts } from "@/domain/placeholders";

export type EnhancedTextProps = { text: string };

type ListItem = Extract<EnhancedBlock, { kind: "list-item" }>;
type Group = Exclude<EnhancedBlock, ListItem> | { kind: "list"; items: ListItem[] };
type Runs = ListItem["runs"];

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

/** Gaps stand out, so that none is sent off by mistake. */
function renderGaps(text: string) {
  return placeholderParts(text).map((part, index) =>
    part.kind === "text" ? (
      part.text
    ) : (
      // As below.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="bg-accent-soft text-accent rounded-[3px]">
        {part.text}
      </mark>
    ),
  );
}

function renderRuns(runs: Runs) {
  return runs.map(({ text, isBold }, index) =>
    // The text never changes in place, so its order is its identity.
    // oxlint-disable-next-line react/no-array-index-key
    isBold ? (
      <strong key={index}>{renderGaps(text)}</strong>
    ) : (
      <span key={index}>{renderGaps(text)}</span>
    ),
  );
}

/** The marker is text, so that it comes along when the list is selected by hand. */
function renderItem({ marker, runs }: ListItem, index: number) {
  const indent = `${marker.length + 1}ch`;
  return (
    <li key={index} dir="auto" style={{ paddingInlineStart: indent, textIndent: `-${indent}` }}>
      {marker} {renderRuns(runs)}
    </li>
  );
}

function renderGroup(group: Group, index: number) {
  if (group.kind === "label") {
    return (
      <h3 key={index} className="pt-2 text-base first:pt-0">
        {group.text}
      </h3>
    );
  }
  if (group.kind === "paragraph") {
    return (
      <p key={index} dir="auto">
        {renderRuns(group.runs)}
      </p>
    );
  }
  return (
    // Safari drops the list role of a list without bullets unless it is given.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul key={index} role="list" className="grid gap-3">
      {group.items.map(renderItem)}
    </ul>
  );
}

/** An enhanced prompt as a page of text: specification, section 5. Elements only, never HTML. */
export function EnhancedText({ text }: EnhancedTextProps) {
  /** Copied by hand as a whole, it comes without the line breaks that only this page has. */
  function handleCopy(event: ClipboardEvent<HTMLDivElement>) {
    const { firstChild, lastChild } = event.currentTarget;
    const selection = window.getSelection();
    const isWhole =
      firstChild !== null &&
      lastChild !== null &&
      selection?.containsNode(firstChild) === true &&
      selection.containsNode(lastChild);
    if (!isWhole) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", text);
  }

  return (
    <div
      onCopy={handleCopy}
      className="max-w-text text-prompt grid grid-cols-1 gap-3 font-mono wrap-anywhere whitespace-pre-wrap"
    >
      {groupLists(enhancedBlocksOf(text)).map(renderGroup)}
    </div>
  );
}
