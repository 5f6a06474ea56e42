import { z } from 'zod';
import { faultsIn, jsonIn, sound } from './json-answer.ts';
import { faultsOf, Script, tidy, type Demands } from './script.ts';

export type Reading = { value: Script } | { faults: string[] };

/** Reads what a model answered: JSON, also with a fence or with prose around it. */
export function readScript(answer: string, demands: Demands): Reading {
  const json = jsonIn(answer);
  if (json === undefined) return { faults: ['The answer is no JSON object'] };
  const parsed = Script.safeParse(json);
  if (!parsed.success) return { faults: faultsIn(parsed.error) };
  const script = tidy(parsed.data, demands);
  const faults = faultsOf(script, demands);
  return faults.length === 0 ? { value: script } : { faults };
}

/**
 * What can be made of an answer that has faults still after it was repaired, with nothing added to it: paragraphs and
 * choices that are sound stand, whatever is around them. Undefined where too little is left.
 */
export function salvageScript(answer: string, demands: Demands): Script | undefined {
  const json = jsonIn(answer);
  const loose = Loose.safeParse(json);
  if (!loose.success) return undefined;
  const script = tidy(loose.data, demands);
  return faultsOf(script, demands).length === 0 ? script : undefined;
}

/** As `Script`, without the entries that are not as they should be. */
const Loose = z
  .object({
    paragraphs: sound(Script.shape.paragraphs.element),
    choices: sound(Script.shape.choices.unwrap().element).default([]),
    facts: sound(z.string()).default([]),
    gained: sound(z.string()).default([]),
    lost: sound(z.string()).default([]),
    relationships: sound(Script.shape.relationships.unwrap().element).default([]),
    meters: sound(Script.shape.meters.unwrap().element).default([]),
    summary: z.string().catch(''),
    chapter: z.string().nullable().catch(null),
    ending: z.string().nullable().catch(null),
  })
  .transform((script): Script => script);
