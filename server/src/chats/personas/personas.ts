import { Persona, type PersonaForm } from '../../contract/validators.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import type { Caller } from '../../http/caller.ts';
import { findOwnImages } from '../images/image-store.ts';
import { showImage } from '../images/images.ts';
import type { PersonaRow } from '../tables.ts';
import { toClean, toPlainLine } from '../../lib/plain-text.ts';
import {
  clearDefault,
  countChatsByPersona,
  erasePersona,
  findDefaultPersona,
  findDeletedPersonas,
  findPersona,
  findPersonas,
  insertPersona,
  undeletePersona,
  updatePersona,
} from './persona-store.ts';

const MOST_PERSONAS = 50;
const UNDO_MS = 5 * 60_000;
const MOST_AT_ONCE = 200;

export interface PersonaDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  safety: Safety;
}

export class Personas {
  readonly #deps: PersonaDeps;

  constructor(deps: PersonaDeps) {
    this.#deps = deps;
  }

  async list({ ownerId }: Pick<Caller, 'ownerId'>): Promise<Persona[]> {
    const { db } = this.#deps.database;
    return show(db, ownerId, await findPersonas(db, ownerId));
  }

  /** Throws CONFLICT for too many, NOT_FOUND for another visitor's picture, FORBIDDEN for the text. */
  async create({ ownerId, key }: Caller, form: PersonaForm): Promise<Persona> {
    const { clock, database, ids } = this.#deps;
    const now = clock.now();
    const act = { ownerId, operation: 'createPersona', key, input: form, now };
    const words = await this.#words(form);
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, Persona, async () => {
        await requireRoom(trx, ownerId);
        await requireImage(trx, ownerId, form.imageId);
        if (form.isDefault === true) await clearDefault(trx, ownerId);
        const row: PersonaRow = {
          ...words,
          persona_id: ids.next('per'),
          owner_id: ownerId,
          image_id: form.imageId ?? null,
          is_default: form.isDefault === true ? 1 : 0,
          created_at: now,
          deleted_at: null,
        };
        await insertPersona(trx, row);
        return showOne(trx, row);
      }),
    );
  }

  /** As `create`, and NOT_FOUND for an unknown id or another owner's. */
  async update({ ownerId }: Caller, personaId: string, form: PersonaForm): Promise<Persona> {
    const { imageId, isDefault } = form;
    const words = await this.#words(form);
    return inTransaction(this.#deps.database, async (trx) => {
      await requireImage(trx, ownerId, imageId);
      if (isDefault === true) await clearDefault(trx, ownerId);
      const row = await updatePersona(trx, ownerId, personaId, {
        ...words,
        ...(imageId === undefined ? {} : { image_id: imageId }),
        ...(isDefault === undefined ? {} : { is_default: isDefault ? 1 : 0 }),
      });
      if (row === undefined) throw notFound();
      return showOne(trx, row);
    });
  }

  /** Its chats continue as the default persona, or as their owner, until `restore`. Throws NOT_FOUND. */
  async delete({ ownerId }: Caller, personaId: string): Promise<void> {
    const { clock, database } = this.#deps;
    const deleted = await inTransaction(database, (trx) =>
      updatePersona(trx, ownerId, personaId, { deleted_at: clock.now(), is_default: 0 }),
    );
    if (deleted === undefined) throw notFound();
  }

  /** Undoes `delete`, except for being the default. Throws NOT_FOUND, also when too late; CONFLICT for too many. */
  async restore({ ownerId }: Caller, personaId: string): Promise<Persona> {
    const { clock, database } = this.#deps;
    return inTransaction(database, async (trx) => {
      const living = await findPersona(trx, ownerId, personaId);
      if (living !== undefined) return showOne(trx, living);
      await requireRoom(trx, ownerId);
      const row = await undeletePersona(trx, ownerId, personaId, clock.now() - UNDO_MS);
      if (row === undefined) throw notFound();
      return showOne(trx, row);
    });
  }

  /** Erases what can no longer be restored; safe on many servers. */
  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    const before = clock.now() - UNDO_MS;
    for (const { owner_id: ownerId, persona_id: personaId } of await findDeletedPersonas(
      database.db,
      before,
      MOST_AT_ONCE,
    )) {
      await inTransaction(database, async (trx) => {
        const heir = await findDefaultPersona(trx, ownerId);
        await erasePersona(trx, personaId, before, heir?.persona_id ?? null);
      });
    }
  }

  async #words({ description, name }: PersonaForm): Promise<Pick<PersonaRow, 'name' | 'description'>> {
    const words = { name: toPlainLine(name, 'name'), description: toClean(description) };
    await moderate(this.#deps.safety, words.name, 'name');
    if (words.description.trim() !== '') await moderate(this.#deps.safety, words.description, 'description');
    return words;
  }
}

/** Throws NOT_FOUND for a persona of another owner. */
export async function requirePersona(
  db: Queries,
  ownerId: string,
  personaId: string | null,
): Promise<PersonaRow | undefined> {
  if (personaId === null) return undefined;
  const persona = await findPersona(db, ownerId, personaId);
  if (persona === undefined) throw notFound();
  return persona;
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such persona');
}

async function requireRoom(trx: Trx, ownerId: string): Promise<void> {
  const others = await findPersonas(trx, ownerId);
  if (others.length >= MOST_PERSONAS) throw new AppError('CONFLICT', 'There are too many personas');
}

async function requireImage(trx: Trx, ownerId: string, imageId: string | null | undefined): Promise<void> {
  if (imageId === undefined || imageId === null) return;
  const [own] = await findOwnImages(trx, ownerId, [imageId]);
  if (own === undefined) throw new AppError('NOT_FOUND', 'There is no such picture', { field: 'imageId' });
}

async function showOne(trx: Trx, row: PersonaRow): Promise<Persona> {
  const [shown] = await show(trx, row.owner_id, [row]);
  if (shown === undefined) throw new Error('The persona is missing');
  return shown;
}

async function show(db: Queries, ownerId: string, rows: readonly PersonaRow[]): Promise<Persona[]> {
  const chats = await countChatsByPersona(db, ownerId);
  const imageIds = rows.flatMap(({ image_id: imageId }) => imageId ?? []);
  const images = new Map((await findOwnImages(db, ownerId, imageIds)).map((image) => [image.image_id, image]));
  return rows.map((row) => {
    const image = images.get(row.image_id ?? '');
    return {
      personaId: row.persona_id,
      name: row.name,
      description: row.description,
      image: image === undefined ? null : showImage(image),
      isDefault: row.is_default === 1,
      chatCount: chats.get(row.persona_id) ?? 0,
      createdAt: new Date(row.created_at).toISOString(),
    };
  });
}
