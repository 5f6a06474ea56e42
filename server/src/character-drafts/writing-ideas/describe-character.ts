import type { LanguageTexts, Temperament } from './texts/language-texts.ts';

const SENTENCE_END = /[.!?…。！？؟]$/u;

export function describeCharacter(
  { tagline, pronouns }: { tagline: string; pronouns: string },
  temperaments: readonly Temperament[],
  texts: LanguageTexts,
): { description: string; personality: string } {
  const lines = temperaments.map((temperament) => texts.temperaments[temperament]);
  const introduction = sentence(texts.introduction, '{tagline}', tagline, texts);
  const pronounLine = sentence(texts.pronouns, '{pronouns}', pronouns, texts);
  return {
    description: [...introduction, ...pronounLine, ...lines.map(({ habit }) => habit)].join(texts.space),
    personality: lines.map(({ trait }) => trait).join(texts.space),
  };
}

function sentence(pattern: string, slot: string, words: string, { stop }: LanguageTexts): string[] {
  // Braces and angles would be read as macros of a card.
  const plain = words.replaceAll(/[{}<>\s]+/gu, ' ').trim();
  if (plain === '') return [];
  return [pattern.replace(slot, () => plain) + (SENTENCE_END.test(plain) ? '' : stop)];
}
