import type { CharacterPublication, CharacterVisibilityForm } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { readPublications, changePublication, type Publication } from '../../explore/publications.ts';
import { datesOf, isWidened, requireMayPublish } from '../../publishing/publishing-rules.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import { lockCard } from '../card-store.ts';
import type { CardCaller, CardDeps } from '../cards.ts';
import { cardTasks, findOwnCard, readKept, type OwnCard } from '../kept-cards.ts';
import { addFirstVersions, addPublishedVersion } from '../versions/versions.ts';
import { requirePublishable } from './publishable.ts';

/** Changes of who sees their characters that one owner may make in a minute: each has a whole card judged. */
const CHANGES_PER_MINUTE = 20;

export class Publishing {
  readonly #deps: CardDeps;
  readonly #limit: RateLimit;

  constructor(deps: CardDeps) {
    this.#deps = deps;
    this.#limit = deps.rateLimits.exact('character visibility', CHANGES_PER_MINUTE);
  }

  /**
   * Publishes an own character, or takes it back. One that more people see than before is a version.
   *
   * @throws {AppError} NOT_FOUND; RATE_LIMITED; REGISTRATION_REQUIRED for a guest who would publish; VALIDATION_FAILED and
   *   FORBIDDEN as `requirePublishable`; CONFLICT for one that is hidden and was not changed since, or that is being changed.
   */
  async setVisibility(
    caller: CardCaller,
    characterId: string,
    form: CharacterVisibilityForm,
  ): Promise<CharacterPublication> {
    const { clock, database, ids } = this.#deps;
    const { ownerId } = caller;
    await this.#limit(ownerId);
    const own = await findOwnCard(database.db, ownerId, characterId);
    const before = (await readPublications(database.db, [characterId])).get(characterId);
    if (before === undefined) throw noCharacter();
    if (form.visibility !== 'private') await this.#requirePublishable(caller, own, before, form);
    const { remixable = before.remixable === 1, visibility } = form;
    await inTransaction(database, async (trx) => {
      // The card first: a change of it waits here, and the other way round.
      const isLocked = await lockCard(trx, own.row);
      const changes = { visibility, remixable: remixable ? 1 : 0, ...datesOf(visibility, before, clock.now()) };
      if (!(await changePublication(trx, { characterId, ownerId }, changes))) throw noCharacter();
      if (visibility === 'private') return;
      const now = (await readPublications(trx, [characterId])).get(characterId);
      if (!isLocked || now?.digest !== before.digest) {
        throw new AppError('CONFLICT', 'The character is being changed: try again');
      }
      if (!isWidened(before, visibility)) return;
      await addFirstVersions(trx, ids, own);
      await addPublishedVersion(trx, ids, { characterId, fileId: own.row.file_id, now: clock.now() });
    });
    return { characterId, visibility, remixable };
  }

  async #requirePublishable(
    caller: CardCaller,
    { row }: OwnCard,
    before: Publication,
    form: CharacterVisibilityForm,
  ): Promise<void> {
    const { parsers, safety, storage } = this.#deps;
    requireMayPublish('character', caller, before, form);
    const kept = await readKept(storage, row.file_id);
    const { described } = await parsers.run(cardTasks, 'reopenCard', { kept, locale: caller.view.locale }, caller);
    await requirePublishable(safety, described, before);
  }
}

function noCharacter(): AppError {
  return new AppError('NOT_FOUND', 'There is no such character');
}
