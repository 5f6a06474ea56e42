import { z } from 'zod';
import { toClean } from '../../../lib/plain-text.ts';
import { normalizeForSearch } from '../../../lib/search-text.ts';
import { cut, line, lines } from './written-text.ts';

/** Most of each that is kept of what a model writes: characters of a text, entries of a list. */
const MOST = {
  paragraphs: 24,
  paragraph: 4_000,
  speaker: 60,
  choices: 4,
  choice: 300,
  hint: 200,
  title: 120,
  summary: 1_500,
  facts: 6,
  fact: 240,
  things: 6,
  thing: 80,
} as const;
export const LEAST_CHOICES = 2;

const Paragraph = z.object({
  kind: z.enum(['narration', 'speech', 'document']),
  speaker: z.string().nullable().default(null),
  text: z.string(),
});

/**
 * What a model writes for a round. All of it is asked for; what a story can do without may be missing, as hosts that
 * cannot be held to a shape leave things out.
 */
export const Script = z.object({
  paragraphs: z.array(Paragraph),
  chapter: z.string().nullable().default(null),
  relationships: z.array(z.object({ character: z.string(), change: z.number() })).default([]),
  meters: z.array(z.object({ meter: z.string(), change: z.number() })).default([]),
  gained: z.array(z.string()).default([]),
  lost: z.array(z.string()).default([]),
  facts: z.array(z.string()).default([]),
  summary: z.string().default(''),
  ending: z.string().nullable().default(null),
  choices: z.array(z.object({ text: z.string(), hint: z.string().nullable().default(null) })).default([]),
});
export type Script = z.infer<typeof Script>;

export interface Demands {
  choices: boolean;
  ending: 'forbidden' | 'allowed' | 'required';
}

/** A script as it is kept: clean, within bounds, without what is empty or there twice. */
export function tidy(script: Script, demands: Demands): Script {
  const ending = demands.ending === 'forbidden' ? null : line(script.ending, MOST.title);
  const choices = script.choices.map((choice) => ({
    text: line(choice.text, MOST.choice) ?? '',
    hint: line(choice.hint, MOST.hint),
  }));
  return {
    paragraphs: script.paragraphs
      .map(tidyParagraph)
      .filter(({ text }) => text !== '')
      .slice(0, MOST.paragraphs),
    chapter: line(script.chapter, MOST.title),
    relationships: script.relationships,
    meters: script.meters,
    gained: lines(script.gained, MOST.things, MOST.thing),
    lost: lines(script.lost, MOST.things, MOST.thing),
    facts: lines(script.facts, MOST.facts, MOST.fact),
    summary: line(script.summary, MOST.summary) ?? '',
    ending,
    choices: ending === null && demands.choices ? distinct(choices).slice(0, MOST.choices) : [],
  };
}

/** What is wrong with a tidy script, for its author; empty where it is acceptable. */
export function faultsOf(script: Script, demands: Demands): string[] {
  const faults: string[] = [];
  if (script.paragraphs.length === 0) faults.push('paragraphs: there is nothing to read');
  if (demands.ending === 'required' && script.ending === null) {
    faults.push('ending: the story must end in this round; give the ending a title and no choices');
  }
  const goesOn = demands.choices && script.ending === null && demands.ending !== 'required';
  if (goesOn && script.choices.length < LEAST_CHOICES) {
    faults.push(`choices: there must be ${LEAST_CHOICES} to ${MOST.choices} that differ, each with a text`);
  }
  return faults;
}

function tidyParagraph({ kind, speaker, text }: Script['paragraphs'][number]): Script['paragraphs'][number] {
  const name = kind === 'speech' ? line(speaker, MOST.speaker) : null;
  const plain = cut(toClean(text).trim(), MOST.paragraph);
  // Words without anybody to say them are told.
  return { kind: kind === 'speech' && name === null ? 'narration' : kind, speaker: name, text: plain };
}

function distinct(choices: Script['choices']): Script['choices'] {
  const byText = new Map(choices.toReversed().map((choice) => [normalizeForSearch(choice.text), choice]));
  byText.delete('');
  return [...byText.values()].toReversed();
}
