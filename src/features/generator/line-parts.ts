// What the generator shows beside the line once it is drawn: one file for all of it.
export { AboutMe } from "./about-me";
export { AssistantChoice } from "./assistant-choice";
