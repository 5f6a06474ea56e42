import { operations } from '../generated/examples';
import type {
  Story,
  StoryMoveForm,
  StoryRound,
  StoryRoundCard,
  StorySession,
  StorySessionCard,
} from '../generated/model';
import { problem } from './answer';
import { findStory, roundsOf } from './world/catalogue';
import { newId } from './new-id';

const { begun } = operations.createStorySession.examples[200];
const typical = operations.getStorySession.examples[200].typical.data;
const { ended, 'own-words': typed } = operations.playStoryRound.examples[200];
const stale = operations.playStoryRound.examples[409]['stale-round'];

/** The story of the contract's examples: what is told in its first round, in its second and in its last. */
const example: readonly StoryRound[] = [begun.data.round, typical.round, ended.data];

/** Every way through a story leads along these rounds. */
const chaptersOf = (storyId: string): readonly StoryRound[] =>
  storyId === begun.data.storyId ? example : (roundsOf(storyId) ?? example);

const choicesOf = ({ choices }: StoryRound) => choices.map((choice) => ({ ...choice, roundId: null }));

export class MockPlay {
  readonly #head: Omit<StorySession, 'round' | 'pathIds'>;
  #rounds: StoryRound[];
  #currentId: string;

  /**
   * @param told how many rounds there are when the play is first seen
   * @param renew gives rounds ids of their own; without it they have those of the contract's examples
   */
  constructor(head: Omit<StorySession, 'round' | 'pathIds'>, told: number, renew: (id: string) => string = (id) => id) {
    this.#head = head;
    const { storySessionId, storyId } = head;
    const chapters = chaptersOf(storyId);
    const rounds = chapters.slice(0, told).map((round, index) => {
      const before = chapters[index - 1];
      return {
        ...round,
        storySessionId,
        storyId,
        roundId: renew(round.roundId),
        parentId: before === undefined ? null : renew(before.roundId),
        choices: choicesOf(round),
      };
    });
    this.#rounds = rounds;
    this.#currentId = rounds.at(-1)?.roundId ?? '';
  }

  get storyId(): string {
    return this.#head.storyId;
  }

  read(): StorySession {
    return { ...this.#head, round: this.round(this.#currentId), pathIds: this.#pathTo(this.#currentId) };
  }

  /** The play as lists show it; undefined while its story is not in the catalogue. */
  card(): StorySessionCard | undefined {
    const story: Story | undefined = findStory(this.#head.storyId);
    const { roundId, progress, ending } = this.round(this.#currentId);
    const { storySessionId, updatedAt } = this.#head;
    return story && { storySessionId, story, roundId, progress, ending, updatedAt };
  }

  map(): StoryRoundCard[] {
    return this.#rounds;
  }

  round(roundId: unknown): StoryRound {
    const round = this.#rounds.find((known) => known.roundId === roundId);
    if (round === undefined) throw problem(404, operations.getStoryRound.examples[404]['not-found']);
    return round;
  }

  select(roundId: string): StorySession {
    this.#currentId = this.round(roundId).roundId;
    return this.read();
  }

  /** Makes a move; throws the contract's 409 for one in another round than the current one, and for a locked choice. */
  play({ roundId, choiceId, text }: StoryMoveForm): StoryRound {
    const parent = this.round(this.#currentId);
    const choice = parent.choices.find((known) => known.choiceId === choiceId);
    const isPossible = text !== undefined || choice?.lock === null;
    if (roundId !== this.#currentId || !isPossible) throw problem(409, { ...stale, currentRoundId: this.#currentId });
    const next = choice?.roundId ?? this.#write(parent, text);
    this.#rounds = this.#rounds.map((round) =>
      round.roundId === roundId
        ? { ...round, choices: round.choices.map((each) => (each === choice ? { ...each, roundId: next } : each)) }
        : round,
    );
    this.#currentId = next;
    return this.round(next);
  }

  #write(parent: StoryRound, text: string | undefined): string {
    const depth = this.#pathTo(parent.roundId).length;
    const { storySessionId, storyId } = this.#head;
    const chapters = chaptersOf(storyId);
    const chapter = text === undefined ? (chapters[depth] ?? chapters.at(-1) ?? ended.data) : typed.data;
    const roundId = newId('rnd');
    const choiceText = text ?? chapter.choiceText;
    this.#rounds = [
      ...this.#rounds,
      {
        ...chapter,
        storySessionId,
        storyId,
        roundId,
        parentId: parent.roundId,
        choiceText,
        choices: choicesOf(chapter),
      },
    ];
    return roundId;
  }

  #pathTo(roundId: string): string[] {
    const path: string[] = [];
    for (let id: string | null = roundId; id !== null; id = this.round(id).parentId) path.unshift(id);
    return path;
  }
}
