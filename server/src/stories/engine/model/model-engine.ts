import { sha256 } from '../../../lib/hash.ts';
import { MoveError } from '@fabula/ink/errors';
import type { Reader } from '@fabula/ink/reader';
import type { StoryEngine } from '../story-engine.ts';
import type { EngineRound, Move } from '@fabula/ink/turn';
import { choiceIdOf } from '@fabula/ink/choice-id';
import { ROUND_FORMAT } from './format.ts';
import type { StoryMaterial, Telling } from './material.ts';
import { NO_CONTEXT, versionOf, type ModelDeps } from './model-deps.ts';
import { saidAs, toRequest, type PromptPart } from './prompt.ts';
import { storyRules } from './rules.ts';
import { Script, type Demands } from './script.ts';
import { MOST_METER, StoryState } from './story-state.ts';
import { tell } from './tell.ts';

/** Part of its length before which a story does not end. */
const EARLIEST_ENDING = 0.6;
/** Rounds beyond its length after which a story must end. */
const MOST_MORE_ROUNDS = 3;

/** The engine of stories that a text model tells. What it wrote is kept with the round, and a replay reads that. */
export interface ModelEngine extends StoryEngine {
  beginAgain(seed: number, reader: Reader, script: string): Promise<EngineRound>;
  playAgain(state: string, script: string): Promise<EngineRound>;
}

export function createModelEngine({ limits, readMaterial, writer }: ModelDeps): ModelEngine {
  const write = async (before: StoryState, did: string, { past, signal }: Telling): Promise<EngineRound> => {
    const material = await readMaterial();
    const demands = demandsOf(before.round + 1, material);
    const asked = {
      material,
      rules: storyRules(material, before.round + 1, demands),
      parts: partsOf(before, material),
      past,
      did,
      format: ROUND_FORMAT,
      seed: `${JSON.stringify(before)} ${did}`,
    };
    return tell(before, await writer.write(toRequest(asked, limits), demands, signal), material);
  };

  return {
    name: 'model',
    get version() {
      return versionOf(writer);
    },
    begin: async (seed, reader, telling = NO_CONTEXT) =>
      write(
        firstState(seed, reader),
        'The reader has read the opening. Go on from there to the first decision.',
        telling,
      ),
    async play(state, move, telling = NO_CONTEXT) {
      const before = StoryState.parse(JSON.parse(state));
      return write(before, wordsOf(before, sha256(state), move), telling);
    },
    beginAgain: async (seed, reader, script) =>
      tell(firstState(seed, reader), readScript(script), await readMaterial()),
    playAgain: async (state, script) =>
      tell(StoryState.parse(JSON.parse(state)), readScript(script), await readMaterial()),
  };
}

function readScript(script: string): Script {
  return Script.parse(JSON.parse(script));
}

function firstState(seed: number, { name, roleId }: Reader): StoryState {
  return {
    seed,
    readerName: name,
    roleId,
    round: 0,
    chapter: null,
    summary: '',
    facts: [],
    relationships: {},
    items: [],
    choices: [],
    ended: false,
  };
}

/** What a move does, in words. @throws {MoveError} */
function wordsOf({ choices, ended }: StoryState, stateHash: string, move: Move): string {
  if (ended) throw new MoveError('typed-not-allowed', 'The story has ended');
  if (move.kind === 'typed') return saidAs(move.text, move.as);
  const choice = choices.find((_choice, index) => choiceIdOf(stateHash, index) === move.choiceId);
  if (choice === undefined) throw new MoveError('unknown-choice', 'The choice is not one of this round');
  return choice.text;
}

function demandsOf(round: number, { length }: StoryMaterial): Demands {
  if (round >= length + MOST_MORE_ROUNDS) return { choices: true, ending: 'required' };
  return { choices: true, ending: round >= length * EARLIEST_ENDING ? 'allowed' : 'forbidden' };
}

function partsOf(state: StoryState, material: StoryMaterial): PromptPart[] {
  const { facts, items, readerName, relationships, summary } = state;
  const { meters, people, plan } = material.told;
  const role = material.roles.find(({ roleId }) => roleId === state.roleId);
  const hero = [readerName, role && `${role.label}. ${role.note}`].filter(Boolean).join(', ');
  const cast = material.cast.map(({ characterId, description, name }) => {
    const trust = relationships[characterId] ?? 0;
    return `${name} (trust in the reader: ${trust} of 5): ${description}`;
  });
  const others = people.map(({ description, name }) => `${name}: ${description}`);
  const values = meters.map(({ label, start }) => `${label}: ${state.meters?.[label] ?? start} of ${MOST_METER}`);
  return [
    { heading: `The story: ${material.title}`, text: material.synopsis, share: 0.2 },
    { heading: 'The story so far', text: summary, share: 0.2 },
    { heading: 'What must stay true', text: facts.toReversed().join('\n'), share: 0.15 },
    { heading: 'Whom the reader plays', text: hero, share: 0.1 },
    { heading: 'What the reader has', text: items.join(', '), share: 0.1 },
    { heading: 'The values', text: values.join('\n'), share: 0.05 },
    { heading: 'The cast', text: [...cast, ...others].join('\n\n'), share: 0.3 },
    { heading: 'What is planned, where the reader leaves room for it', text: plan.join('\n'), share: 0.15 },
    { heading: 'The opening, which the reader has read', text: state.round === 0 ? material.opening : '', share: 0.3 },
  ];
}
