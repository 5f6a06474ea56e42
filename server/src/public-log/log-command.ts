import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { PublicLogRecord } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { toClean } from '../lib/plain-text.ts';
import type { PublicLog } from './public-log.ts';

const USAGE = `npm run public-log -w server -- <command>

  incident --text <words> --from <time> [--until <time>]
        records that something went wrong for people: what happened, what was done, and when, as in 2026-11-21T18:05Z
  terms --text <words>
        records what changed in the terms

An entry is public at once, and can never be edited or removed: name no person.`;

const Words = z
  .string('say it with --text')
  .transform((text) => toClean(text).trim())
  .pipe(z.string().min(1, 'say it with --text').max(1000));
const Time = z
  .string('say when with --from')
  .transform((text) => new Date(text))
  .pipe(z.date('is no time such as 2026-11-21T18:05Z'))
  .transform((time) => time.toISOString());

const FORMS = {
  incident: z
    .strictObject({ text: Words, from: Time, until: Time.optional() })
    .refine(({ from, until }) => until === undefined || from <= until, { error: 'is before --from', path: ['until'] })
    .transform(({ from, text, until }) => ({
      kind: 'incident' as const,
      text,
      startedAt: from,
      endedAt: until ?? null,
    })),
  terms: z.strictObject({ text: Words }).transform(({ text }) => ({ kind: 'terms' as const, text })),
} as const satisfies Record<string, z.ZodType<PublicLogRecord>>;

export class LogUsageError extends Error {
  override readonly name = 'LogUsageError';
}

/**
 * Adds an operator's entry to the public log, and says which number it has.
 *
 * @param args After the command's name.
 * @throws {LogUsageError}
 */
export async function runPublicLog(
  { database, publicLog }: { database: Database; publicLog: Pick<PublicLog, 'append'> },
  args: readonly string[],
): Promise<string> {
  const record = readRecord(args);
  const entryNumber = await inTransaction(database, (trx) => publicLog.append(trx, record));
  return `Recorded as entry ${entryNumber}.`;
}

function readRecord(args: readonly string[]): PublicLogRecord {
  const { command, values } = readArgs(args);
  if (command !== 'incident' && command !== 'terms') throw new LogUsageError(USAGE);
  const read = FORMS[command].safeParse({ ...values });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new LogUsageError(
    `${issue?.path.map((name) => `--${String(name)}: `).join('') ?? ''}${issue?.message}\n\n${USAGE}`,
  );
}

function readArgs(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { text: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } },
    });
    return { command: positionals.length === 1 ? positionals[0] : undefined, values };
  } catch (cause) {
    throw new LogUsageError(USAGE, { cause });
  }
}
