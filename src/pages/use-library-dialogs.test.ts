import { expect, test } from "vitest";

import { libraryDialogOf } from "./use-library-dialogs";

const GUEST = {
  readerId: null,
  entitlement: { tier: "guest", isConfirmed: true, isSignedIn: false },
} as const;
const FREE = {
  readerId: "u1",
  entitlement: { tier: "free", isConfirmed: true, isSignedIn: true },
} as const;
const PREMIUM = {
  readerId: "u1",
  entitlement: { tier: "premium", isConfirmed: true, isSignedIn: true },
} as const;
const FLAGGED_GUEST = {
  readerId: null,
  entitlement: { tier: "premium", isConfirmed: false, isSignedIn: false },
} as const;

test.each([
  ["nothing asked for", GUEST, null, null, { kind: "none" }],
  ["a prompt on its way", GUEST, null, { status: "loading" }, { kind: "prompt" }],
  ["a prompt that is missing", FREE, null, { status: "missing" }, { kind: "prompt" }],
  ["a prompt that could not be read", FREE, null, { status: "failed" }, { kind: "prompt" }],
  ["a free prompt, guest", GUEST, null, { status: "whole" }, { kind: "prompt" }],
  ["a premium prompt, premium", PREMIUM, null, { status: "whole" }, { kind: "prompt" }],
  [
    "a premium prompt, local flag",
    FLAGGED_GUEST,
    null,
    { status: "unconfirmed" },
    { kind: "prompt" },
  ],
  [
    "a locked prompt, guest",
    GUEST,
    null,
    { status: "locked" },
    { kind: "sign-in", isRequested: false },
  ],
  [
    "a locked prompt, free user",
    FREE,
    null,
    { status: "locked" },
    { kind: "upgrade", isRequested: false },
  ],
  [
    "a like in the open prompt, guest",
    GUEST,
    { kind: "sign-in", readerId: null },
    { status: "whole" },
    { kind: "sign-in", isRequested: true },
  ],
  [
    "a request of a reader who has signed in since",
    FREE,
    { kind: "sign-in", readerId: null },
    null,
    { kind: "none" },
  ],
  [
    "an upgrade that was asked for, and is done",
    PREMIUM,
    { kind: "upgrade", readerId: "u1" },
    null,
    { kind: "none" },
  ],
  [
    "an upgrade that was asked for while only the local flag is set",
    FLAGGED_GUEST,
    { kind: "upgrade", readerId: null },
    null,
    { kind: "upgrade", isRequested: true },
  ],
  [
    "a request of a reader who has signed out since",
    GUEST,
    { kind: "upgrade", readerId: "u1" },
    null,
    { kind: "none" },
  ],
] as const)("%s", (_what, reader, request, promptDetail, expected) => {
  expect(libraryDialogOf({ ...reader, request, detail: promptDetail })).toEqual(expected);
});
