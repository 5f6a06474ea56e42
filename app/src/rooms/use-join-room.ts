import { ApiError, joinRoom, listRoomMessages } from '@fabula/sdk';
import type { JoinProblem, NameProblem } from '@fabula/ui/rooms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { pageLength } from '../live/thread-cache';
import { roomKey } from './room-query';
import { readRoom } from './room-state';

interface Problems {
  readonly problem: JoinProblem | null;
  readonly nameProblem: Exclude<NameProblem, 'missing'> | null;
}

const noProblem: Problems = { problem: null, nameProblem: null };

const problemsOf = (error: unknown): Problems => {
  if (!(error instanceof ApiError)) return { ...noProblem, problem: 'failed' };
  const { status, field } = error;
  if (field === 'displayName') return { ...noProblem, nameProblem: status === 409 ? 'taken' : 'refused' };
  if (status === 403) return { ...noProblem, problem: field === 'sfw-type' ? 'mature' : 'removed' };
  if (status === 404) return { ...noProblem, problem: 'expired' };
  return { ...noProblem, problem: status === 409 ? 'full' : 'failed' };
};

export function useJoinRoom(roomId: string, inviteCode: string) {
  const client = useQueryClient();
  const [joining, setJoining] = useState(false);
  const [problems, setProblems] = useState(noProblem);

  const join = async (displayName: string) => {
    setJoining(true);
    setProblems(noProblem);
    try {
      const room = await joinRoom(roomId, { inviteCode, displayName });
      const page = await listRoomMessages(roomId, { limit: pageLength });
      client.setQueryData(roomKey(roomId), readRoom(room, page));
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setJoining(false);
    }
  };
  return { ...problems, joining, onJoin: (displayName: string) => void join(displayName) };
}
