import type { Config } from "tailwindcss";

/**
 * The design tokens, by name. Colours point at the custom properties of
 * `src/styles/index.css`, where each has its light and its dark value; nothing
 * outside these lists exists as a class, so a stray `bg-blue-500` styles nothing.
 */
export default {
  content: [],
  theme: {
    screens: { md: "768px", lg: "1024px" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: "var(--paper)",
      surface: "var(--surface)",
      shade: "var(--shade)",
      line: "var(--line)",
      control: "var(--control)",
      ink: "var(--ink)",
      muted: "var(--muted)",
      accent: { DEFAULT: "var(--accent)", soft: "var(--accent-soft)" },
      marigold: {
        DEFAULT: "var(--marigold)",
        on: "var(--marigold-on)",
        soft: "var(--marigold-soft)",
        ink: "var(--marigold-ink)",
      },
      danger: "var(--danger)",
      scrim: "var(--scrim)",
    },
    fontFamily: {
      serif: "var(--font-family-serif)",
      sans: "var(--font-family-sans)",
      mono: "var(--font-family-mono)",
    },
    fontSize: {
      xs: ["0.8125rem", "1.45"],
      prompt: ["0.875rem", "1.6"],
      sm: ["0.9375rem", "1.5"],
      base: ["1.0625rem", "1.6"],
      lg: ["1.25rem", "1.35"],
      xl: ["1.625rem", "1.25"],
      "2xl": ["2.25rem", "1.15"],
      "3xl": ["3.25rem", "1.08"],
    },
    borderRadius: { none: "0", control: "8px", card: "12px", full: "9999px" },
    boxShadow: { none: "none", raised: "var(--elevation)" },
    maxWidth: { none: "none", full: "100%", text: "68ch", content: "760px", page: "1200px" },
    animation: {
      none: "none",
      "fade-in": "fade-in 160ms ease-out both",
      "fade-out": "fade-out 150ms ease-out both",
      "rise-in": "rise-in 180ms ease-out both",
      ink: "fade-in 200ms ease-out both",
      wait: "wait 1.4s ease-in-out infinite",
    },
  },
} satisfies Config;
