import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import {
  ApiError,
  createStorySession,
  createToldStory,
  InsufficientPointsError,
  type Story,
  type ToldStoryForm,
} from '@fabula/sdk';
import type { ToldProblemValue } from '@fabula/ui/ink';

import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { justCame } from '../play/just-came';
import { putSession } from '../play/play-cache';
import { useHrefs } from '../routes/use-hrefs';
import { useFreshPoints } from '../shop/use-fresh-points';

/** The model may take this long over a world, and over a round, in milliseconds. */
const patienceMs = 170_000;

/** Why no story was made; null where the points are missing, which the whole product says in one place. */
function problemOf(error: unknown): ToldProblemValue | null {
  if (error instanceof InsufficientPointsError) return null;
  if (!(error instanceof ApiError)) return 'offline';
  if (error.reason === 'FORBIDDEN') return 'refused';
  if (error.reason === 'CONFLICT') return 'too-many';
  return error.reason === 'RATE_LIMITED' ? 'too-fast' : 'failed';
}

interface TellOptions {
  /** Leads to a field that the server does not accept; answers whether there is one to lead to. */
  readonly onField?: (field: string, status: number) => boolean;
}

/** Has a story made of a sentence or a draft, begins it and goes there; a request that was lost is repeated under its key. */
export function useTell({ onField }: TellOptions = {}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hrefs = useHrefs();
  const refreshPoints = useFreshPoints();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ToldProblemValue | null>(null);

  const begin = async ({ kind, storyId }: Story) => {
    const headers = { 'Idempotency-Key': keys.of(storyId) };
    try {
      const session = await createStorySession({ storyId }, { headers, timeoutMs: patienceMs });
      putSession(client, session);
      const { storySessionId, round } = session;
      await navigate(hrefs.play({ kind, storyId, storySessionId, roundId: round.roundId }), { state: justCame });
    } catch (error) {
      // The story is there and paid for: its page begins it.
      console.warn('The story that was made could not be begun', error);
      await navigate(hrefs.story(storyId));
    }
  };

  const tell = async (form: ToldStoryForm): Promise<void> => {
    const name = JSON.stringify(form);
    setBusy(true);
    setProblem(null);
    try {
      const headers = { 'Idempotency-Key': keys.of(name) };
      const story = await createToldStory(form, { headers, timeoutMs: patienceMs });
      keys.done(name);
      void refreshPoints();
      await begin(story);
    } catch (error) {
      if (error instanceof ApiError) keys.done(name);
      void refreshPoints();
      const isLed = error instanceof ApiError && error.field !== undefined && onField?.(error.field, error.status);
      if (isLed !== true) setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, tell };
}
