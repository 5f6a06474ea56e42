import { ApiError, createStorySession, type Story, type StorySession } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createIdempotencyKeys, newIdempotencyKey } from '../../../live/idempotency-keys';
import { putSession } from '../../../play/play-cache';

type BeginState =
  | { readonly kind: 'ready' | 'beginning' | 'failed' }
  | { readonly kind: 'begun'; readonly session: StorySession };

const ready: BeginState = { kind: 'ready' };

/**
 * Begins plays where their stories stand, only when asked: a visit alone makes none. Each story is begun once while the
 * page is open; a retry keeps its key.
 */
export function useBeginHere() {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [states, setStates] = useState<Readonly<Record<string, BeginState>>>({});

  const begin = async ({ storyId, roles: [role] }: Pick<Story, 'storyId' | 'roles'>) => {
    const setState = (state: BeginState) => setStates((before) => ({ ...before, [storyId]: state }));
    const form = { storyId, ...(role === undefined ? {} : { roleId: role.roleId }) };
    const act = JSON.stringify(form);
    setState({ kind: 'beginning' });
    try {
      const session = await createStorySession(form, { headers: { 'Idempotency-Key': keys.of(act) } });
      keys.done(act);
      putSession(client, session);
      setState({ kind: 'begun', session });
    } catch (error) {
      if (error instanceof ApiError) keys.done(act);
      console.warn('The story did not begin', error);
      setState({ kind: 'failed' });
    }
  };
  return {
    stateOf: (storyId: string): BeginState => states[storyId] ?? ready,
    begin: (story: Pick<Story, 'storyId' | 'roles'>) => void begin(story),
  };
}
