/** A guest's signed id and count; the server counts by the id. */
export type GuestState = { id: string | null; used: number };

/** What the site may say to the extension, each with the type of its answer. Nothing secret is ever answered. */
export type SiteCalls = {
  /** Both take over the guest who has used more, so that two free uses stay two. */
  hello: {
    request: { kind: "hello"; guest: GuestState };
    answer: { isSignedIn: boolean; guest: GuestState };
  };
  /** Opens the assistant with this id; the text is put in there once the reader has seen it. */
  handOff: {
    request: { kind: "handOff"; assistant: string; text: string };
    answer: { isTaken: boolean };
  };
  /** Signs the extension in with a one-time token, in a session of its own. */
  link: { request: { kind: "link"; tokenHash: string }; answer: { isLinked: boolean } };
};
