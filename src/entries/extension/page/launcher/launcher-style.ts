export const LAUNCHER_STYLE = `
.bar {
  position: fixed;
  display: flex;
  gap: 4px;
}
.bar button {
  width: 36px;
  height: 36px;
  padding: 0;
  border-color: var(--line);
  background: var(--surface);
}
.bar button:hover { border-color: var(--control); }
.bar button:last-child svg { width: 24px; height: 24px; }
@media (pointer: coarse) {
  .bar button { width: 44px; height: 44px; }
}
.message {
  position: fixed;
  right: 8px;
  bottom: 8px;
  max-width: 320px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  box-shadow: var(--elevation);
}
`;
