import { Container } from 'inkjs/engine/Container';
import { z } from 'zod';
import { sha256 } from './sha256.ts';
import { choiceIdOf } from './choice-id.ts';
import { MoveError, StoryRunError } from './errors.ts';
import { UNKNOWN_READER, type Reader } from './reader.ts';
import type { Agreement, Step } from './talk-script.ts';
import type { Block, Choice, EngineRound, Move } from './turn.ts';
import { CappedStory, type StoryWatch } from './capped-story.ts';
import { panelOf, readDeclarations, type Declarations } from './declarations.ts';
import { readRound, type Place, type RoundText } from './read-round.ts';
import { findTag, readTag } from './tags.ts';
import { readTalkTags, type TalkTags } from './talk-tags.ts';

/** Beyond this what the reader has said is told by the rounds themselves. */
const MOST_ASIDES = 12;
/** Characters of a state: a story that calls itself without end grows with every round. */
const LONGEST_STATE = 500_000;
/** Names that ink gives to its own parts: choices, gathers, branches and sequences. */
const WEAVE = /^(?:[cgbs]|[cg]-)\d*$/u;

/** Variables that are set when a play begins. */
const OF_THE_READER = ['role', 'player_name'];

const State = z.object({
  /** Counts moves of the reader's own too, which the number of a round does not. */
  round: z.int().positive(),
  chapter: z.object({ number: z.int().positive(), title: z.string() }).nullable(),
  scene: z.string().nullable(),
  /** What came of each move in the reader's own words, oldest first; missing where there were none. */
  asides: z.array(z.string()).optional(),
  ink: z.string(),
});
type State = z.infer<typeof State>;

/** A story that was compiled, ready to be played from any of its states. */
export class InkProgram {
  readonly #json: string;
  readonly #watch: StoryWatch | undefined;
  /** Kept, because parsing a story costs more than a round of it. Every round loads its state or restarts the story. */
  #story: CappedStory | null = null;
  #declarations: Declarations;
  readonly talk: TalkTags;

  /**
   * @param json A story as `compileInk` or `readCompiledInk` gives it.
   * @param watch Follows whatever is played.
   */
  constructor(json: string, watch?: StoryWatch) {
    this.#json = json;
    this.#watch = watch;
    const story = this.#kept();
    this.#declarations = readDeclarations(story);
    this.talk = readTalkTags(story);
  }

  /** The first round. See `StoryEngine.begin`. */
  begin(seed: number, reader: Reader = UNKNOWN_READER): EngineRound {
    const story = this.#restart(seed);
    introduce(story, reader);
    return this.#readOn(story, 1, { chapter: null, scene: null });
  }

  /**
   * The same round after something that the author has not written: nothing of the story has changed, and nothing is
   * there to be read yet.
   *
   * @param note What it was, for those who tell of later ones.
   * @throws {MoveError} typed-not-allowed, when the story has ended.
   */
  stay(state: string, note: string): EngineRound {
    const { asides = [], ink, round, ...place } = State.parse(JSON.parse(state));
    const story = this.#storyAt(ink);
    if (story.currentChoices.length === 0) throw new MoveError('typed-not-allowed', 'The story has ended');
    const told = { round: round + 1, ink, asides: [...asides, note] };
    return this.#turnAt(story, { blocks: [], place, ending: null }, told);
  }

  /** The round after a move. See `StoryEngine.play`. */
  play(state: string, move: Move): EngineRound {
    const { round, chapter, scene, asides, ink } = State.parse(JSON.parse(state));
    const story = this.#storyAt(ink);
    if (move.kind === 'typed') throw new MoveError('typed-not-allowed', 'This story is played by its choices');
    const choices = choicesOf(story, sha256(state));
    const index = choices.findIndex(({ choiceId }) => choiceId === move.choiceId);
    const choice = choices[index];
    if (choice === undefined) throw new MoveError('unknown-choice', 'The choice is not one of this round');
    if (choice.lock !== null) throw new MoveError('locked-choice', choice.lock);
    story.ChooseChoiceIndex(index);
    return this.#readOn(story, round + 1, { chapter, scene }, asides);
  }

  /** Those of the agreements that are so already in a state, by their places. */
  holding(state: string, agreements: readonly Agreement[]): number[] {
    const { variablesState: variables } = this.#storyAt(State.parse(JSON.parse(state)).ink);
    return agreements.flatMap(({ value, variable }, index) => (variables.$(variable) === value ? index : []));
  }

  /** The round that follows an agreement. See `TalkScript.agree`. */
  agree(step: Step | null, state: string, agreed: readonly Agreement[]): EngineRound {
    const before = step === null ? null : State.parse(JSON.parse(step.state));
    const story = before === null ? this.#beginAgain(state) : this.#storyAt(before.ink);
    const index =
      step === null ? -1 : choicesOf(story, sha256(step.state)).findIndex((one) => one.choiceId === step.choiceId);
    for (const { variable, value } of agreed) story.variablesState.$(variable, value);
    if (index !== -1) story.ChooseChoiceIndex(index);
    const { chapter, scene } = before ?? { chapter: null, scene: null };
    const { asides, round } = State.parse(JSON.parse(state));
    const turn = this.#readOn(story, round, { chapter, scene }, asides);
    // What the reader comes to the end by has to be read.
    if (turn.ending !== null) return turn;
    return { ...turn, blocks: agreed.slice(-1).map(toldOf) };
  }

