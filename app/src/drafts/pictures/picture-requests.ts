import type { CharacterDraftFields, Generation, GenerationForm, OwnPicture } from '@fabula/sdk';

export type Asked = Pick<
  GenerationForm,
  'kind' | 'prompt' | 'negative' | 'count' | 'loras' | 'size' | 'expression' | 'reference' | 'mask'
>;

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

const loraTags = /\s*<lora:[^<>]*>/g;

export function askedOf({
  count,
  expression,
  kind,
  loras,
  mask,
  negative,
  prompt,
  reference,
  size,
}: Pick<
  Generation,
  'count' | 'expression' | 'kind' | 'loras' | 'mask' | 'negative' | 'prompt' | 'reference' | 'size'
>): Asked {
  if (kind === 'film') return { kind, prompt, ...(reference !== null && { reference }) };
  return {
    kind,
    prompt: loras.length === 0 ? prompt : prompt.replaceAll(loraTags, ''),
    negative,
    count,
    size,
    loras,
    ...(expression !== null && { expression }),
    ...(reference !== null && { reference }),
    ...(mask !== null && { mask }),
  };
}

/** How far films go from their stills: the contract needs it, and engines of films have no such limit. */
const filmStrength = 0.5;

/** Letters of the contract for a picture that has no words of its own. */
const noWords = 'A living portrait';

/** A film of a picture: it moves as the words say that it was drawn from. */
export function filmOf({ pictureId, prompt }: Pick<OwnPicture, 'pictureId' | 'prompt'>): Asked {
  const words = prompt.replaceAll(loraTags, '').trim();
  return {
    kind: 'film',
    prompt: words === '' ? noWords : words,
    reference: { pictureId, strength: filmStrength },
  };
}
