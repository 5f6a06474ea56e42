import { expressionPicture, portraitFiles } from '../../portraits/draw-portrait.ts';
import { MOODS } from '../../explore/expressions/emotion-moods.ts';
import { portraitPartsOf } from '../describe/describe-card.ts';
import { EMBEDDED, placeOf } from '../format/assets.ts';
import type { Asset } from '../format/canonical-card.ts';
import type { KeptCard } from './write-card.ts';

/**
 * A card as it goes out in a file that carries pictures: one whose portrait is put together from parts gets it, and its
 * nine faces as `emotion` assets (Character Card V3). Whatever the card has of its own stays.
 */
export async function withDrawnFaces(kept: KeptCard): Promise<KeptCard> {
  const parts = kept.avatar === undefined ? portraitPartsOf(kept.card) : undefined;
  if (parts === undefined) return kept;
  const { large: avatar } = await portraitFiles(parts);
  const { data } = kept.card;
  if (data.assets.some(({ type }) => type === 'emotion')) return { ...kept, avatar };
  const assets: Asset[] = [...data.assets];
  const files = new Map(kept.files);
  for (const emotion of MOODS) {
    const asset = { type: 'emotion', name: emotion, ext: 'webp' };
    const place = placeOf(asset, assets.length);
    files.set(place, await expressionPicture({ ...parts, expression: emotion }));
    assets.push({ ...asset, uri: `${EMBEDDED}${place}` });
  }
  return { card: { ...kept.card, data: { ...data, assets } }, avatar, files };
}
