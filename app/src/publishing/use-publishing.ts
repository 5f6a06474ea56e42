import { useState } from 'react';

import type { PublishChoice, PublishStateValue, PublishWords, VisibilityValue } from '@fabula/ui/publishing';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

import { publishProblem } from './publish-problem';

export interface PublishTarget {
  readonly id: string;
  readonly words: PublishWords;
  readonly publish: (choice: PublishChoice) => Promise<unknown>;
  readonly refresh: (client: QueryClient) => Promise<unknown>;
}

export function usePublishing(target: PublishTarget, onChanged?: (visibility: VisibilityValue) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<PublishStateValue>({ step: 'choosing', problem: null });
  const save = async (choice: PublishChoice) => {
    setState({ step: 'saving', problem: null });
    try {
      await target.publish(choice);
      const { visibility } = choice;
      setState({ step: 'done', visibility, isCopied: undefined });
      onChanged?.(visibility);
      await target.refresh(client);
    } catch (error) {
      console.warn(`${target.id} could not be published or taken back`, error);
      const problem = publishProblem(target.words, error);
      setState((now) => (now.step === 'done' ? now : { step: 'choosing', problem }));
    }
  };
  const copy = async (link: string) => {
    const setCopied = (isCopied: boolean) => setState((now) => (now.step === 'done' ? { ...now, isCopied } : now));
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch (cause) {
      console.warn('The address could not be copied', cause);
      setCopied(false);
    }
  };
  return { state, save, copy };
}
