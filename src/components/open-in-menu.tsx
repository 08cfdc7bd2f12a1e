import { type Assistant, ASSISTANTS } from "@/config/assistants";
import { MenuButton, type MenuButtonProps } from "@/ui/menu-button";

type OpenInMenuProps = Omit<MenuButtonProps, "label" | "items"> & {
  /** Take the text there with platform/hand-off. */
  onChoose: (assistant: Assistant) => void;
};

/** The assistants a prompt can be taken to. */
export function OpenInMenu({ onChoose, ...look }: OpenInMenuProps) {
  const items = ASSISTANTS.map((assistant) => ({
    id: assistant.id,
    label: assistant.name,
    onChoose: () => onChoose(assistant),
  }));
  return <MenuButton {...look} label="Open in" items={items} />;
}
