import type { CardProblemValue } from '@fabula/ui/cards';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { sharedParam, takeShared, type SharedKind } from '../worker/shared-card';

/** Files that the system opens with the installed site (Launch Handler API); Chromium alone has it. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

const problems: Readonly<Record<Exclude<SharedKind, 'file'>, CardProblemValue>> = {
  words: 'not-a-file',
  'too-large': 'too-large',
  nothing: 'not-arrived',
};

const isProblem = (kind: string): kind is keyof typeof problems => Object.hasOwn(problems, kind);

/** Takes a card that was shared to the installed site, or opened with it, and tells why there is none. */
export function useHandedCard(onFile: (file: File) => void, onProblem: (problem: CardProblemValue) => void): void {
  const [search, setSearch] = useSearchParams();
  const kind = search.get(sharedParam);
  const hand = useEffectEvent((file: File | undefined) => {
    if (file === undefined) onProblem('not-arrived');
    else onFile(file);
  });
  const begin = useEffectEvent((shared: string) => {
    // A reload does not take it twice.
    setSearch(
      (before) => {
        before.delete(sharedParam);
        return before;
      },
      { replace: true },
    );
    if (isProblem(shared)) return onProblem(problems[shared]);
    takeShared().then(hand, (error: unknown) => {
      console.warn('A shared card could not be taken', error);
      hand(undefined);
    });
  });
  useEffect(() => {
    if (kind !== null) begin(kind);
  }, [kind]);
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files: [handle] }) => {
      handle?.getFile().then(hand, (error: unknown) => {
        console.warn('An opened card could not be read', error);
        hand(undefined);
      });
    });
  }, []);
}
