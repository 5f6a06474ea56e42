import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 250;

interface Typed {
  readonly text: string;
  readonly sent: string | undefined;
}

/**
 * Shows text at once and commits it when typing pauses; an outside change of `committed` shows unless more is typed.
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
