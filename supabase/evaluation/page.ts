import type { JudgedArm } from "./judged/judged-run.ts";
import { NO_JUDGES, percent } from "./markdown.ts";
import type { Report } from "./report.ts";
import { type Interval, rateOf, wilsonInterval } from "./statistics.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
svg{width:100%;height:auto}text{font:13px system-ui,sans-serif;fill:currentColor}
.bar{fill:#2f6f6f}.miss{fill:#b3402a}.line{stroke:#1b1b1b}.faint{stroke:#bbb}.held{fill:#c98a1b}
@media (prefers-color-scheme:dark){body{color:#eee;background:#161616}.line{stroke:#eee}.faint{stroke:#555}}`;

const WIDTH = 900;
const LABEL_WIDTH = 330;
const ROW_HEIGHT = 34;
const PLOT_WIDTH = WIDTH - LABEL_WIDTH - 120;

/** The report as a page that needs nothing else: no script, no style sheet, no font from elsewhere. */
export function toPage(report: Report): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Evaluation of the prompt enhancer</title><style>${STYLE}</style></head><body>
<h1>Evaluation of the prompt enhancer</h1>
<p>${escape(report.madeAt)} UTC, ${report.prompts} prompts. Offline engine, no model involved, except where it says so.</p>
<h2>Promises</h2>
<p>The bar is the whole set with its 95 % interval, and the upright line is the bound.</p>
${gatePlot(report)}
<h2>Words in and out</h2>
<p>Each dot is one of the lazy prompts.</p>
${wordPlot(report)}
<h2>Time</h2>
<p>Engine and checks: median ${report.timing.median} µs, 95th of a hundred ${report.timing.p95} µs, worst ${report.timing.worst} µs.</p>
<h2>Judged by models</h2>
${report.judged === null ? `<p>${escape(NO_JUDGES)}</p>` : judgedPlot(report.judged)}
</body></html>
`;
}

const xOf = (share: number) => LABEL_WIDTH + share * PLOT_WIDTH;

function gatePlot({ gates }: Report): string {
  const rows = gates.map((gate, index) => {
    const y = index * ROW_HEIGHT + 20;
    return [
      rateBar({ label: gate.name, y, rate: rateOf(gate.share), isGood: gate.isMet }),
      whisker(wilsonInterval(gate.share), y),
      `<line class="line" x1="${xOf(gate.bound)}" x2="${xOf(gate.bound)}" y1="${y - 12}" y2="${y + 12}"/>`,
    ].join("");
  });
  return chart(gates.length * ROW_HEIGHT + 16, "Each promise with its bound", rows);
}

function judgedPlot(arms: readonly JudgedArm[]): string {
  const rows = arms.map((arm, index) => {
    const y = index * ROW_HEIGHT + 20;
    const { rate, interval } = arm.lengthControlled;
    const label = `${arm.arm}, ${arm.judge}, ${arm.isFilled ? "filled" : "open"}`;
    return `${rateBar({ label, y, rate, isGood: interval.low > 0.5 })}${whisker(interval, y)}<circle class="held" cx="${xOf(arm.raw.rate)}" cy="${y}" r="5"/>`;
  });
  const middle = `<line class="line" x1="${xOf(0.5)}" x2="${xOf(0.5)}" y1="0" y2="${arms.length * ROW_HEIGHT + 16}"/>`;
  return `<p>Share of pairs won, length controlled, with its 95 % interval; the amber dot is the share without that control; 50 % is no difference.</p>${chart(arms.length * ROW_HEIGHT + 16, "Share of pairs won", [...rows, middle])}`;
}

function wordPlot({ words }: Report): string {
  const maxIn = Math.max(1, ...words.map(({ wordsIn }) => wordsIn));
  const maxOut = Math.max(1, ...words.map(({ wordsOut }) => wordsOut));
  const dots = words.map(
    ({ wordsIn, wordsOut }) =>
      `<circle class="bar" fill-opacity=".6" cx="${60 + (wordsIn / maxIn) * 800}" cy="${260 - (wordsOut / maxOut) * 230}" r="4"/>`,
  );
  const axes = `<line class="line" x1="60" y1="260" x2="870" y2="260"/><line class="line" x1="60" y1="20" x2="60" y2="260"/><text x="60" y="282">1 word in</text><text x="800" y="282">${maxIn} words</text><text x="4" y="30">${maxOut}</text><text x="4" y="264">0 out</text>`;
  return chart(290, "Words of lazy prompts before and after", [axes, ...dots]);
}

function rateBar(bar: { label: string; y: number; rate: number; isGood: boolean }): string {
  const { label, y, rate, isGood } = bar;
  return `<text x="0" y="${y + 5}">${escape(label)}</text><rect class="${isGood ? "bar" : "miss"}" fill-opacity=".45" x="${LABEL_WIDTH}" y="${y - 9}" width="${rate * PLOT_WIDTH}" height="18"/><text x="${xOf(1) + 12}" y="${y + 5}">${percent(rate)}</text>`;
}

function whisker({ low, high }: Interval, y: number): string {
  return `<line class="faint" stroke-width="3" x1="${xOf(low)}" x2="${xOf(high)}" y1="${y}" y2="${y}"/>`;
}

function chart(height: number, title: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img"><title>${escape(title)}</title>${parts.join("")}</svg>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
