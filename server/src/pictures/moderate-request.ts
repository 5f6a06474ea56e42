import { refusalOf, type Field } from '../safety/find-refusal.ts';
import { AppError } from '../errors.ts';
import type { Locale } from '../lib/locale.ts';
import { namesMinor, soundsSexual } from '../safety/local-rules.ts';
import { moderate } from '../safety/moderate.ts';
import type { Safety } from '../safety/safety.ts';

const ADULT_AGE = 18;

export interface DrawnCard {
  field: 'draftId' | 'characterId';
  name: string;
  mature: boolean;
  /** Years, as its author states them; null while none is stated. */
  age: number | null;
  language: Locale;
  texts: readonly Field[];
}

export interface JudgedRequest {
  prompt: string;
  negative: string;
  /** Undefined for a picture without a character. */
  card: DrawnCard | undefined;
}

/**
 * Looks at a prompt together with the card that it is for.
 *
 * @returns what makes it mature, if anything does: `mature` for the words of the prompt, else the field of the card with the mark.
 * @throws {AppError} FORBIDDEN with the field for what may not be drawn in any content mode; UNAVAILABLE as `Safety` does.
 */
export async function moderateRequest(
  safety: Safety,
  { card, negative, prompt }: JudgedRequest,
): Promise<{ matureField: string | undefined }> {
  const names = async () => (card === undefined || card.name.trim() === '' ? [] : [card.name]);
  await moderate(safety, prompt, 'prompt', names);
  const texts = card?.texts ?? [];
  const refusal = await refusalOf(safety, [['prompt', prompt], ['negative', negative], ...texts]);
  if (refusal !== undefined) throw refused(refusal.where === '' ? 'prompt' : refusal.where);
  const described = texts.map(([, text]) => text).join('\n');
  // However far apart they are written: the picture shows both at once.
  const sexual = [soundsSexual(prompt), soundsSexual(described)];
  const isYoung = (card?.age ?? ADULT_AGE) < ADULT_AGE;
  const minor = [namesMinor(prompt), isYoung || namesMinor(described)];
  if ((sexual[0] === true && minor.includes(true)) || (minor[0] === true && sexual.includes(true))) {
    throw refused('prompt');
  }
  if (sexual[0] === true) return { matureField: 'mature' };
  return { matureField: card?.mature === true ? card.field : undefined };
}

function refused(field: string): AppError {
  return new AppError('FORBIDDEN', 'This picture is not allowed here', { field });
}
