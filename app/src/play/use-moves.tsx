import {
  ApiError,
  playStoryRound,
  selectStoryRound,
  type StoryMoveForm,
  type StoryRound,
  type StorySession,
  type StoryWordsKind,
} from '@fabula/sdk';
import { getGetStorySessionQueryKey } from '@fabula/sdk/react';
import { somethingFailed } from '@fabula/ui';
import type { MoveStateValue } from '@fabula/ui/play';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PlayBundleContainer } from '../bundles/PlayBundleContainer';
import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { useFreshPoints } from '../shop/use-fresh-points';
import { pageKeys } from '../session/storage-keys';
import { useApp } from '../context/use-app';
import { justCame } from './just-came';
import { toMoveFailure, type MoveFailure } from './move-outcome';
import { putNextRound, putSession } from './play-cache';

/** A round that a model writes may take this long, in milliseconds. */
const patienceMs = 120_000;

interface MadeMove {
  readonly form: StoryMoveForm;
  readonly outcome: { readonly kind: 'pending' } | MoveFailure;
}

const choiceOf = ({ choiceId }: StoryMoveForm): string | null => choiceId ?? null;

interface MovesProps {
  readonly session: StorySession;
  readonly round: StoryRound;
  readonly balance: number | null;
  readonly hrefOf: (roundId: string) => string;
  /** What comes next is added below, without scrolling to the top. */
  readonly keepsPlace?: boolean;
}

/** A play's moves. Retries keep the key, so a move is paid once; the page follows unless the reader went elsewhere. */
export function useMoves(props: MovesProps) {
  const { session, round, balance, hrefOf, keepsPlace = false } = props;
  const { storySessionId } = session;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toasts, visitor } = useApp();
  const refreshPoints = useFreshPoints();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [made, setMade] = useState<MadeMove | null>(null);
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const isMoving = useRef(false);
  const inView = useRef<string | null>(null);
  useEffect(() => {
    inView.current = round.roundId;
    return () => {
      inView.current = null;
    };
  }, [round.roundId]);

  const wordsKey = pageKeys.storyDraft + storySessionId;
  const keepWords = (words: string) => {
    if (words === '') visitor.storage.removeItem(wordsKey);
    else visitor.storage.setItem(wordsKey, words);
  };

  const readAgain = () => client.invalidateQueries({ queryKey: getGetStorySessionQueryKey(storySessionId) });

  const play = async (form: StoryMoveForm): Promise<boolean> => {
    if (isMoving.current) return false;
    isMoving.current = true;
    const act = JSON.stringify(form);
    setMade({ form, outcome: { kind: 'pending' } });
    try {
      const headers = { 'Idempotency-Key': keys.of(act) };
      const next = await playStoryRound(storySessionId, form, { headers, timeoutMs: patienceMs });
      keys.done(act);
      if (form.text !== undefined) keepWords('');
      putNextRound(client, choiceOf(form), next);
      if (next.charge !== null) void refreshPoints();
      if (inView.current === form.roundId) {
        await navigate(hrefOf(next.roundId), { state: justCame, preventScrollReset: keepsPlace });
      }
      setMade(null);
      return true;
    } catch (error) {
      // A failed round has refunded its points; one whose response was lost has not.
      if (round.price > 0 || form.text !== undefined) void refreshPoints();
      // A refusal is final; after a timeout or a 5xx the same request is retried.
      if (error instanceof ApiError && error.status < 500) keys.done(act);
      const outcome = toMoveFailure(error, form.roundId);
      if (outcome.kind === 'gone') void readAgain();
      setMade({ form, outcome });
      return false;
    } finally {
      isMoving.current = false;
    }
  };

  const goTo = async (roundId: string): Promise<void> => {
    const act = `go to ${roundId}`;
    setGoingTo(roundId);
    try {
      const options = { headers: { 'Idempotency-Key': keys.of(act) } };
      putSession(client, await selectStoryRound(storySessionId, { roundId }, options));
      keys.done(act);
      setMade(null);
      if (inView.current !== null && inView.current !== roundId) {
        await navigate(hrefOf(roundId), { preventScrollReset: keepsPlace });
      }
    } catch (error) {
      console.warn('The play could not go to another round', error);
      toasts.show(somethingFailed());
    } finally {
      setGoingTo(null);
    }
  };

  const goWhereItStands = async (roundId: string): Promise<void> => {
    await readAgain();
    await navigate(hrefOf(roundId), { preventScrollReset: keepsPlace });
    setMade(null);
  };

  const toState = ({ form, outcome }: MadeMove): MoveStateValue => {
    const choiceId = choiceOf(form);
    if (outcome.kind === 'pending') return { kind: 'pending', choiceId };
    if (outcome.kind === 'failed') return { kind: 'failed', choiceId, onRetry: () => void play(form) };
    if (outcome.kind === 'stale') {
      return { kind: 'stale', onGoThere: () => void goWhereItStands(outcome.currentId) };
    }
    if (outcome.kind === 'bundle-required') {
      const offer = <PlayBundleContainer storyId={session.storyId} onReadOn={() => void play(form)} />;
      return { kind: 'bundle-required', offer };
    }
    if (outcome.kind === 'insufficient-points') {
      const price = choiceId === null ? (round.typedPrice ?? 0) : round.price;
      return { kind: 'insufficient-points', choiceId, missing: Math.max(price - (balance ?? 0), 1) };
    }
    return outcome.kind === 'gone' ? { kind: 'none' } : outcome;
  };

  const isOfThisRound = made?.form.roundId === round.roundId;
  return {
    state: made !== null && isOfThisRound ? toState(made) : ({ kind: 'none' } satisfies MoveStateValue),
    goingTo,
    choose: (choiceId: string) => void play({ roundId: round.roundId, choiceId }),
    type: (text: string, wordsAs?: StoryWordsKind) =>
      play({ roundId: round.roundId, text, ...(wordsAs === undefined ? {} : { wordsAs }) }),
    goTo: (roundId: string) => void goTo(roundId),
    keptWords: { initial: visitor.storage.getItem(wordsKey) ?? '', onChange: keepWords },
  };
}
