import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const pauseMs = 250;

/** Stands for the key of the navigation that a commit is about to begin. */
const toCome = Symbol('to come');

interface Typed {
  readonly text: string;
  readonly sent: string | undefined;
}

/**
 * Shows text at once and commits it when typing pauses; an outside change of `committed` shows unless more is typed.
 *
 * `commit` may navigate. It waits for a page that the visitor has asked for, which a navigation would cancel, and is
 * repeated when such a page has cancelled its own navigation.
 */
export function useDelayedText(committed: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>();
  const [seen, setSeen] = useState(committed);
  if (seen !== committed) {
    setSeen(committed);
    const isTypingOn = typed?.sent === committed && typed.text !== committed;
    if (!isTypingOn) setTyped(undefined);
  }

  const pending = useNavigation().location?.key;
  const [seenPending, setSeenPending] = useState(pending);
  const [own, setOwn] = useState<typeof toCome | string>();
  if (seenPending !== pending) {
    setSeenPending(pending);
    setOwn(own === toCome ? pending : own === pending ? own : undefined);
    const isCancelled = pending !== undefined && own !== undefined && own !== toCome;
    if (isCancelled) setTyped((before) => before && { text: before.text, sent: undefined });
  }

  const commitLatest = useEffectEvent(commit);
  const isHeld = pending !== undefined && pending !== own;
  useEffect(() => {
    if (isHeld || typed === undefined || typed.text === typed.sent) return undefined;
    const timer = setTimeout(() => {
      setOwn(toCome);
      setTyped({ text: typed.text, sent: typed.text });
      commitLatest(typed.text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, isHeld]);
  const type = (text: string) => setTyped((before) => ({ text, sent: before?.sent }));
  return [typed?.text ?? committed, type] as const;
}
