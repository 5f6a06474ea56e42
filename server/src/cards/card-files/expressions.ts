import { toOneLine } from '../../lib/plain-text.ts';
import { EMBEDDED, type CardFiles } from '../format/assets.ts';
import type { Card } from '../format/canonical-card.ts';
import { pictureOf, type Portrait } from './portraits.ts';

export interface Expression extends Pick<Portrait, 'small' | 'large'> {
  emotion: string;
}

export interface ReadExpressions {
  expressions: Expression[];
  /** The names of those whose pictures cannot be read, or that are too many. */
  skipped: string[];
}

const MOST = 64;
const NAME_LENGTH = 40;
const MOST_SKIPPED = 100;
/** After this nothing more is decoded: a task has 12 seconds for all of a card. */
export const DECODING_MS = 6_000;

/**
 * The faces that a card has for its emotions (Character Card V3, assets of the type `emotion`), re-encoded. Broken ones
 * are left out, so that they never cost a character.
 *
 * @param now Milliseconds from any start: what is not decoded after {@link DECODING_MS} of them is left out too.
 */
export async function readExpressions(
  { card, files }: { card: Card } & CardFiles,
  now: () => number = () => performance.now(),
): Promise<ReadExpressions> {
  const expressions: Expression[] = [];
  const skipped: string[] = [];
  const taken = new Set<string>();
  const until = now() + DECODING_MS;
  for (const { emotion, picture } of emotionsOf(card, files)) {
    const key = emotion.toLowerCase();
    const hasRoom = expressions.length < MOST && !taken.has(key) && now() < until;
    const read = hasRoom && picture !== undefined ? await pictureOf(picture) : undefined;
    if (read === undefined) skipped.push(emotion);
    else expressions.push({ emotion, small: read.small, large: read.large });
    if (read !== undefined) taken.add(key);
  }
  return { expressions, skipped: [...new Set(skipped)].slice(0, MOST_SKIPPED) };
}

function emotionsOf({ data }: Card, files: CardFiles['files']): { emotion: string; picture: Uint8Array | undefined }[] {
  return data.assets
    .filter(({ type }) => type === 'emotion')
    .map(({ name, uri }) => ({
      emotion: cleanName(name),
      picture: uri.startsWith(EMBEDDED) ? files.get(uri.slice(EMBEDDED.length)) : undefined,
    }));
}

function cleanName(name: string): string {
  return toOneLine(name).slice(0, NAME_LENGTH).toWellFormed().trim() || '—';
}
