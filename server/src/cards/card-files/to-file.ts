import type { CardFormat } from '../../contract/validators.ts';
import { withDrawnFaces } from './drawn-faces.ts';
import { drawnPortrait, toPng } from './portraits.ts';
import { writeCharx, writeJsonCard, writePngCard, writeV2Card, type KeptCard } from './write-card.ts';

export interface CardFile {
  type: 'application/vnd.character-card+json' | 'image/png' | 'application/zip';
  content: string | Uint8Array<ArrayBuffer>;
  name: string;
}

export type CardFileForm = CardFormat | 'json-v2';

type Writer = (card: KeptCard, name: string, characterId: string) => Promise<CardFile>;

const writers = {
  json: async (card, name) => ({
    type: 'application/vnd.character-card+json',
    content: writeJsonCard(card),
    name: `${name}.json`,
  }),
  'json-v2': async (card, name) => ({
    type: 'application/vnd.character-card+json',
    content: writeV2Card(card),
    name: `${name}.v2.json`,
  }),
  png: async (card, name, characterId) => {
    const whole = await withDrawnFaces(card);
    const own = whole.avatar === undefined ? undefined : await toPng(whole.avatar);
    const portrait = own ?? (await drawnPng(characterId));
    return { type: 'image/png', content: writePngCard(whole, portrait), name: `${name}.png` };
  },
  charx: async (card, name) => ({
    type: 'application/zip',
    content: writeCharx(await withDrawnFaces(card)),
    name: `${name}.charx`,
  }),
} as const satisfies Record<CardFileForm, Writer>;

export async function toFile(
  card: KeptCard,
  { characterId, format, name }: { characterId: string; format: CardFileForm; name: string },
): Promise<CardFile> {
  return writers[format](card, fileName(name), characterId);
}

async function drawnPng(characterId: string): Promise<Uint8Array> {
  const { large } = await drawnPortrait(characterId);
  const png = await toPng(large);
  if (png === undefined) throw new Error('The stored portrait cannot be read');
  return png;
}

export function fileName(name: string): string {
  return (
    name
      .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '') || 'character'
  );
}
