import { type CardJob, drawCard } from "./draw-card";

// A process of its own, started by social-images.ts: draws the cards that it is sent, and ends.

async function drawAll(jobs: readonly CardJob[]): Promise<void> {
  for (const job of jobs) await drawCard(job);
  process.disconnect();
}

// One that fails ends the process with an error.
process.once("message", (jobs: readonly CardJob[]) => void drawAll(jobs));
