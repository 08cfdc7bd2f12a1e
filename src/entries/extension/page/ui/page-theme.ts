/** The relative brightness from 0 to 1 of a color as CSS writes it; pages use every color space there is. */
function brightnessOf(color: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (canvas === null) return 0;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** The last answer: the same color is asked for several times a second. */
let known = { color: "", theme: "light" as "light" | "dark" };

/** The theme of the page and not of the system: a box with light text is on a dark page. */
export function pageTheme(composer: Element | null): "light" | "dark" {
  const { color } = getComputedStyle(composer ?? document.documentElement);
  if (color !== known.color) known = { color, theme: brightnessOf(color) > 0.5 ? "dark" : "light" };
  return known.theme;
}
