import { useEffect, useState } from 'react';

/** Whether the first messages of a thread are still being measured: for two frames after it was mounted. */
export function useFirstMeasures(): boolean {
  const [isMeasuring, setMeasuring] = useState(true);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasuring(false));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isMeasuring;
}
