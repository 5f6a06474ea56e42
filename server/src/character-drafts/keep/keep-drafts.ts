import type { Portrait } from '../../cards/card-files/portraits.ts';
import { moderateCard } from '../../cards/describe/moderate-card.ts';
import type { CardCaller, Cards } from '../../cards/cards.ts';
import { findOwnCard, readKept, type OwnCard } from '../../cards/kept-cards.ts';
import { KeptCharacter, type CharacterDraftFields, type KeepForm } from '../../contract/validators.ts';
import { eraseDraft } from '../../drafts/draft-life-store.ts';
import { noDraft } from '../../drafts/draft-limits.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { readChain } from '../../explore/remix-chain.ts';
import { findReplay, runIdempotent } from '../../idempotency/run-idempotent.ts';
import { releaseFiles, type Quota } from '../../kept-files/quota.ts';
import type { Clock } from '../../lib/clock.ts';
import { cardKey } from '../../cards/kept-cards.ts';
import { requireStillPublishable } from '../../cards/publishing/still-publishable.ts';
import { changeCard } from '../../cards/versions/change-card.ts';
import { keepWithFiles } from '../../providers/storage/keep-with-files.ts';
import type { Safety } from '../../safety/safety.ts';
import { cardFieldTasks, type BaseDeps } from '../bases/draft-bases.ts';
import type { LaidCard } from '../card-fields/card-field-tasks.ts';
import { findDraft, lockDraft, updateDraft } from '../draft-store.ts';
import type { ContextSize } from '../draft-tokens.ts';
import { keptFields, readStored, requireRevision, showDraft } from '../stored-draft.ts';
import type { CharacterDraftRow } from '../tables.ts';
import { replacementOf } from '../versions/replacement.ts';
import { layLore } from '../lore/draft-lore.ts';
import { readLoreOf, requireLoreRevision } from '../lore/kept-lore.ts';
import { moderateDraft } from './moderate-draft.ts';
import { requireKeepable, requireNoErrors } from './require-keepable.ts';

export interface KeepDeps extends BaseDeps {
  clock: Clock;
  cards: Cards;
  quota: Quota;
  safety: Safety;
  size: ContextSize;
  /** The portrait that a picture of the author makes. Throws VALIDATION_FAILED where there is no such picture. */
  portraitOf: (caller: CardCaller, pictureId: string) => Promise<Portrait>;
}

interface Keeping {
  caller: CardCaller;
  row: CharacterDraftRow;
  fields: CharacterDraftFields;
  lore: readonly string[];
  act: { operation: string; input: unknown };
  stays: boolean;
}

export class KeepDrafts {
  readonly #deps: KeepDeps;

  constructor(deps: KeepDeps) {
    this.#deps = deps;
  }

  /**
   * Makes a private character of a draft and closes it or binds it to the character; a draft of a character changes
   * that one instead, and stays. All of it or nothing.
   *
   * @param known The revision that the author has seen.
   * @throws {AppError} NOT_FOUND; CONFLICT with `draftConflict` for a draft that was changed since, and for too many
   *   characters or files; VALIDATION_FAILED with the field that a character cannot be without, and for one that others
   *   can see as `requirePublishable` and with the field of its first error; FORBIDDEN for what may not be written, with
   *   its field.
   */
  async keep(caller: CardCaller, draftId: string, known: number, form: KeepForm = {}): Promise<KeptCharacter> {
    const { clock, database, safety, size } = this.#deps;
    const { key, ownerId } = caller;
    const act = { operation: 'keepCharacterDraft', input: { draftId, known, ...form } };
    const first = await findReplay(database.db, { ...act, ownerId, key, now: clock.now() }, KeptCharacter);
    if (first !== undefined) return first;
    const row = await findDraft(database.db, ownerId, draftId);
    if (row === undefined) throw noDraft();
    requireRevision(row, known, size);
    const { character_id: characterId, kept_revision: keptRevision } = row;
    if (characterId !== null && keptRevision === known && row.kept_lore_revision === row.lore_revision) {
      return { characterId };
    }
    const { fields } = readStored(row);
    requireKeepable(fields);
    const lore = await readLoreOf(database.db, draftId);
    await moderateDraft(safety, fields, layLore(undefined, lore));
    const keeping = { caller, row, fields, lore, act, stays: form.draft === 'stay' };
    return characterId === null
      ? this.#make(keeping)
      : this.#change(keeping, await this.#ownCard(ownerId, characterId));
  }

