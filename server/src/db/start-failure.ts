import { StartError, systemReason } from '../lib/start-error.ts';
import { isDatabaseDamaged, isDatabaseReadOnly, isDatabaseUnavailable, isRefusedByPostgres } from './db-errors.ts';

/** Kysely's error for migrations that this server does not know. */
const NEWER = /^corrupted migrations/;

/** Why a database cannot be used; undefined for a fault of the server. `place` is a path or `DATABASE_URL`. */
export function databaseStartError(error: unknown, place: string): StartError | undefined {
  const fault = faultOf(error);
  if (fault === undefined) return undefined;
  return new StartError(`The database ${place} ${fault}`, { cause: error });
}

function faultOf(error: unknown): string | undefined {
  if (error instanceof Error && NEWER.test(error.message)) return 'was made by a newer version of this server';
  if (isDatabaseDamaged(error)) return `is damaged, restore a backup: ${systemReason(error)}`;
  if (isDatabaseReadOnly(error)) return `cannot be written: ${systemReason(error)}`;
  if (isRefusedByPostgres(error)) return `refuses this server: ${systemReason(error)}`;
  if (isDatabaseUnavailable(error)) return `does not answer: ${systemReason(error)}`;
  return undefined;
}
