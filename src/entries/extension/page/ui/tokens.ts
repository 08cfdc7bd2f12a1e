/**
 * The design's colors and controls, as in src/styles/index.css, whose utilities need a document of their own. Sizes are
 * in px: a page may give its root another font size. Without `all: initial` a page's `* {}` reaches the host.
 */
export const TOKENS = `
:host {
  all: initial !important;
  position: fixed !important;
  inset: 0 auto auto 0 !important;
  width: 0 !important;
  height: 0 !important;
  z-index: 2147483647 !important;
}
.part {
  --paper: light-dark(#fbfaf7, #141311);
  --surface: light-dark(#ffffff, #1c1b18);
  --shade: light-dark(#f3f0e9, #26241f);
  --line: light-dark(#e6e2d8, #35322b);
  --control: light-dark(#8c8575, #787162);
  --ink: light-dark(#1b1a17, #f3f0e8);
  --muted: light-dark(#655f54, #a9a294);
  --accent: light-dark(#2b46c8, #8ea2ff);
  --accent-soft: light-dark(#ebeefb, #23273f);
  --danger: light-dark(#b3261e, #f2a29b);
  --elevation: 0 12px 32px -8px light-dark(rgb(27 26 23 / 0.2), rgb(0 0 0 / 0.6));
  color-scheme: light;
  color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", sans-serif;
}
.part[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 36px;
  padding: 4px 12px;
  border: 1px solid transparent;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: 500 15px/1.25 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", sans-serif;
  cursor: pointer;
}
button.primary { background: var(--ink); color: var(--paper); }
button.secondary { border-color: var(--control); background: var(--surface); }
button.link { min-height: 24px; padding: 0; border: 0; border-radius: 2px; color: var(--muted); font-size: 13px; font-weight: 400; text-decoration: underline; text-underline-offset: 0.2em; }
button[aria-disabled="true"] { opacity: 0.5; cursor: not-allowed; }
@media (hover: hover) {
  button.primary:hover { background: color-mix(in oklab, var(--ink) 85%, transparent); }
  button.secondary:hover, button.ghost:hover { background: var(--shade); }
}
@media (pointer: coarse) {
  button { min-height: 44px; min-width: 44px; }
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
svg { width: 18px; height: 18px; flex-shrink: 0; }
.line { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.ink { fill: var(--ink); }
.pencil { fill: var(--control); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
