import { SITE_NAME } from "@/config/site";

// What the parts in the page say. Each says what happened and what to do.

export const RELOAD_PAGE = `${SITE_NAME} was updated. Reload this page to use it here.`;
export const NO_BOX = "No text box was found on this page. Click into one, then try again.";
export const EMPTY_BOX =
  "Type a few words in the box first. They leave this page only when you press Enhance.";
export const ENHANCING = "Enhancing your text.";
export const ENHANCED = "Your enhanced prompt is ready.";
export const STOPPED = "You stopped it. Your text is unchanged.";
export const LOST = "The connection was lost. Your text is unchanged.";
export const IN_BOX = "The text is in the box. Nothing was sent.";
export const PUT_BACK = "Your own text is back in the box. Nothing was sent.";
export const COPIED = "This box did not take the text, so it was copied instead. Paste it there.";
export const COPIED_ON_REQUEST = "Copied.";
export const NOT_COPIED =
  "This box did not take the text, and it could not be copied. Select it here and copy it.";
export const OFFER = `${SITE_NAME} handed this text over. Put it into the box? Nothing is sent.`;
export const BOX_NOT_EMPTY =
  "The box is not empty, so nothing was changed. Empty it and try again, or copy the text.";
export const notSent = (secrets: string): string =>
  `This looks like ${secrets}. Nothing has been sent.`;