  async #make(keeping: Keeping): Promise<KeptCharacter> {
    const { cards, ids, storage } = this.#deps;
    const { act, caller, row, stays } = keeping;
    const { base_file_id: base } = row;
    const characterId = ids.next('chr');
    const kept = base === null ? undefined : await readKept(storage, base);
    const fields = withFace(keeping.fields, kept, characterId);
    const laid = await this.#lay({ ...keeping, fields }, { kept, seed: characterId, isNew: true });
    const { faces, opened } = await this.#wear(keeping, laid);
    if (faces === undefined) throw new Error('A new character needs a portrait');
    return cards.keep(caller, {
      ...act,
      characterId,
      opened: { ...opened, ...faces },
      mature: fields.mature,
      remixable: fields.remixable,
      remixOf: readChain(row.remix_of),
      reason: 'keep',
      before: async (trx) => {
        await requireLoreRevision(trx, row.draft_id, row.lore_revision);
        if (stays) await this.#bind(trx, keeping, characterId);
        else if (!(await eraseDraft(trx, 'character_drafts', row.draft_id, row.revision)))
          throw await this.#changedSince(trx, keeping);
        if (base !== null) await releaseFiles(trx, [cardKey(base)]);
      },
    });
  }

  async #change(keeping: Keeping, own: OwnCard): Promise<KeptCharacter> {
    const { clock, database, ids, quota, size, storage } = this.#deps;
    const { act, caller, row } = keeping;
    const { character_id: characterId } = own.row;
    if (own.visibility !== 'private') requireNoErrors(showDraft(row, size).problems);
    const kept = await readKept(storage, own.row.file_id);
    const laid = await this.#wear(keeping, await this.#lay(keeping, { kept, seed: characterId, isNew: false, own }));
    await requireStillPublishable(this.#deps, caller, own, laid.opened);
    const now = clock.now();
    const write = { ...act, ownerId: caller.ownerId, key: caller.key, now };
    if (Buffer.compare(kept, laid.opened.charx) === 0) {
      await inTransaction(database, (trx) => this.#bind(trx, keeping, characterId));
      return { characterId };
    }
    const replacement = replacementOf(ids, own, laid);
    let isMade = false;
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, write, KeptCharacter, async () => {
          isMade = await this.#bind(trx, keeping, characterId);
          const deps = { ids, now, owner: caller, quota };
          if (isMade)
            await changeCard(trx, deps, { ...replacement, reason: 'keep', remixable: keeping.fields.remixable });
          return { characterId };
        }),
      );
    return keepWithFiles(storage, replacement.files, { keep, isNew: () => isMade });
  }

  async #lay(
    { caller, fields, lore, row }: Keeping,
    options: { kept: Uint8Array | undefined; seed: string; isNew: boolean; own?: OwnCard },
  ): Promise<LaidCard> {
    const { database, findHouseTags, parsers, safety } = this.#deps;
    const { own, ...input } = options;
    const { language, mature } = fields;
    const context = {
      house: await findHouseTags(database.db),
      otherwise: language,
      character: own === undefined ? { language, mature } : { language: own.language, mature: own.mature },
    };
    const edited = { was: keptFields(row, readStored(row)), fields };
    const laid = await parsers.run(cardFieldTasks, 'layDraft', { ...input, edited, lore, context }, caller);
    await moderateCard(safety, laid.opened.described);
    return laid;
  }

  /** A character with a picture of its author's own shows that one; faces of drawn parts would be another person's. */
  async #wear({ caller, fields: { picture } }: Keeping, laid: LaidCard): Promise<LaidCard> {
    if (picture === null || (laid.faces === undefined && !laid.changed.includes('picture'))) return laid;
    const portrait = await this.#deps.portraitOf(caller, picture);
    return { ...laid, faces: { expressions: [], ...laid.faces, portrait, portraitParts: null } };
  }

  /** Makes a draft one of a character that is as the draft; false where it was kept at this revision already. */
  async #bind(trx: Trx, { caller, row }: Keeping, characterId: string): Promise<boolean> {
    const now = await lockDraft(trx, caller.ownerId, row.draft_id);
    if (now?.revision !== row.revision) throw await this.#changedSince(trx, { caller, row });
    if (now.character_id !== row.character_id)
      throw new AppError('CONFLICT', 'The draft was saved meanwhile: try again');
    await requireLoreRevision(trx, row.draft_id, row.lore_revision);
    const isKept = now.kept_revision === row.revision && now.kept_lore_revision === row.lore_revision;
    if (now.character_id !== null && isKept) return false;
    await updateDraft(trx, row.draft_id, {
      base_file_id: null,
      character_id: characterId,
      kept_fields: row.fields,
      kept_revision: row.revision,
      kept_lore_revision: row.lore_revision,
    });
    return true;
  }

  async #changedSince(trx: Trx, { caller, row }: Pick<Keeping, 'caller' | 'row'>): Promise<Error> {
    const now = await findDraft(trx, caller.ownerId, row.draft_id);
    if (now === undefined) return noDraft();
    requireRevision(now, row.revision, this.#deps.size);
    return new AppError('CONFLICT', 'The draft was saved meanwhile: try again');
  }

  async #ownCard(ownerId: string, characterId: string): Promise<OwnCard> {
    try {
      return await findOwnCard(this.#deps.database.db, ownerId, characterId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError('CONFLICT', 'The character of this draft was deleted: restore it first', { cause: error });
    }
  }
}

/** A new character without any picture gets one that is put together from parts, so that it has expressions too. */
function withFace(
  fields: CharacterDraftFields,
  kept: Uint8Array | undefined,
  characterId: string,
): CharacterDraftFields {
  if (fields.portrait !== null || fields.picture !== null || kept !== undefined) return fields;
  return { ...fields, portrait: { seed: characterId.slice(0, 40) } };
}
