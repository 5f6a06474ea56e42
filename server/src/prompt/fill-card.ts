import type { CharacterCardFacts } from '../providers/text/text-engine.ts';
import { expandMacros, type MacroNames } from './macros.ts';

export function fillCard<Card extends CharacterCardFacts>(card: Card, names: MacroNames, seed: number): Card {
  const fill = (text: string) => expandMacros(text, names, seed);
  const { exampleDialogue, lore, sketch } = card;
  return {
    ...card,
    about: fill(card.about),
    scenario: fill(card.scenario),
    greeting: fill(card.greeting),
    exampleDialogue: exampleDialogue.map((line) => ({ ...line, text: fill(line.text) })),
    lore: lore.map((entry) => ({ ...entry, text: fill(entry.text) })),
    sketch: sketch && { ...sketch, tagline: fill(sketch.tagline), nevers: sketch.nevers.map(fill) },
  };
}
