import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { playNotSaved } from '@fabula/ui/offline';
import type { MoveStateValue } from '@fabula/ui/play';

import { useApp } from '../context/use-app';
import { justCame } from '../play/just-came';
import { roundAfter, withRound, type OfflinePlay } from './offline-play';
import { changePlay } from './offline-store';
import { RunnerError, StoryRunner } from './story-runner';
import type { OpenedStory } from './use-opened-story';

const none: MoveStateValue = { kind: 'none' };

/** A play in the browser: its rounds have their numbers in the fragment of the address. */
export function useKeptPlay({ play: opened, program }: OpenedStory) {
  const { toasts } = useApp();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const [play, setPlay] = useState(opened);
  const [move, setMove] = useState(none);
  const [runner] = useState(() => new StoryRunner(program));
  useEffect(() => () => runner.stop(), [runner]);

  const asked = hash === '' ? play.at : Number(hash.slice(1));
  const shown = play.rounds[asked] === undefined ? play.at : asked;
  const roundHref = (roundId: string) => `${pathname}#${roundId}`;

  /** Resolves to whether it is stored. */
  const change = async (how: (stored: OfflinePlay) => OfflinePlay): Promise<OfflinePlay | null> => {
    try {
      const changed = await changePlay(play, how);
      setPlay(changed);
      return changed;
    } catch (error) {
      console.warn('A round is not saved', error);
      toasts.show(playNotSaved());
      return null;
    }
  };

  const goTo = async (roundId: string) => {
    const changed = await change((stored) => ({ ...stored, at: Number(roundId) }));
    if (changed !== null) await navigate(roundHref(roundId));
  };

  const choose = async (choiceId: string): Promise<void> => {
    const round = play.rounds[shown];
    if (round === undefined) return;
    const known = roundAfter(play, shown, choiceId);
    if (known !== undefined) return goTo(String(known));
    setMove({ kind: 'pending', choiceId });
    try {
      const turn = await runner.run({ kind: 'play', state: round.turn.state, choiceId });
      const changed = await change((stored) => withRound(stored, shown, choiceId, turn));
      setMove(none);
      if (changed !== null) await navigate(roundHref(String(changed.at)), { state: justCame });
    } catch (error) {
      if (!(error instanceof RunnerError)) throw error;
      console.warn('A round did not come', error);
      const isSlow = error.reason === 'too-slow';
      setMove(isSlow ? { kind: 'too-slow' } : { kind: 'failed', choiceId, onRetry: () => void choose(choiceId) });
    }
  };

  return { play, shown, move, change, choose, goTo, roundHref };
}
