import { ASSISTANTS } from "@/config/assistants";
import { handOff } from "@/platform/hand-off";
import { MenuButton } from "@/ui/menu-button";

/** The assistants a prompt can be taken to. */
export function OpenInMenu({ text, align }: { text: string; align?: "end" }) {
  const items = ASSISTANTS.map((assistant) => ({
    id: assistant.id,
    label: assistant.name,
    onChoose: () => void handOff(assistant, text),
  }));
  return <MenuButton align={align} label="Open in" items={items} />;
}
