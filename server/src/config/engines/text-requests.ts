import { z } from 'zod';
import { CACHE_HINTS, REASONING, RESERVED_FIELDS, type ExtraBody, type RequestOptions } from './request-options.ts';
import { choice, optional, SettingError, type Variable } from '../variable.ts';

export const requestDefinitions = {
  TEXT_EXTRA_BODY: optional({
    fallback: 'nothing',
    description: 'JSON object whose fields are added to each request to a text engine, such as {"min_p":0.05}',
  }),
  TEXT_REASONING: choice({
    values: REASONING,
    default: 'default',
    description:
      'Whether a reasoning model thinks: no-thinking sets enable_thinking for vLLM, SGLang and llama.cpp, the others reasoning_effort',
  }),
  TEXT_CACHE_HINT: choice({
    values: CACHE_HINTS,
    default: 'none',
    description: 'Where a text engine or its router takes a key of the chat, to find the cache of its prompt',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** For all engines, where one of several does not have its own. Throws SettingError. */
export function readRequestOptions(read: Read): RequestOptions {
  const text = read('TEXT_EXTRA_BODY', requestDefinitions.TEXT_EXTRA_BODY);
  return {
    extraBody: text === undefined ? {} : checkedBody('TEXT_EXTRA_BODY', parseJson(text)),
    reasoning: read('TEXT_REASONING', requestDefinitions.TEXT_REASONING),
    cacheHint: read('TEXT_CACHE_HINT', requestDefinitions.TEXT_CACHE_HINT),
  };
}

/** Throws SettingError that begins with the name of the setting, for no object and for fields that are the server's. */
export function checkedBody(setting: string, value: unknown): ExtraBody {
  const { data } = z.record(z.string(), z.unknown()).safeParse(value);
  if (data === undefined) throw new SettingError(`${setting} must be an object in JSON, such as {"min_p":0.05}`);
  const reserved = RESERVED_FIELDS.find((field) => field in data);
  if (reserved !== undefined) throw new SettingError(`${setting} must not have ${reserved}, which the server decides`);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
