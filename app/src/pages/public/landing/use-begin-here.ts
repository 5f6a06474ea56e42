import { ApiError, createStorySession, type Story, type StorySession } from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createIdempotencyKeys, newIdempotencyKey } from '../../../live/idempotency-keys';
import { putSession } from '../../../play/play-cache';

type BeginState =
  | { readonly kind: 'ready' | 'beginning' | 'failed'; readonly place: number | undefined }
  | { readonly kind: 'begun'; readonly session: StorySession; readonly place: number | undefined };

const ready: BeginState = { kind: 'ready', place: undefined };

/**
 * Begins plays where their stories stand, only when asked: a visit alone makes none. Each story is begun once while the
 * page is open; a retry keeps its key.
 */
export function useBeginHere() {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [states, setStates] = useState<Readonly<Record<string, BeginState>>>({});

  const begin = async ({ storyId, roles: [role] }: Pick<Story, 'storyId' | 'roles'>, place?: number) => {
    const setState = (state: BeginState) => setStates((before) => ({ ...before, [storyId]: state }));
    const form = { storyId, ...(role === undefined ? {} : { roleId: role.roleId }) };
    const act = JSON.stringify(form);
    setState({ kind: 'beginning', place });
    try {
      const session = await createStorySession(form, { headers: { 'Idempotency-Key': keys.of(act) } });
      keys.done(act);
      putSession(client, session);
      setState({ kind: 'begun', session, place });
    } catch (error) {
      if (error instanceof ApiError) keys.done(act);
      console.warn('The story did not begin', error);
      setState({ kind: 'failed', place });
    }
  };
  return {
    stateOf: (storyId: string): BeginState => states[storyId] ?? ready,
    /** @param place Of the choice that is taken as soon as the story has begun, counted from 0. */
    begin: (story: Pick<Story, 'storyId' | 'roles'>, place?: number) => void begin(story, place),
  };
}
