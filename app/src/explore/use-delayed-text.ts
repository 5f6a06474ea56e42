import { useEffect, useEffectEvent, useState } from 'react';

/** How long a pause in typing sends the words off, in milliseconds. */
const pauseMs = 250;

/**
 * Text that is shown as it is typed and handed on when the typing pauses.
 *
 * @param committed the text as it was last handed on; a change from elsewhere shows at once
 */
export function useDelayedText(committed: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const commitLatest = useEffectEvent(commit);
  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => {
      setDraft(undefined);
      commitLatest(draft);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft ?? committed, setDraft] as const;
}
