import { StartError, systemReason } from '../lib/start-error.ts';
import { isDatabaseDamaged, isDatabaseReadOnly, isDatabaseUnavailable, isRefusedByPostgres } from './db-errors.ts';

/** How Kysely says that the database knows migrations that this server does not. */
const NEWER = /^corrupted migrations/;

/**
 * Why the database of a starting server cannot be used.
 *
 * @param place What the operator calls it: the path of the file, or `DATABASE_URL`.
 * @returns undefined for a fault of the server itself
 */
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
