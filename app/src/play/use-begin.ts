import { ApiError, createStorySession, type Story } from '@fabula/sdk';
import type { PlayerValue, RoleChoiceProps } from '@fabula/ui/play';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { useHrefs } from '../routes/use-hrefs';
import { justCame } from './just-came';
import { putSession } from './play-cache';

export function useBegin(story: Story | undefined): Pick<RoleChoiceProps, 'state' | 'onBegin'> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hrefs = useHrefs();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [state, setState] = useState<RoleChoiceProps['state']>('ready');

  const begin = async ({ storyId, kind }: Story, { name, roleId }: PlayerValue) => {
    const form = { storyId, ...(name === null ? {} : { name }), ...(roleId === null ? {} : { roleId }) };
    const act = JSON.stringify(form);
    setState('beginning');
    try {
      const session = await createStorySession(form, { headers: { 'Idempotency-Key': keys.of(act) } });
      keys.done(act);
      putSession(client, session);
      const { storySessionId, round } = session;
      // Back from the first round leads to the story's page, not to this question.
      await navigate(hrefs.play({ kind, storyId, storySessionId, roundId: round.roundId }), {
        state: justCame,
        replace: true,
      });
    } catch (error) {
      if (error instanceof ApiError) keys.done(act);
      setState('failed');
    }
  };
  return { state, onBegin: (player) => story && void begin(story, player) };
}
