export const PANEL_STYLE = `
.panel {
  position: fixed;
  display: flex;
  flex-direction: column;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--paper);
  box-shadow: var(--elevation);
  overflow: hidden;
}
header {
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 8px 8px 16px;
  border-bottom: 1px solid var(--line);
}
header svg:first-child { width: 24px; height: 24px; }
header button { width: 36px; padding: 0; color: var(--muted); }
h2 {
  flex: 1;
  margin: 0;
  font: 500 20px/1.35 Newsreader, Georgia, "Times New Roman", "Noto Serif", serif;
  letter-spacing: -0.01em;
}
h2:focus { outline: none; }
.content { display: flex; flex-direction: column; min-height: 0; }
.text {
  min-height: 96px;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 8px;
  font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
.text:focus-visible { outline-offset: -2px; border-radius: 8px; }
.row { display: flex; align-items: flex-start; justify-content: space-between; gap: 8px; border-radius: 8px; }
.row:has([aria-pressed="true"]) { background: var(--accent-soft); }
.row p {
  flex: 1;
  min-width: 0;
  margin: 0;
  max-width: 68ch;
  padding: 5px 8px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.row button { width: 36px; padding: 0; color: var(--muted); }
.row button[aria-pressed="true"] { color: var(--accent); }
.sentence { margin: 0; padding: 12px 16px; }
.sentence.alert { margin: 12px 16px; padding: 0 0 0 12px; border-inline-start: 2px solid var(--danger); }
.note { margin: 0; padding: 8px 16px 4px; color: var(--muted); font-size: 13px; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; padding: 4px 16px 12px; }
.text + *, .waiting + * { border-top: 1px solid var(--line); }
.text + .actions, .waiting + .actions { padding-top: 12px; }
form { display: flex; gap: 8px; padding: 0 16px 12px; }
input {
  flex: 1;
  min-width: 0;
  min-height: 36px;
  padding: 4px 12px;
  border: 1px solid var(--control);
  border-radius: 8px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
}
input::placeholder { color: var(--muted); opacity: 1; }
footer {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding: 6px 16px;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: 13px;
}
.waiting { padding: 16px; display: grid; gap: 12px; }
.waiting span { height: 12px; border-radius: 4px; background: var(--line); animation: wait 1.4s ease-in-out infinite; }
.waiting span:nth-child(2) { width: 85%; }
.waiting span:nth-child(3) { width: 60%; }
@keyframes wait { 50% { opacity: 0.45; } }
@media (prefers-reduced-motion: reduce) { .waiting span { animation: none; } }
@media (pointer: coarse) { input { min-height: 44px; font-size: 16px; } }
`;
