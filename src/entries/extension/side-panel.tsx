import { SidePanel } from "./side-panel/side-panel";
import { startPage } from "./start-page";

void startPage(<SidePanel />);
