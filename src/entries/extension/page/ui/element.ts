type Attributes = Readonly<Record<string, string>>;

/** Made part by part: pages with Trusted Types allow no markup in a string. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function drawing(shapes: readonly (readonly ["rect" | "path", Attributes])[], viewBox: string) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  for (const [name, attributes] of shapes) {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    svg.append(shape);
  }
  return svg;
}

/** The site's mark: a line in pencil that becomes two in ink. The same as public/favicon.svg without its page. */
export const mark = () =>
  drawing(
    [
      ["rect", { class: "pencil", x: "6", y: "6", width: "9", height: "4", rx: "1" }],
      ["rect", { class: "ink", x: "6", y: "14", width: "20", height: "4", rx: "1" }],
      ["rect", { class: "ink", x: "6", y: "22", width: "15", height: "4", rx: "1" }],
    ],
    "0 0 32 32",
  );

const LINES = {
  close: "M18 6 6 18M6 6l12 12",
  back: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  check: "M20 6 9 17l-5-5",
} as const;

export const icon = (name: keyof typeof LINES) =>
  drawing([["path", { class: "line", d: LINES[name] }]], "0 0 24 24");

export type ButtonOptions = {
  label: string;
  look?: "primary" | "secondary" | "ghost" | "link";
  /** Shown in place of the label, which is then its name. */
  picture?: SVGSVGElement;
  onPress: () => void;
};

/** A press counts only when it is the reader's: the page reaches into the shadow root and could press for them. */
export function button({ label, look = "secondary", picture, onPress }: ButtonOptions) {
  const made = element("button", { type: "button", class: look });
  if (picture === undefined) made.append(label);
  else {
    made.append(picture);
    made.ariaLabel = label;
    made.title = label;
  }
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    if (event.isTrusted && made.ariaDisabled !== "true") onPress();
  });
  return made;
}
