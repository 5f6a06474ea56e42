import type { CharacterPublication, CharacterVisibility, CharacterVisibilityForm } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { readPublications, changePublication, type Publication } from '../../explore/publications.ts';
import { createRateLimit, type RateLimit } from '../../http/rate-limit.ts';
import { lockCard } from '../card-store.ts';
import type { CardCaller, CardDeps } from '../cards.ts';
import { cardTasks, findOwnCard, readKept, type OwnCard } from '../kept-cards.ts';
import { addFirstVersions, addPublishedVersion } from '../versions/versions.ts';
import { requirePublishable } from './publishable.ts';
import { isChangedSince } from './show-publication.ts';

/** Changes of who sees their characters that one owner may make in a minute: each has a whole card judged. */
const CHANGES_PER_MINUTE = 20;

/** From the one person to everybody. */
const reach = ['private', 'unlisted', 'public'] as const satisfies readonly CharacterVisibility[];

/** Who sees the characters of visitors. */
export class Publishing {
  readonly #deps: CardDeps;
  readonly #limit: RateLimit = createRateLimit(CHANGES_PER_MINUTE);

  constructor(deps: CardDeps) {
    this.#deps = deps;
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
      const changes = { visibility, remixable: remixable ? 1 : 0, ...this.#datesOf(visibility, before) };
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

  #datesOf(visibility: CharacterVisibilityForm['visibility'], before: Publication) {
    if (visibility === 'private') return {};
    const now = this.#deps.clock.now();
    const shown = { withheld_at: null, withheld_reason: null, withheld_digest: null };
    // It is new to readers once: taken back and published again it stays where it was.
    return visibility === 'public' && before.published_at === null
      ? { ...shown, published_at: now, listed_at: now }
      : shown;
  }

  async #requirePublishable(
    caller: CardCaller,
    { row }: OwnCard,
    before: Publication,
    { statement, visibility }: CharacterVisibilityForm,
  ): Promise<void> {
    const { parsers, safety, storage } = this.#deps;
    if (caller.isGuest) throw new AppError('REGISTRATION_REQUIRED', 'Publishing a character needs an account');
    if (isWidened(before, visibility) && statement !== true) {
      throw new AppError('VALIDATION_FAILED', 'statement: must be true to publish', { field: 'statement' });
    }
    if (before.withheld_at !== null && !isChangedSince(before)) {
      throw new AppError('CONFLICT', 'The character is hidden: change it before it is published again');
    }
    const kept = await readKept(storage, row.file_id);
    const { described } = await parsers.run(cardTasks, 'reopenCard', { kept, locale: caller.view.locale }, caller);
    await requirePublishable(safety, described, before);
  }
}

/** Whether more people see it than before. */
function isWidened(before: Publication, visibility: CharacterVisibility): boolean {
  return reach.indexOf(visibility) > reach.indexOf(before.visibility) || before.withheld_at !== null;
}

function noCharacter(): AppError {
  return new AppError('NOT_FOUND', 'There is no such character');
}
