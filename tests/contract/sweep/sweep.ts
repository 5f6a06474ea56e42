import { createParser } from 'eventsource-parser';

import {
  listOperations,
  readContract,
  type MediaType,
  type PlacedOperation,
} from '../../../api-spec/scripts/contract.ts';
import { makeSchemaCheck } from '../../../api-spec/tests/schema-check.ts';
import type { DeviceSession } from '../../../server/src/contract/validators.ts';

export interface SweepRequest {
  readonly as?: DeviceSession | undefined;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface SweepAnswer {
  readonly operationId: string;
  readonly status: number;
  /** `data` of the envelope, or the first event of a stream; undefined for a file. */
  readonly data: unknown;
  /** All that was sent, as text. */
  readonly text: string;
}

export interface Success {
  readonly operation: PlacedOperation;
  readonly request: SweepRequest;
}

const contract = readContract();
const operations = new Map(listOperations(contract).map((operation) => [operation.operationId, operation]));
const validatorOf = makeSchemaCheck(contract);

/** Every operation of the contract, in the order of the document. */
export const operationIds: readonly string[] = [...operations.keys()];

function operationOf(operationId: string): PlacedOperation {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}

const faultsOf = ({ schema }: MediaType, value: unknown): string[] => {
  const validate = validatorOf(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
};

/** How long a stream that has something to say may be silent, in milliseconds. */
const longestSilence = 10_000;

/** The first event of a stream; what comes after it is not waited for. */
async function firstEvent(response: Response): Promise<string> {
  const found: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => found.push(data) });
  if (response.body === null) return '';
  const signal = AbortSignal.timeout(longestSilence);
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream(), { signal })) {
    parser.feed(chunk);
    if (found.length > 0) break;
  }
  return found[0] ?? '';
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Calls operations by their ids, and checks every answer by the document alone. */
export class Sweep {
  readonly #origin: string;
  readonly complaints: string[] = [];
  readonly successes = new Map<string, Success>();
  readonly refusals = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Calls an operation and keeps what came of it. Never throws for an answer. */
  async call(operationId: string, request: SweepRequest = {}): Promise<SweepAnswer> {
    const answer = await this.send(operationId, request);
    const { status, text } = answer;
    if (status >= 200 && status < 300) {
      this.successes.set(operationId, { operation: operationOf(operationId), request });
    } else {
      this.refusals.set(operationId, `${status} ${text.slice(0, 300)}`);
    }
    return answer;
  }

  /** Calls an operation; only complaints about the answer are kept. */
  async send(operationId: string, { as, path = {}, query = {}, headers, body }: SweepRequest): Promise<SweepAnswer> {
    const operation = operationOf(operationId);
    const place = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? name),
    );
    const response = await fetch(`${this.#origin}/api${place}?${new URLSearchParams(query).toString()}`, {
      method: operation.method.toUpperCase(),
      headers: {
        ...(as === undefined
          ? {}
          : {
              Authorization: as.Authorization,
              'Device-ID': as['Device-ID'],
              'User-Login-Status': as['User-Login-Status'],
            }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return this.#read(operation, response);
  }

  async #read(operation: PlacedOperation, response: Response): Promise<SweepAnswer> {
    const { operationId } = operation;
    const { status } = response;
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const isStream = type === 'text/event-stream';
    const text = isStream ? await firstEvent(response) : await response.text();
    const complain = (fault: string) => void this.complaints.push(`${operationId} ${status}: ${fault}`);
    const content = operation.responses[String(status)]?.content;
    const media = content?.[type];
    if (status >= 500) complain(text.slice(0, 200));
    if (content === undefined) complain('the status is not declared');
    else if (media === undefined) complain(`the type ${type} is not declared`);
    const isData = type === 'application/json' || isStream;
    const value = isData ? parsed(text) : undefined;
    if (media !== undefined && isData) for (const fault of faultsOf(media, value)) complain(fault);
    if (!isData && text === '') complain('the file is empty');
    return { operationId, status, data: isStream ? value : Object(value).data, text };
  }
}

/**
 * A value inside an answer.
 *
 * @throws Error with the whole answer when there is nothing there
 */
export function valueAt(
  { operationId, status, data, text }: SweepAnswer,
  ...keys: readonly (string | number)[]
): unknown {
  let found = data;
  for (const key of keys) found = Object(found)[key];
  if (found !== undefined && found !== null) return found;
  throw new Error(`${operationId} answered ${status} without ${keys.join('.')}: ${text.slice(0, 600)}`);
}

/** A text inside an answer. */
export const textAt = (answer: SweepAnswer, ...keys: readonly (string | number)[]): string =>
  String(valueAt(answer, ...keys));

/** A list inside an answer. */
export function listAt(answer: SweepAnswer, ...keys: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(answer, ...keys);
  return Array.isArray(found) ? found : [];
}
