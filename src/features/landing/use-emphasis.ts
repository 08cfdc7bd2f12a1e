import { useEffect, useState } from "react";

import { LANDING_DEMO_DELAY_MS, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { useMediaQuery } from "@/lib/use-media-query";

/** Turns true after two seconds (specification, section 4); at once where motion is unwelcome. */
export function useEmphasis(): boolean {
  const isMotionReduced = useMediaQuery(REDUCED_MOTION_MEDIA_QUERY);
  const [hasWaited, setHasWaited] = useState(false);

  // Outside React: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), LANDING_DEMO_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return isMotionReduced || hasWaited;
}
