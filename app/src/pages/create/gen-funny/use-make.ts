import { useMemo, useState } from 'react';

import { ApiError, createFunnyResult, InsufficientPointsError, type FunnyForm, type FunnyResult } from '@fabula/sdk';
import type { FunnyMaker, FunnyProblem, FunnyTab } from '@fabula/ui/funny';

import { createIdempotencyKeys, newIdempotencyKey } from '../../../live/idempotency-keys';

/** Why nothing was made; null where the points are missing, which the whole product says in one place. */
function problemOf(error: unknown): FunnyProblem | null {
  if (error instanceof InsufficientPointsError) return null;
  if (!(error instanceof ApiError)) return 'failed';
  if (error.reason === 'FORBIDDEN') return 'refused';
  if (error.reason === 'VALIDATION_FAILED' && error.field === 'characterIds') return 'private';
  if (error.reason === 'CONFLICT' && error.field === 'storySessionId') return 'no-other-ending';
  return error.reason === 'CONFLICT' || error.reason === 'RATE_LIMITED' ? 'too-many' : 'failed';
}

/** Has results made, one at a time; a request that was lost is repeated under its key. */
export function useMake(tab: FunnyTab, onMade: (result: FunnyResult) => void) {
  const keys = useMemo(() => createIdempotencyKeys(newIdempotencyKey), []);
  const [busy, setBusy] = useState<FunnyMaker | null>(null);
  const [problem, setProblem] = useState<FunnyProblem | null>(null);
  const make = async (form: FunnyForm): Promise<void> => {
    const name = `${tab} ${JSON.stringify(form)}`;
    setBusy(form.by);
    setProblem(null);
    try {
      const result = await createFunnyResult(tab, form, { headers: { 'Idempotency-Key': keys.of(name) } });
      keys.done(name);
      onMade(result);
    } catch (error) {
      if (error instanceof ApiError) keys.done(name);
      setProblem(problemOf(error));
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, make };
}
