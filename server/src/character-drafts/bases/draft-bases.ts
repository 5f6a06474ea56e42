import type { CardCaller } from '../../cards/cards.ts';
import { cardKey, findOwnCard, readKept } from '../../cards/kept-cards.ts';
import type { CharacterDraftFields, CharacterDraftForm } from '../../contract/validators.ts';
import type { Database, Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Parsers } from '../../parsing/parsers.ts';
import type { UploadedFile } from '../../uploads/upload-folder.ts';
import type { TaskModule } from '../../parsing/task.ts';
import type { Storage, StorageKey } from '../../providers/storage/storage.ts';
import type * as tasks from '../card-fields/card-field-tasks.ts';
import type { ReadFields } from '../card-fields/card-field-tasks.ts';
import type { HouseTag } from '../card-fields/card-tags.ts';
import { blankFields } from '../draft-fields.ts';
import type { StoredLore } from '../lore/draft-lore.ts';
import type { CharacterDraftRow } from '../tables.ts';

export const cardFieldTasks: TaskModule<typeof tasks> = {
  url: new URL('../card-fields/card-field-tasks.ts', import.meta.url),
};

export interface BaseDeps {
  database: Database;
  ids: Ids;
  parsers: Parsers;
  storage: Storage;
  findHouseTags: (db: Queries) => Promise<readonly HouseTag[]>;
}

export interface DraftBase {
  fields: CharacterDraftFields;
  columns: Pick<CharacterDraftRow, 'base_file_id' | 'character_id' | 'kept_fields' | 'sources'>;
  lore: readonly StoredLore[];
  files: ReadonlyMap<StorageKey, Uint8Array>;
}

export type NewDraftForm = Omit<CharacterDraftForm, 'content'> & { content?: UploadedFile | undefined };

type Begin = (deps: BaseDeps, caller: CardCaller, form: NewDraftForm) => Promise<DraftBase>;

const NOTHING = { base_file_id: null, character_id: null, kept_fields: null, sources: '[]' };

const beginnings: Readonly<Record<CharacterDraftForm['from'], Begin>> = {
  blank: async (_parts, { view }, { locale }) => ({
    fields: blankFields(locale ?? view.locale),
    columns: NOTHING,
    lore: [],
    files: new Map(),
  }),

  card: async ({ database, findHouseTags, ids, parsers }, { queueKey, view }, { content, locale }) => {
    if (content === undefined) throw missing('content', 'the card');
    const context = { house: await findHouseTags(database.db), otherwise: locale ?? view.locale };
    const read = await parsers.run(cardFieldTasks, 'openDraftCard', { path: content.path, context }, { queueKey });
    const fileId = ids.next('cdb');
    return {
      fields: read.fields,
      columns: { ...columnsOf(read), base_file_id: fileId },
      lore: read.lore,
      files: new Map([[cardKey(fileId), read.charx]]),
    };
  },

  character: async ({ database, findHouseTags, parsers, storage }, { ownerId, queueKey, view }, { characterId }) => {
    if (characterId === undefined) throw missing('characterId', 'the character');
    const own = await findOwnCard(database.db, ownerId, characterId);
    const { language, mature } = own;
    const context = {
      house: await findHouseTags(database.db),
      otherwise: view.locale,
      character: { language, mature },
    };
    const input = { kept: await readKept(storage, own.row.file_id), context };
    const read = await parsers.run(cardFieldTasks, 'readCardFields', input, { queueKey });
    return {
      fields: read.fields,
      columns: { ...columnsOf(read), base_file_id: null, character_id: characterId },
      lore: read.lore,
      files: new Map(),
    };
  },
};

/**
 * What a draft begins with: nothing, a card, or an own character as it was kept last.
 *
 * @throws {AppError} as `readCard` does for a card; NOT_FOUND for a character of another owner; VALIDATION_FAILED without
 *   the card or the character.
 */
export async function openBase(deps: BaseDeps, caller: CardCaller, form: NewDraftForm): Promise<DraftBase> {
  return beginnings[form.from](deps, caller, form);
}

function columnsOf({ fields, sources }: ReadFields) {
  return {
    character_id: null,
    kept_fields: JSON.stringify(fields),
    sources: JSON.stringify(sources),
  };
}

function missing(field: string, what: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${what} is missing`, { field });
}
