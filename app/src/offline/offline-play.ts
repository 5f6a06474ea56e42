import type { Locale, OfflinePlayForm } from '@fabula/sdk';
import type { EngineRound } from '@fabula/ink/turn';
import type { PathRoundValue, PathValue, RoundValue } from '@fabula/ui/play';

import type { KeptPlace } from './kept-story';

/** A round of a play on this device; its number in `rounds` is its id. */
export interface PlayedRound {
  /** The round before; null for the first. */
  readonly parent: number | null;
  /** What led to it; null for the first. */
  readonly choiceId: string | null;
  readonly choiceText: string | null;
  readonly turn: EngineRound;
}

/** What became of a play that was sent. */
export interface SentPlay {
  /** The round that the play stood at. */
  readonly at: number;
  readonly storySessionId: string;
  readonly roundId: string;
  readonly equal: number;
  readonly sent: number;
}

/** A play of a kept story. Rounds are added and never change, so that every way back stays open. */
export interface OfflinePlay {
  readonly playId: string;
  readonly storyId: string;
  /** Of the story as it was kept when the play began. */
  readonly hash: string;
  /** As of the kept story. */
  readonly told?: Locale;
  readonly seed: number;
  /** Null in a story without roles. */
  readonly roleId: string | null;
  readonly rounds: readonly PlayedRound[];
  /** Where the play stands. */
  readonly at: number;
  readonly sent: SentPlay | null;
}

/** The most rounds that the server takes of one play. */
const mostSent = 500;

/** The rounds from the first to one of them, as their numbers. */
export function wayTo({ rounds }: Pick<OfflinePlay, 'rounds'>, at: number): number[] {
  const way: number[] = [];
  for (let next: number | null = at; next !== null; next = rounds[next]?.parent ?? null) way.unshift(next);
  return way;
}

/** The round that a choice has led to before; undefined where it was not taken yet. */
export function roundAfter({ rounds }: OfflinePlay, parent: number, choiceId: string): number | undefined {
  const found = rounds.findIndex((round) => round.parent === parent && round.choiceId === choiceId);
  return found === -1 ? undefined : found;
}

/** The play after a choice: at the round that it led to before, else at a new one. */
export function withRound(play: OfflinePlay, parent: number, choiceId: string, turn: EngineRound): OfflinePlay {
  const known = roundAfter(play, parent, choiceId);
  if (known !== undefined) return { ...play, at: known };
  const choiceText = play.rounds[parent]?.turn.choices.find((choice) => choice.choiceId === choiceId)?.text ?? null;
  return { ...play, rounds: [...play.rounds, { parent, choiceId, choiceText, turn }], at: play.rounds.length };
}

/** A round as the play views show it; undefined where the play has none of this number. */
export function roundOf(play: OfflinePlay, number: number, places: readonly KeptPlace[]): RoundValue | undefined {
  const round = play.rounds[number];
  if (round === undefined) return undefined;
  const { blocks, choices, ending, panel, progress } = round.turn;
  const scene = blocks.find((block) => block.kind === 'scene')?.scene ?? progress.scene;
  const backdrop = places.find((place) => place.scene === scene)?.pictures;
  return {
    roundId: String(number),
    choiceText: round.choiceText,
    move: round.choiceId === null ? null : 'choice',
    blocks,
    choices: choices.map((choice) => {
      const after = roundAfter(play, number, choice.choiceId);
      return { ...choice, roundId: after === undefined ? null : String(after) };
    }),
    price: 0,
    typedPrice: null,
    typedIsAside: false,
    panel,
    progress,
    ...(backdrop === undefined ? {} : { backdrop }),
    ending,
  };
}

/** The map of a play, with one of its rounds in view. */
export function pathOf(play: OfflinePlay, shown: number): PathValue {
  return {
    rounds: play.rounds.map(({ choiceText, parent, turn }, number): PathRoundValue => ({
      roundId: String(number),
      parentId: parent === null ? null : String(parent),
      choiceText,
      progress: turn.progress,
      ending: turn.ending,
    })),
    pathIds: wayTo(play, play.at).map(String),
    shownId: String(shown),
  };
}

/** What is sent of a play: the way to where it stands, with the hash after each round. */
export function formOf(play: OfflinePlay): OfflinePlayForm {
  const rounds = wayTo(play, play.at).flatMap((number) => play.rounds[number] ?? []);
  return {
    hash: play.hash,
    ...(play.told === undefined ? {} : { language: play.told }),
    seed: play.seed,
    ...(play.roleId === null ? {} : { roleId: play.roleId }),
    rounds: rounds.slice(0, mostSent).map(({ choiceId, turn }) => ({ choiceId, stateAfter: turn.stateHash })),
  };
}

/** Names the sending of a play as it stands: the same way has the same key, however often it is tried. */
export const sendingKey = ({ at, playId }: Pick<OfflinePlay, 'at' | 'playId'>): string => `${playId}-${String(at)}`;
