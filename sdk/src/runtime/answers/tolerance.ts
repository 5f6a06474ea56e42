import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/mini';
import { ContractError } from './errors';
import { isRecord } from './json';

/** A value of an answer that a newer server sent, and that this version of the contract does not name. */
export interface UnknownValue {
  /** Path of the operation, without its query. */
  readonly operation: string;
  /** Where it is in the answer, for example `data.items.0.kind`. */
  readonly path: string;
  readonly value: unknown;
}

export interface Tolerance {
  readonly strict?: boolean;
  readonly onUnknown?: (unknown: UnknownValue) => void;
}

interface Unknown {
  readonly path: readonly PropertyKey[];
  /** Whether it is what tells the members of a union apart. */
  readonly isKind: boolean;
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[String(key)] : undefined), value);

const hasTypeOf = (values: readonly unknown[], value: unknown): boolean =>
  values.some((known) => typeof known === typeof value);

/** The values that only a newer contract explains; `undefined` when something else is wrong as well. */
function unknownIn(issues: readonly $ZodIssue[], value: unknown): readonly Unknown[] | undefined {
  const found: Unknown[] = [];
  for (const issue of issues) {
    const inner = at(value, issue.path);
    if (issue.code === 'invalid_value' && hasTypeOf(issue.values, inner)) {
      found.push({ path: issue.path, isKind: false });
      continue;
    }
    const inUnion = issue.code === 'invalid_union' ? unknownInUnion(issue.errors, inner) : undefined;
    if (inUnion === undefined) return undefined;
    found.push(...inUnion.map(({ path, isKind }) => ({ path: [...issue.path, ...path], isKind })));
  }
  return found;
}

/** A literal at the head of a member: what tells it from the others. */
const kindIssue = (issues: readonly $ZodIssue[]): $ZodIssue | undefined =>
  issues.find((issue) => issue.code === 'invalid_value' && issue.path.length === 1 && issue.values.length === 1);

function unknownInUnion(members: readonly (readonly $ZodIssue[])[], value: unknown): readonly Unknown[] | undefined {
  for (const issues of members) {
    const known = kindIssue(issues) === undefined ? unknownIn(issues, value) : undefined;
    if (known !== undefined) return known;
  }
  const kind = members.map(kindIssue).find((issue) => issue !== undefined);
  if (kind === undefined || typeof at(value, kind.path) !== 'string') return undefined;
  const isOfAnother = members.every((issues) => kindIssue(issues) !== undefined || issues[0]?.path.length === 0);
  return isOfAnother ? [{ path: kind.path, isKind: true }] : undefined;
}

interface Reading {
  readonly url: string;
  readonly message: string;
  readonly settings: Tolerance;
}

/** An answer that fits, as it came: fields that this version does not know stay in it. */
interface ReadAnswer<Body> {
  readonly value: Body;
  readonly isOfUnknownKind: boolean;
}

/**
 * Checks an answer against its schema. A newer server may add values to enumerations, members to unions and fields to
 * objects: they are passed on, and each unknown value is reported. Everything else outside the contract is an error.
 *
 * @throws ContractError whose cause says where
 */
export function readAnswer<Body>(schema: $ZodType<Body>, body: unknown, reading: Reading): ReadAnswer<Body> {
  const { url, message, settings } = reading;
  let unknown: readonly Unknown[] = [];
  let cause: unknown;
  const fits = (value: unknown): value is Body => {
    const parsed = safeParse(schema, value);
    if (parsed.success) return true;
    cause = parsed.error;
    const found = settings.strict ? undefined : unknownIn(parsed.error.issues, value);
    unknown = found ?? [];
    return found !== undefined;
  };
  if (!fits(body)) throw new ContractError(message, { cause });
  for (const { path } of unknown) {
    settings.onUnknown?.({ operation: url.replace(/\?.*/s, ''), path: path.join('.'), value: at(body, path) });
  }
  return { value: body, isOfUnknownKind: unknown.some(({ path, isKind }) => isKind && path.length === 1) };
}
