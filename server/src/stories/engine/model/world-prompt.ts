import type { TextRequest } from '../../../providers/text/text-engine.ts';
import type { Locale } from '../../../contract/validators.ts';
import { sha256 } from '../../../lib/hash.ts';
import { shapeOf } from './format.ts';
import { fixedRules, languageOf } from './rules.ts';
import { MOST_METER } from './story-state.ts';
import { WrittenWorld } from './world.ts';

const TEMPERATURE = 0.9;
const MOST_TOKENS = 1_400;
const SEED_DIGITS = 8;

/** What a model is asked for the world of a story of one sentence. The sentence is material, never an instruction. */
export function worldRequest(sentence: string, { language, seed }: { language: Locale; seed: string }): TextRequest {
  const rules = [
    'You plan an interactive story that will then be told round by round to a reader who plays its hero. The reader has said in ' +
      'one sentence what it is to be about.',
    `Write in ${languageOf(language)}. Answer with one JSON object and nothing else:`,
    '"title": at most 6 words. "tagline": one line that makes curious and gives nothing away.',
    '"world": where and when it happens, what is wrong there, and what the hero wants, in at most 120 words, with no secret told.',
    '"opening": the first scene, at most 120 words, addressed to the reader as "you", up to the moment before the first decision. ' +
      'Plain text, no Markdown.',
    '"people": 2 to 4 objects {"name", "description"}: whom the hero meets, what they want, and what they hide, in one sentence each.',
    `"meters": 1 to 3 objects {"label", "start"}: values that the reader’s moves raise and lower, from 0 to ${MOST_METER}, such as ` +
      'Trust or Lamp oil. label has one or two words.',
    ...fixedRules(false),
  ];
  return {
    messages: [
      { role: 'system', content: rules.join('\n') },
      { role: 'user', content: `## The sentence\n${sentence}\n\nAnswer with the JSON object of the world.` },
    ],
    maxTokens: MOST_TOKENS,
    temperature: TEMPERATURE,
    seed: Number.parseInt(sha256(seed).slice(0, SEED_DIGITS), 16),
    stop: [],
    character: {
      name: '',
      tagline: '',
      about: sentence,
      scenario: '',
      persona: '',
      greeting: '',
      exampleDialogue: [],
      lore: [],
      answers: {},
      tags: [],
      language,
    },
    lastReplies: [],
    format: { name: 'story_world', schema: shapeOf(WrittenWorld) },
  };
}
