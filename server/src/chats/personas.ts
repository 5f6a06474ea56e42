import { Persona } from '../contract/validators.ts';
import type { Database, Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { once } from '../idempotency/once.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Caller } from './caller.ts';
import { deletePersona, findPersona, findPersonas, insertPersona, updatePersona } from './persona-store.ts';
import type { PersonaRow } from './tables.ts';
import { toClean, toPlainLine } from './text.ts';

const MOST_PERSONAS = 50;

interface PersonaWords {
  name: string;
  description: string;
}

export interface PersonaParts {
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** Who visitors are in their chats. */
export class Personas {
  readonly #parts: PersonaParts;

  constructor(parts: PersonaParts) {
    this.#parts = parts;
  }

  async list({ ownerId }: Pick<Caller, 'ownerId'>): Promise<Persona[]> {
    return (await findPersonas(this.#parts.database.db, ownerId)).map(toPersona);
  }

  /** @throws {AppError} CONFLICT when there are too many. */
  async create({ ownerId, key }: Caller, words: PersonaWords): Promise<Persona> {
    const { clock, database, ids } = this.#parts;
    const now = clock.now();
    const act = { ownerId, operation: 'createPersona', key, input: words, now };
    return inTransaction(database, (trx) =>
      once(trx, act, Persona, async () => {
        const others = await findPersonas(trx, ownerId);
        if (others.length >= MOST_PERSONAS) throw new AppError('CONFLICT', 'There are too many personas');
        const row = { ...toRow(words), persona_id: ids.next('per'), owner_id: ownerId, created_at: now };
        await insertPersona(trx, row);
        return toPersona(row);
      }),
    );
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for somebody else's. */
  async update({ ownerId }: Caller, personaId: string, words: PersonaWords): Promise<Persona> {
    const row = await updatePersona(this.#parts.database.db, ownerId, personaId, toRow(words));
    if (row === undefined) throw notFound();
    return toPersona(row);
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for somebody else's. */
  async delete({ ownerId }: Caller, personaId: string): Promise<void> {
    const deleted = await inTransaction(this.#parts.database, (trx) => deletePersona(trx, ownerId, personaId));
    if (!deleted) throw notFound();
  }
}

/** The persona of that id, if any. Throws NOT_FOUND for one that is not this owner's. */
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

function toRow({ name, description }: PersonaWords): Pick<PersonaRow, 'name' | 'description'> {
  return { name: toPlainLine(name, 'name'), description: toClean(description) };
}

function toPersona(row: PersonaRow): Persona {
  return {
    personaId: row.persona_id,
    name: row.name,
    description: row.description,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
