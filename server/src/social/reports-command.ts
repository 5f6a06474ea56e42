import { parseArgs } from 'node:util';
import { z } from 'zod';
import { toClean } from '../lib/plain-text.ts';
import { ReportReason } from '../contract/validators.ts';
import type { Case } from './case-store.ts';
import type { ReportDecisions } from './report-decisions.ts';
import type { ReportDecisionRow } from './tables.ts';

const USAGE = `npm run reports -w server -- <command>

  list [--state open|decided|all] [--kind post|comment|character|story|message|collection|proposal] [--reason <reason>] [--limit <number>]
        what was reported, whatever was reported last first; open reports unless told otherwise
  show <id>
        everything that was said and decided about one thing, with its text as each reporter saw it
  dismiss <id> --by <name> --because <words>
        nothing is wrong with it: its open reports are settled
  hide <id> --by <name> --because <words>
        from now on only its author sees it; a reply in a private chat cannot be hidden
  restore <id> --by <name> --because <words>
        everybody sees it again`;

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  reason: { type: 'string' },
  limit: { type: 'string' },
  by: { type: 'string' },
  because: { type: 'string' },
} as const;

const Id = z.string().min(1, 'say what was reported');
const List = z.strictObject({
  state: z.enum(['open', 'decided', 'all']).default('open'),
  kind: z.enum(['post', 'comment', 'character', 'story', 'message', 'collection', 'proposal']).optional(),
  reason: ReportReason.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(20),
});
const Nothing = z.strictObject({});
const Why = z.strictObject({
  by: z.string('say who decides').trim().min(1).max(100),
  because: z.string('say why').trim().min(1).max(500),
});

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Runs an operator's command and returns its output.
 *
 * @param args After the command's name.
 * @throws {UsageError}
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export async function runReports(decisions: ReportDecisions, args: readonly string[]): Promise<string> {
  const { positionals, values } = readArgs(args);
  const [command = '', id, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(USAGE);
  if (command === 'list' && id === undefined) {
    const cases = await decisions.list(understood(List, values));
    return cases.length === 0 ? 'Nothing is there.' : cases.map(toLines).join('\n\n');
  }
  if (command === 'show') {
    understood(Nothing, values);
    return toWhole(await decisions.show(understood(Id, id ?? '')));
  }
  const decision = DECISIONS.get(command);
  if (decision === undefined) throw new UsageError(USAGE);
  const form = { id: understood(Id, id ?? ''), decision, ...understood(Why, values) };
  return toWhole(await decisions.decide(form));
}

const DECISIONS = new Map<string, ReportDecisionRow['decision']>([
  ['dismiss', 'dismissed'],
  ['hide', 'hidden'],
  ['restore', 'restored'],
]);

function readArgs(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { positionals, values };
  } catch (cause) {
    throw new UsageError(USAGE, { cause });
  }
}

function understood<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const read = schema.safeParse(typeof given === 'object' ? { ...given } : given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UsageError(
    `${issue?.path.map((name) => `--${String(name)}: `).join('') ?? ''}${issue?.message}\n\n${USAGE}`,
  );
}

const when = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
/** One line without terminal escapes. */
const plain = (text: string) => toClean(text).replaceAll(/\s+/g, ' ').trim();
const quoted = (text: string) =>
  toClean(text)
    .split('\n')
    .map((line) => `  | ${line}`);
const shortened = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

function toLines(one: Case): string {
  const { decisions, id, kind, on, reports, shown, text } = one;
  const open = reports.filter(({ decision_id: decision }) => decision === null).length;
  const reasons = [...new Set(reports.map(({ reason }) => reason))].join(', ');
  const last = decisions.at(-1);
  const decided = last === undefined ? '' : `; ${last.decision} by ${plain(last.decided_by)}`;
  return [
    `${id}  ${kind} on ${on}, shown ${shown}${decided}`,
    ...headOf(one),
    `  ${open} open of ${reports.length}: ${reasons}`,
    `  “${shortened(plain(text))}”`,
  ].join('\n');
}

function headOf({ title, ...author }: Case): string[] {
  return title === '' ? [] : [`  ${shortened(plain(title))}, ${byline(author)}`];
}

function byline({ authorId, authorName }: Pick<Case, 'authorId' | 'authorName'>): string {
  if (authorId === null) return 'by the house';
  return authorName === '' ? `by ${authorId}` : `by ${plain(authorName)} (${authorId})`;
}

function toWhole(one: Case): string {
  const { decisions, id, kind, on, reports, shown, text } = one;
  return [
    `${id}  ${kind} on ${on}, shown ${shown}`,
    `${byline(one)}:`,
    ...quoted(text),
    `Reports: ${reports.length}`,
    ...reports.flatMap((report) => {
      const state = report.decision_id === null ? 'open' : 'settled';
      const said = `  ${when(report.created_at)}  ${report.reason}, ${state}, by ${report.reporter_id}  ${plain(report.note)}`;
      const hasChanged = report.excerpt !== '' && report.excerpt !== text;
      return [said.trimEnd(), ...(hasChanged ? ['  reported as:', ...quoted(report.excerpt)] : [])];
    }),
    `Decisions: ${decisions.length}`,
    ...decisions.map(
      (row) => `  ${when(row.decided_at)}  ${row.decision} by ${plain(row.decided_by)}: ${plain(row.because)}`,
    ),
  ].join('\n');
}
