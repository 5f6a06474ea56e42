import { useEffect, useEffectEvent, useState } from 'react';

/** How long a pause in typing sends the words off, in milliseconds. */
const pauseMs = 250;

/** What stands in a box while it is not yet what was committed. */
interface Typed {
  readonly text: string;
  /** The text as it was last handed on; it arrives a moment later. */
  readonly sent: string | undefined;
}

/**
 * Text that is shown as it is typed and handed on when the typing pauses. Until what was handed on has arrived, and
 * while more is typed meanwhile, the box keeps what was typed.
 *
 * @param committed the text as it was last handed on; a change from elsewhere shows at once
 */
export function useDelayedText(committed: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>();
  const [seen, setSeen] = useState(committed);
  if (seen !== committed) {
    setSeen(committed);
    const isTypingOn = typed?.sent === committed && typed.text !== committed;
    if (!isTypingOn) setTyped(undefined);
  }
  const commitLatest = useEffectEvent(commit);
  useEffect(() => {
    if (typed === undefined || typed.text === typed.sent) return undefined;
    const timer = setTimeout(() => {
      setTyped({ text: typed.text, sent: typed.text });
      commitLatest(typed.text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const type = (text: string) => setTyped((before) => ({ text, sent: before?.sent }));
  return [typed?.text ?? committed, type] as const;
}
