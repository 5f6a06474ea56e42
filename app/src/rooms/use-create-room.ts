import { ApiError, createRoom } from '@fabula/sdk';
import type { CreateRoomProps, NewRoomValue } from '@fabula/ui/rooms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { paths } from '../routes/paths';
import { useLocale } from '../i18n/use-locale';

type Problems = Pick<CreateRoomProps, 'problem' | 'nameProblem'>;

const noProblem: Problems = { problem: null, nameProblem: null };

const problemsOf = (error: unknown): Problems => {
  if (!(error instanceof ApiError)) return { ...noProblem, problem: 'failed' };
  if (error.field === 'displayName') return { ...noProblem, nameProblem: 'refused' };
  if (error.field === 'characterIds' && error.reason === 'FORBIDDEN') {
    return { ...noProblem, problem: 'private-character' };
  }
  return { ...noProblem, problem: error.reason === 'CONFLICT' ? 'too-many' : 'failed' };
};

export function useCreateRoom(): Problems & Pick<CreateRoomProps, 'creating' | 'onCreate'> {
  const language = useLocale();
  const navigate = useNavigate();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [creating, setCreating] = useState(false);
  const [problems, setProblems] = useState(noProblem);

  const create = async ({ title, scene, characterIds, turnTaking, displayName }: NewRoomValue) => {
    const form = { title, scene, characterIds: [...characterIds], turnTaking, language };
    const room = displayName === null ? form : { ...form, displayName };
    const act = JSON.stringify(room);
    setCreating(true);
    setProblems(noProblem);
    try {
      const { roomId } = await createRoom(room, { headers: { 'Idempotency-Key': keys.of(act) } });
      keys.done(act);
      await navigate(paths.room.href(language, { roomId }));
    } catch (error) {
      if (error instanceof ApiError) keys.done(act);
      setProblems(problemsOf(error));
    } finally {
      setCreating(false);
    }
  };
  return { ...problems, creating, onCreate: (room) => void create(room) };
}
