import { useEffect, useId, useState } from "react";

import { rememberOnDevice, useWritesOnDevice } from "@/platform/device-choice";
import {
  type DeviceNotice,
  isModelOffered,
  languagesOf,
  readyModel,
  tellAboutDevice,
  useDeviceNotice,
} from "@/platform/device-model";

const SENTENCES = {
  "no-download": "Your browser could not get its AI model ready. Until it can, our server writes.",
  "no-language":
    "Your browser's AI model cannot write this language, so our server writes this one.",
  failed: "Your browser's AI model could not write this one, so our server writes it.",
} as const satisfies Record<Extract<DeviceNotice, string>, string>;

/** The browser downloads its model only after a press, which this is. */
async function download(signal: AbortSignal): Promise<void> {
  try {
    await readyModel(languagesOf("en"), signal);
  } catch {
    tellAboutDevice(signal.aborted ? null : "no-download");
  }
}

/** Lets the browser's own AI model write, where it has one. */
export function DeviceSwitch() {
  const [isOffered, setIsOffered] = useState(false);
  const [stopper, setStopper] = useState<AbortController | null>(null);
  const isOn = useWritesOnDevice();
  const notice = useDeviceNotice();
  const hintId = useId();

  useEffect(() => {
    void isModelOffered().then(setIsOffered);
  }, []);

  function handleChange(next: boolean) {
    stopper?.abort();
    tellAboutDevice(null);
    rememberOnDevice(next);
    const own = next ? new AbortController() : null;
    setStopper(own);
    if (own !== null) void download(own.signal);
  }

  return (
    <div className="grid gap-1 text-sm *:first:mt-2">
      {isOffered && (
        <>
          <label className="flex min-h-11 items-center gap-2 font-medium">
            <input
              type="checkbox"
              aria-describedby={hintId}
              className="accent-accent size-4"
              checked={isOn}
              onChange={(event) => handleChange(event.target.checked)}
            />
            Write on this device
          </label>
          <p id={hintId} className="text-muted text-xs">
            Your browser's own AI model writes: nothing is sent or counted. If it cannot, our server
            writes as usual.
          </p>
        </>
      )}
      {isOn && <Notice notice={notice} />}
    </div>
  );
}

function Notice({ notice }: { notice: DeviceNotice }) {
  const progress = typeof notice === "object" ? notice : null;
  return (
    <>
      <output className="text-xs">{typeof notice === "string" && SENTENCES[notice]}</output>
      {progress !== null && (
        <label className="text-muted flex flex-wrap items-center gap-x-3 text-xs">
          {`Your browser is downloading its AI model: ${Math.floor(progress.downloaded * 100)} %`}
          <progress value={progress.downloaded} className="accent-accent" />
        </label>
      )}
    </>
  );
}
