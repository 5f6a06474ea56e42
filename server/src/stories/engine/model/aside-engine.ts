import { MoveError } from '@fabula/ink/errors';
import type { InkPlayer } from '../ink/ink-player.ts';
import { asidesIn } from '@fabula/ink/ink-program';
import type { StoryEngine } from '../story-engine.ts';
import type { EngineRound, PanelValue } from '@fabula/ink/turn';
import { ASIDE_FORMAT } from './format.ts';
import { saidAs, toRequest } from './prompt.ts';
import { asideRules } from './rules.ts';
import { Script, type Demands } from './script.ts';
import { NO_CONTEXT, versionOf, type ModelDeps } from './model-deps.ts';
import type { StoryMaterial } from './material.ts';
import { blocksOf } from './tell.ts';

const DEMANDS: Demands = { choices: false, ending: 'forbidden' };

/** Tells what comes of a reader's own words in a story that an author has written. */
export interface AsideEngine extends Pick<StoryEngine, 'name' | 'version' | 'play'> {
  playAgain(state: string, script: string): Promise<EngineRound>;
}

/**
 * The engine of rounds that a model writes around an author's state: the state stays as it is, and so do the choices
 * that the author has written for it.
 */
export function createAsideEngine(player: InkPlayer, { limits, readMaterial, writer }: ModelDeps): AsideEngine {
  const tellAside = async (state: string, script: Script, material: StoryMaterial): Promise<EngineRound> => {
    const turn = await player.stay(state, script.summary);
    return { ...turn, blocks: blocksOf(script, material), script: JSON.stringify(script) };
  };

  return {
    name: 'model',
    get version() {
      return versionOf(writer);
    },
    async play(state, move, { past, signal } = NO_CONTEXT) {
      if (move.kind !== 'typed') throw new MoveError('unknown-choice', 'The choice is for its author to follow');
      const material = await readMaterial();
      const { choices, panel } = await player.stay(state, '');
      const cast = material.cast.map(({ description, name }) => `${name}: ${description}`);
      const parts = [
        { heading: `The story: ${material.title}`, text: material.synopsis, share: 0.2 },
        { heading: 'How things stand', text: panel.map((value) => lineOf(value, material)).join('\n'), share: 0.15 },
        { heading: 'The choices that stay', text: choices.map(({ text }) => `- ${text}`).join('\n'), share: 0.15 },
        { heading: 'What came of the reader’s own words before', text: asidesIn(state).join('\n'), share: 0.15 },
        { heading: 'The cast', text: cast.join('\n\n'), share: 0.25 },
      ];
      const rules = asideRules(material);
      const asked = {
        material,
        rules,
        parts,
        past,
        did: saidAs(move.text, move.as),
        format: ASIDE_FORMAT,
        seed: `${state} ${move.text}`,
      };
      return tellAside(state, await writer.write(toRequest(asked, limits), DEMANDS, signal), material);
    },
    playAgain: async (state, script) => tellAside(state, Script.parse(JSON.parse(script)), await readMaterial()),
  };
}

function lineOf(value: PanelValue, { cast }: StoryMaterial): string {
  if (value.kind === 'inventory') return `${value.label}: ${value.items.map(({ label }) => label).join(', ')}`;
  const called =
    value.kind === 'meter' ? value.label : cast.find(({ characterId }) => characterId === value.characterId)?.name;
  return `${called ?? value.name}: ${value.value} of ${value.max}`;
}
