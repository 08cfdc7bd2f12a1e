import { describeEditor, place, send } from "./fixture";

let box: HTMLElement | undefined;
function mount(): void {
  box = document.createElement("div");
  box.contentEditable = "true";
  box.role = "textbox";
  box.ariaLabel = "Message";
  box.className = "plain";
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  });
  place().replaceChildren(box);
}

mount();
globalThis.replaceComposer = mount;
describeEditor(() => box?.innerText.replace(/\n$/, "") ?? "");
