import { SITE_NAME, SOCIAL_IMAGE_PX } from "../../config/site";

// The light colours of src/styles/index.css: link previews know no dark theme.
const COLOURS = {
  paper: "#fbfaf7",
  surface: "#ffffff",
  line: "#e6e2d8",
  pencil: "#a39c8d",
  ink: "#1b1a17",
  muted: "#655f54",
};

const SHEET_LINE_CHARACTERS = 46;
const SHEET_LINES = 17;
const SHEET_WIDTH_PX = 276;
const SHEET_PADDING_PX = 44;
const LONG_TITLE_CHARACTERS = 44;

export type SocialCardProps = {
  title: string;
  /** A prompt whose lines the sheet shows in outline. */
  sample: string;
  host: string;
};

/** Preview picture of a page: its title, and beside it a short line in pencil that became a page in ink. */
export function SocialCard({ title, sample, host }: SocialCardProps) {
  return (
    <div
      style={{
        ...SOCIAL_IMAGE_PX,
        display: "flex",
        backgroundColor: COLOURS.paper,
        color: COLOURS.ink,
        fontFamily: "Newsreader",
      }}
    >
      <div
        style={{
          width: 640,
          margin: "64px 0 60px 72px",
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
        }}
      >
        <div style={{ fontSize: 34 }}>{SITE_NAME}</div>
        <div
          style={{
            fontSize: title.length > LONG_TITLE_CHARACTERS ? 62 : 74,
            lineHeight: 1.08,
            letterSpacing: "-0.015em",
            textWrap: "balance",
          }}
        >
          {title}
        </div>
        <div style={{ fontSize: 26, color: COLOURS.muted }}>{host}</div>
      </div>
      <Sheet sample={sample} />
    </div>
  );
}

function Sheet({ sample }: Pick<SocialCardProps, "sample">) {
  return (
    <div
      style={{
        position: "absolute",
        left: 764,
        top: 76,
        width: SHEET_WIDTH_PX,
        height: 620,
        padding: SHEET_PADDING_PX,
        display: "flex",
        flexDirection: "column",
        backgroundColor: COLOURS.surface,
        border: `2px solid ${COLOURS.line}`,
        borderRadius: 20,
      }}
    >
      <Bar width={112} colour={COLOURS.pencil} />
      <div
        style={{
          width: SHEET_WIDTH_PX,
          height: 20,
          borderBottom: `2px solid ${COLOURS.line}`,
          marginBottom: 34,
        }}
      />
      {sheetLines(sample).map(({ key, share }) =>
        share === 0 ? (
          <div key={key} style={{ height: 14 }} />
        ) : (
          <Bar key={key} width={Math.round(share * SHEET_WIDTH_PX)} colour={COLOURS.ink} />
        ),
      )}
    </div>
  );
}

function Bar({ width, colour }: { width: number; colour: string }) {
  return (
    <div
      style={{ width, height: 10, marginBottom: 14, borderRadius: 2, backgroundColor: colour }}
    />
  );
}

/** The text's lines as shares of the sheet's width; 0 is an empty line. */
function sheetLines(text: string): { key: string; share: number }[] {
  return text
    .split("\n")
    .flatMap(wrappedLengths)
    .slice(0, SHEET_LINES)
    .map((length, index) => ({
      key: String(index),
      share: Math.min(1, length / SHEET_LINE_CHARACTERS),
    }));
}

/** Lengths of the lines into which a paragraph breaks; one of length 0 for an empty one. */
function wrappedLengths(paragraph: string): number[] {
  const lengths = [0];
  for (const word of paragraph.split(" ")) {
    const last = lengths.at(-1) ?? 0;
    const joined = last === 0 ? word.length : last + 1 + word.length;
    if (joined > SHEET_LINE_CHARACTERS) lengths.push(word.length);
    else lengths[lengths.length - 1] = joined;
  }
  return lengths;
}