  /** The names of all knots and stitches, functions included, as `knot` and `knot.stitch`. */
  parts(): string[] {
    const { namedContent: knots } = this.#kept().mainContentContainer;
    const names: string[] = [];
    for (const [knot, content] of knots) {
      if (knot === 'global decl') continue;
      names.push(knot);
      const stitches = content instanceof Container ? content.namedContent.keys() : [];
      names.push(...[...stitches].filter((name) => !WEAVE.test(name)).map((stitch) => `${knot}.${stitch}`));
    }
    return names;
  }

  /** The knots and stitches that were visited on the way to a state, named as by `parts`. */
  visitedParts(state: string): Set<string> {
    const story = this.#storyAt(State.parse(JSON.parse(state)).ink);
    return new Set(this.parts().filter((part) => (story.state.VisitCountAtPathString(part) ?? 0) > 0));
  }

  #beginAgain(state: string): CappedStory {
    const former = this.#storyAt(State.parse(JSON.parse(state)).ink);
    const seed = former.state.storySeed;
    const kept = OF_THE_READER.filter((name) => former.variablesState.GlobalVariableExistsWithName(name)).map(
      (name) => [name, former.variablesState.$(name)] as const,
    );
    const story = this.#restart(seed);
    for (const [name, value] of kept) story.variablesState.$(name, value);
    return story;
  }

  #kept(): CappedStory {
    if (this.#story === null) {
      this.#story = new CappedStory(this.#json);
      this.#story.watch = this.#watch;
    }
    return this.#story;
  }

  #restart(seed: number): CappedStory {
    const story = this.#kept();
    try {
      story.restart(seed);
    } catch (error) {
      // ink counts nested calls, and a failed one may not be counted back.
      this.#story = null;
      throw error;
    }
    return story;
  }

  #storyAt(ink: string): CappedStory {
    const story = this.#kept();
    story.state.LoadJson(ink);
    return story;
  }

  #readOn(story: CappedStory, round: number, start: Place, asides?: string[]): EngineRound {
    try {
      const text = readRound(story, start);
      this.#watch?.offer(story);
      return this.#turnAt(story, text, { round, asides, ink: story.state.toJson() });
    } catch (error) {
      // One that failed half-way may not be what it was.
      this.#story = null;
      throw error;
    }
  }

  #turnAt(
    story: CappedStory,
    { blocks, ending, place }: RoundText,
    { asides, ink, round }: Pick<State, 'asides' | 'ink' | 'round'>,
  ): EngineRound {
    const state = JSON.stringify({ round, ...place, asides, ink } satisfies State);
    if (state.length > LONGEST_STATE) throw new StoryRunError('too-much-text', 'The story remembers too much');
    const stateHash = sha256(state);
    const choices = choicesOf(story, stateHash);
    if (ending === null && choices.every(({ lock }) => lock !== null)) {
      throw new StoryRunError('no-way-on', 'Every choice of the round is locked');
    }
    const panel = panelOf(story, this.#declarations);
    const progress = { round: round - (asides?.length ?? 0), ...place };
    return { blocks, choices, panel, progress, ending, state, stateHash };
  }
}

/** What came of the reader's own words lately on the way to a state, oldest first. */
export function asidesIn(state: string): string[] {
  return State.parse(JSON.parse(state)).asides?.slice(-MOST_ASIDES) ?? [];
}

/** How an agreement is told: by the character's own words where the author wrote them. */
function toldOf({ answer, characterId, text }: Agreement): Block {
  return answer === '' ? { kind: 'narration', text } : { kind: 'speech', speaker: characterId, text: `“${answer}”` };
}

/** Tells the story who reads it, by the variables `role` and `player_name` where it has them. */
function introduce({ variablesState: variables }: CappedStory, { name, roleId }: Reader): void {
  if (roleId !== null && variables.GlobalVariableExistsWithName('role')) variables.$('role', roleId);
  if (name !== null && variables.GlobalVariableExistsWithName('player_name')) variables.$('player_name', name);
}

/** @throws {StoryRunError} blank-choice: one without words cannot be told from others, or read aloud. */
function choicesOf(story: CappedStory, stateHash: string): Choice[] {
  return story.currentChoices.map(({ text, tags: lines, index }) => {
    if (text.trim() === '') throw new StoryRunError('blank-choice', 'A choice has no words');
    const tags = (lines ?? []).map(readTag);
    return {
      choiceId: choiceIdOf(stateHash, index),
      text: text.trim(),
      hint: findTag(tags, 'hint'),
      lock: findTag(tags, 'locked'),
    };
  });
}
