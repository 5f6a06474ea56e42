import type { CardCaller } from '../../cards/cards.ts';
import { moderateCard } from '../../cards/describe/moderate-card.ts';
import { findOwnCard, readKept, type OwnCard } from '../../cards/kept-cards.ts';
import { requireStillPublishable } from '../../cards/publishing/still-publishable.ts';
import { changeCard } from '../../cards/versions/change-card.ts';
import type { CharacterVersionRow } from '../../cards/versions/tables.ts';
import { addFirstVersions, isNewest, MOST_VERSIONS } from '../../cards/versions/versions.ts';
import { findVersion, findVersions } from '../../cards/versions/version-store.ts';
import type {
  CharacterVersionDetail,
  CharacterVersionList,
  RestoredVersion,
  VersionRestoreForm,
} from '../../contract/validators.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { findReplay, runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Quota } from '../../kept-files/quota.ts';
import type { Clock } from '../../lib/clock.ts';
import { keepWithFiles } from '../../providers/storage/keep-with-files.ts';
import type { Safety } from '../../safety/safety.ts';
import { cardFieldTasks, type BaseDeps } from '../bases/draft-bases.ts';
import type { ReadFields } from '../card-fields/card-field-tasks.ts';
import { findDraft, findDraftOf, lockDraft, updateDraft } from '../draft-store.ts';
import type { ContextSize } from '../draft-tokens.ts';
import type { StoredLore } from '../lore/draft-lore.ts';
import { eraseLoreOf } from '../lore/lore-store.ts';
import { insertLore, NO_LORE } from '../lore/refresh-lore.ts';
import { showDraft, unkeptFields } from '../stored-draft.ts';
import type { CharacterDraftRow } from '../tables.ts';
import { draftAfterRestore } from './draft-after-restore.ts';
import { replacementOf } from './replacement.ts';
import { Made, showVersion } from './show-version.ts';

export interface VersionDeps extends BaseDeps {
  clock: Clock;
  quota: Quota;
  safety: Safety;
  size: ContextSize;
}

export class CharacterVersions {
  readonly #deps: VersionDeps;

