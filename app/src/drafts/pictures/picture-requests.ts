import type { CharacterDraftFields, Generation, GenerationForm } from '@fabula/sdk';

/** What is asked for. `count` may be more than one generation takes. */
export type Asked = Pick<GenerationForm, 'prompt' | 'negative' | 'count' | 'loras' | 'size'>;

/** What the contract takes in one generation. */
const mostPerGeneration = 4;

/** Letters of the card that the first prompt takes over. */
const mostLetters = 600;

/** How many pictures each generation draws, so that together they are `count`, as evenly as can be. */
export function splitCount(count: number): number[] {
  const generations = Math.ceil(count / mostPerGeneration);
  return Array.from({ length: generations }, (_, index) => Math.ceil((count - index) / generations));
}

const cut = (text: string): string => {
  if (text.length <= mostLetters) return text;
  const whole = text.slice(0, mostLetters).toWellFormed();
  const end = Math.max(whole.lastIndexOf('. '), whole.lastIndexOf('。'));
  return end > 0 ? whole.slice(0, end + 1) : whole;
};

/** The words that the prompt begins with: what the draft says of how the character is. */
export function firstPrompt(
  fields: Pick<CharacterDraftFields, 'name' | 'tagline' | 'pronouns' | 'description'>,
): string {
  const { description, name, pronouns, tagline } = fields;
  const who = [name, pronouns, tagline].map((text) => text.trim()).filter((text) => text !== '');
  const story = cut(description.trim().replaceAll(/\s+/g, ' '));
  return [who.join(', '), story].filter((text) => text !== '').join('. ');
}

/** The tags of LoRAs that the server adds to a prompt for some engines. */
const loraTags = /\s*<lora:[^<>]*>/g;

/** A generation as it was asked for. */
export function askedOf({
  count,
  loras,
  negative,
  prompt,
  size,
}: Pick<Generation, 'count' | 'loras' | 'negative' | 'prompt' | 'size'>): Asked {
  return { prompt: loras.length === 0 ? prompt : prompt.replaceAll(loraTags, ''), negative, count, size, loras };
}
