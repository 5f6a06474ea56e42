import type { CharacterCard } from '../contract/validators.ts';
import type { Trx } from '../db/database.ts';
import type { InteractionRow } from './tables.ts';

/** Something that an account did. */
export interface Deed {
  ownerId: string;
  kind: InteractionRow['kind'];
  /** What it was done with. */
  target: { kind: 'character' | 'post'; id: string };
}

export interface RecordedDeed extends Deed {
  /** Names the line of the history. */
  id: string;
  /** The character that it was done with, or on whose profile the post stands. */
  character: Pick<CharacterCard, 'characterId' | 'name' | 'portrait'>;
  /** Epoch ms. */
  at: number;
}

/** Writes down what somebody did with a character or a post. */
export async function recordInteraction(
  trx: Trx,
  { at, character, id, kind, ownerId, target }: RecordedDeed,
): Promise<void> {
  await trx
    .insertInto('interactions')
    .values({
      interaction_id: id,
      owner_id: ownerId,
      kind,
      target_kind: target.kind,
      target_id: target.id,
      character_id: target.kind === 'post' ? character.characterId : null,
      title: character.name,
      image_url: character.portrait.small,
      created_at: at,
    })
    .execute();
}

/**
 * Takes out of a history what somebody has taken back.
 *
 * @param id The line alone; without one, every such line.
 */
export async function forgetInteraction(trx: Trx, { kind, ownerId, target }: Deed, id?: string): Promise<void> {
  await trx
    .deleteFrom('interactions')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('target_kind', '=', target.kind)
    .where('target_id', '=', target.id)
    .$if(id !== undefined, (query) => query.where('interaction_id', '=', id ?? ''))
    .execute();
}