  constructor(deps: VersionDeps) {
    this.#deps = deps;
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's character. */
  async list({ ownerId }: CardCaller, characterId: string): Promise<CharacterVersionList> {
    await this.#find(ownerId, characterId);
    const rows = await findVersions(this.#deps.database.db, characterId);
    return { items: rows.map(showVersion), most: MOST_VERSIONS };
  }

  /** @throws {AppError} NOT_FOUND as `list` does, and for a version that is no longer stored. */
  async get(caller: CardCaller, characterId: string, versionId: string): Promise<CharacterVersionDetail> {
    const { parsers, storage } = this.#deps;
    const own = await this.#find(caller.ownerId, characterId);
    const row = await this.#findVersion(characterId, versionId);
    const input = { kept: await readKept(storage, row.file_id), context: await this.#context(caller, own) };
    const { fields, lore } = await parsers.run(cardFieldTasks, 'readCardFields', input, caller);
    return { version: showVersion(row), fields, loreCount: lore.length };
  }

  /**
   * Makes a character what it was in a version, as a new version, and its open draft with it.
   *
   * @throws {AppError} NOT_FOUND as `get` does; CONFLICT for the newest version, and with `field` `draft` where unkept
   *   changes of the draft are at stake and nothing is said of them; FORBIDDEN for what may no longer be written; of a
   *   character that others can see as `requirePublishable`.
   */
  async restore(
    caller: CardCaller,
    { characterId, versionId }: { characterId: string; versionId: string },
    form: VersionRestoreForm,
  ): Promise<RestoredVersion> {
    const { clock, database, ids, parsers, quota, safety, storage } = this.#deps;
    const { key, ownerId } = caller;
    const own = await this.#find(ownerId, characterId);
    const now = clock.now();
    const input = { characterId, versionId, ...form };
    const act = { ownerId, operation: 'restoreCharacterVersion', key, input, now };
    const first = await findReplay(database.db, act, Made);
    if (first !== undefined) return this.#show(ownerId, characterId, first);
    const row = await this.#findVersion(characterId, versionId);
    if (await isNewest(database.db, row)) throw new AppError('CONFLICT', 'This version is in place already');
    const replaced = await parsers.run(
      cardFieldTasks,
      'replaceCard',
      {
        kept: await readKept(storage, row.file_id),
        present: await readKept(storage, own.row.file_id),
        context: await this.#context(caller, own),
        seed: characterId,
      },
      caller,
    );
    await moderateCard(safety, replaced.opened.described);
    await requireStillPublishable(this.#deps, caller, own, replaced.opened);
    const replacement = replacementOf(ids, own, replaced, row.file_id);
    let isMade = false;
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, act, Made, async () => {
          const draftId = await this.#restoreDraft(trx, { ownerId, characterId, now }, replaced, form);
          const deps = { ids, now, owner: caller, quota };
          const version = await changeCard(trx, deps, { ...replacement, reason: 'restore' });
          isMade = true;
          return { versionId: version.version_id, draftId };
        }),
      );
    const done = await keepWithFiles(storage, replacement.files, { keep, isNew: () => isMade });
    return this.#show(ownerId, characterId, done);
  }

  async #restoreDraft(
    trx: Trx,
    { characterId, now, ownerId }: { characterId: string; now: number; ownerId: string },
    { fields, lore, sources }: ReadFields,
    { draft: choice }: VersionRestoreForm,
  ): Promise<string | null> {
    const open = await findDraftOf(trx, ownerId, characterId);
    const row = open && (await lockDraft(trx, ownerId, open.draft_id));
    if (row === undefined) return null;
    const unkept = unkeptFields(row);
    const hasUnkeptLore = row.lore_revision !== row.kept_lore_revision;
    if ((unkept.length > 0 || hasUnkeptLore) && choice === undefined) {
      throw new AppError('CONFLICT', 'draft: the draft has changes that are not in the character', { field: 'draft' });
    }
    await updateDraft(trx, row.draft_id, {
      ...draftAfterRestore(row, fields, choice === 'keep' ? unkept : []),
      kept_fields: JSON.stringify(fields),
      sources: JSON.stringify(sources),
      updated_at: now,
    });
    if (!(hasUnkeptLore && choice === 'keep')) await this.#restoreLore(trx, row, lore, now);
    return row.draft_id;
  }

  async #restoreLore(trx: Trx, row: CharacterDraftRow, lore: readonly StoredLore[], now: number): Promise<void> {
    await eraseLoreOf(trx, row.draft_id);
    const { lore_revision: revision } = row;
    await updateDraft(trx, row.draft_id, { ...NO_LORE, lore_revision: revision + 1, kept_lore_revision: revision + 1 });
    if (lore.length === 0) return;
    const cleared = { ...row, ...NO_LORE, lore_revision: revision + 1 };
    await insertLore(trx, cleared, lore, { ids: this.#deps.ids, now });
    await updateDraft(trx, row.draft_id, { kept_lore_revision: revision + 2 });
  }

  async #show(ownerId: string, characterId: string, { draftId, versionId }: Made): Promise<RestoredVersion> {
    const { database, size } = this.#deps;
    const version = await this.#findVersion(characterId, versionId);
    const draft = draftId === null ? undefined : await findDraft(database.db, ownerId, draftId);
    return { version: showVersion(version), draft: draft === undefined ? null : showDraft(draft, size) };
  }

  async #find(ownerId: string, characterId: string): Promise<OwnCard> {
    const { database, ids } = this.#deps;
    const own = await findOwnCard(database.db, ownerId, characterId);
    if ((await findVersions(database.db, characterId)).length === 0) {
      await inTransaction(database, (trx) => addFirstVersions(trx, ids, own));
    }
    return own;
  }

  async #findVersion(characterId: string, versionId: string): Promise<CharacterVersionRow> {
    const row = await findVersion(this.#deps.database.db, characterId, versionId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such version');
    return row;
  }

  async #context({ view }: CardCaller, { language, mature }: OwnCard) {
    const { database, findHouseTags } = this.#deps;
    return {
      house: await findHouseTags(database.db),
      otherwise: view.locale,
      character: { language, mature },
    };
  }
}
