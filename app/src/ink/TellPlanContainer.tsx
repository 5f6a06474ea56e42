import { useState } from 'react';

import { TellPlan } from '@fabula/ui/tell-plan';

import { useTell } from './use-tell';
import { useToldPrice } from './use-told-price';

interface TellPlanContainerProps {
  readonly draftId: string;
  /** Sends what waits; resolves to whether the server has the whole plan. */
  readonly onFlush: () => Promise<boolean>;
  /** Leads to a field that is missing or not accepted; answers whether there is one to lead to. */
  readonly onField: (field: string, status: number) => boolean;
}

/** Has the text model tell a story draft; nothing where there is no model. */
export function TellPlanContainer({ draftId, onField, onFlush }: TellPlanContainerProps) {
  const price = useToldPrice();
  const { busy, problem, tell } = useTell({ onField });
  const [flushing, setFlushing] = useState<'under-way' | 'failed'>();
  if (price === null || price === undefined) return null;
  const begin = async () => {
    setFlushing('under-way');
    const isSaved = await onFlush();
    setFlushing(isSaved ? undefined : 'failed');
    if (isSaved) await tell({ draftId });
  };
  return (
    <TellPlan
      // What a plan says, no model has to make: only the rounds after the first cost points.
      price={{ ...price, begin: price.begin && 0, isLacking: false }}
      busy={busy || flushing === 'under-way'}
      problem={flushing === 'failed' ? 'offline' : problem}
      onBegin={() => void begin()}
    />
  );
}
