import type { CardCaller, Cards } from '../../cards/cards.ts';
import { KeptCharacter, type CharacterDraftFields } from '../../contract/validators.ts';
import type { Database, Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findReplay } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Locale } from '../../lib/locale.ts';
import type { Parsers } from '../../parsing/parsers.ts';
import type { TaskModule } from '../../parsing/task.ts';
import type { Safety } from '../../safety/safety.ts';
import { eraseDraft, findDraft } from '../draft-store.ts';
import type { ContextSize } from '../draft-tokens.ts';
import { noDraft, readStored, requireRevision } from '../stored-draft.ts';
import { toCardJson } from './draft-card.ts';
import { moderateDraft } from './moderate-draft.ts';
import type * as tasks from './keep-tasks.ts';

const keepTasks: TaskModule<typeof tasks> = { url: new URL('./keep-tasks.ts', import.meta.url) };

export interface KeepParts {
  database: Database;
  clock: Clock;
  ids: Ids;
  cards: Cards;
  parsers: Parsers;
  safety: Safety;
  /** What tags of the house are called in a language. */
  tagLabels: (db: Queries, tagIds: readonly string[], locale: Locale) => Promise<string[]>;
  size: ContextSize;
}

/** Makes characters of drafts. */
export class KeepDrafts {
  readonly #parts: KeepParts;

  constructor(parts: KeepParts) {
    this.#parts = parts;
  }

  /**
   * Makes a private character of a draft and closes the draft, both or neither.
   *
   * @param known The revision that the author has seen.
   * @throws {AppError} NOT_FOUND; CONFLICT with `draftConflict` for a draft that was changed since, and for too many
   *   characters or files; VALIDATION_FAILED for one without a name; FORBIDDEN for what may not be written, with its field.
   */
  async keep(caller: CardCaller, draftId: string, known: number): Promise<KeptCharacter> {
    const { cards, clock, database, ids, parsers, safety, size, tagLabels } = this.#parts;
    const { key, ownerId } = caller;
    const act = { operation: 'keepCharacterDraft', input: { draftId, known } };
    const first = await findReplay(database.db, { ...act, ownerId, key, now: clock.now() }, KeptCharacter);
    if (first !== undefined) return first;
    const row = await findDraft(database.db, ownerId, draftId);
    if (row === undefined) throw noDraft();
    requireRevision(row, known, size);
    const { fields } = readStored(row);
    requireName(fields);
    await moderateDraft(safety, fields);
    const characterId = ids.next('chr');
    const json = toCardJson(fields, await tagLabels(database.db, fields.tags, fields.language));
    const parts = fields.portrait ?? { seed: characterId.slice(0, 40) };
    const input = { json, locale: fields.language, parts };
    const opened = await parsers.run(keepTasks, 'openDraft', input, { queueKey: caller.queueKey });
    const described = {
      ...opened.described,
      language: fields.language,
      tagline: fields.tagline.trim() || opened.described.tagline,
    };
    return cards.keep(caller, {
      ...act,
      characterId,
      opened: { ...opened, described },
      mature: fields.mature,
      async before(trx) {
        if (await eraseDraft(trx, draftId, known)) return;
        const now = await findDraft(trx, ownerId, draftId);
        if (now === undefined) throw noDraft();
        requireRevision(now, known, size);
      },
    });
  }
}

function requireName({ name }: CharacterDraftFields): void {
  if (name.trim() !== '') return;
  throw new AppError('VALIDATION_FAILED', 'name: a character needs a name', { field: 'name' });
}
