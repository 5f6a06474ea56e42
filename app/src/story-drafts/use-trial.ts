import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { FabulaError, playStoryDraft, type StoryMap, type StoryProblem, type StoryTrial } from '@fabula/sdk';
import type { StoryFailure } from '@fabula/ui/story-creation';

import type { StoryDraftEditor, StoryDraftState } from './story-drafts';
import { storyFailure } from './story-failure';

type Choices = StoryTrial['taken'];

interface Played {
  readonly trial: StoryTrial;
  readonly map: StoryMap | null;
  readonly problems: readonly StoryProblem[];
}

/** The chances of each trial: the same, so that the same choices lead to the same round. */
const seed = 1;

/**
 * Plays a draft beside its text. Each change that the server has taken is compiled and played along the choices that were taken
 * so far; an answer that comes after a newer call is dropped.
 */
export function useTrial(editor: StoryDraftEditor | null, { answer, phase }: StoryDraftState) {
  const [played, setPlayed] = useState<Played | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [failure, setFailure] = useState<StoryFailure>();
  /** The choices of the author: more than were taken where the path is broken. */
  const wanted = useRef<Choices>([]);
  const newest = useRef<AbortController>(null);
  const source = answer?.fields.source ?? '';

  const play = async (choices: Choices, withMap: boolean) => {
    if (editor === null) return;
    newest.current?.abort();
    const call = new AbortController();
    newest.current = call;
    wanted.current = choices;
    setIsPlaying(true);
    setFailure(undefined);
    try {
      const { draftId } = editor.state.get();
      if (draftId === null) return;
      const trial = await playStoryDraft(draftId, { choices, seed, map: withMap }, { signal: call.signal });
      if (call.signal.aborted) return;
      // What was reworded is known by its new words from now on.
      if (trial.broken === null) wanted.current = trial.taken;
      setPlayed((before) => ({
        trial,
        map: withMap ? trial.map : (before?.map ?? null),
        problems: trial.problems,
      }));
    } catch (error) {
      if (call.signal.aborted) return;
      if (!(error instanceof FabulaError)) throw error;
      setFailure(storyFailure(error, 'failed'));
    } finally {
      if (newest.current === call) setIsPlaying(false);
    }
  };

  const follow = useEffectEvent(() => void play(wanted.current, true));
  useEffect(() => {
    if (phase === 'open' && source.trim() !== '') follow();
  }, [phase, source]);
  useEffect(() => () => newest.current?.abort(), []);

  const choose = (index: number) => {
    const { round, taken } = played?.trial ?? { round: null, taken: [] };
    const choice = round?.choices[index];
    if (round === null || choice === undefined) return;
    void play([...taken, { text: choice.text, index, count: round.choices.length }], false);
  };
  return {
    played,
    isPlaying,
    failure,
    choose,
    back: () => void play(played?.trial.taken.slice(0, -1) ?? [], false),
    restart: () => void play([], false),
  };
}
