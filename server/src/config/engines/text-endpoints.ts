import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ENGINE_CLASSES, type EngineClass } from './engine-class.ts';
import { systemReason } from '../../lib/start-error.ts';
import { optional, SettingError, type Variable } from '../variable.ts';
import { CACHE_HINTS, REASONING, type RequestOptions } from './request-options.ts';
import { checkedBody } from './text-requests.ts';
import type { OfferedModel } from './text-models.ts';

/** One of several OpenAI-compatible engines. */
export interface TextEndpoint {
  /** In logs and metrics. */
  name: string;
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** That a chat may choose besides. */
  otherModels: OfferedModel[];
  weight: number;
  engineClass: EngineClass;
  contextTokens: number;
  /** Of a reply; undefined for the usual price. */
  points: number | undefined;
  seesImages: boolean;
  /** In ms. */
  firstTokenMs: number | undefined;
  request: RequestOptions;
}

/** What holds for an engine that does not say otherwise. */
export interface UsualEndpoint extends RequestOptions {
  contextTokens: number;
}

const MOST_ENGINES = 32;
const MOST_POINTS = 1_000_000;
const modelName = z.string().regex(/^\S{1,120}$/, 'a name without spaces');
const points = z.int().min(0).max(MOST_POINTS);

const Endpoint = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'up to 32 small letters, digits and hyphens'),
  url: z.string(),
  keyEnv: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'the name of a variable, not a key')
    .optional(),
  keyFile: z.string().min(1).optional(),
  model: modelName,
  otherModels: z
    .array(z.strictObject({ model: modelName, points }))
    .max(23)
    .default([]),
  weight: z.number().positive().max(1_000).default(1),
  class: z.enum(ENGINE_CLASSES).default('fast'),
  contextTokens: z.int().min(1024).max(2_000_000).optional(),
  points: points.optional(),
  seesImages: z.boolean().default(false),
  firstTokenSeconds: z.int().min(1).max(3600).default(30),
  extraBody: z.record(z.string(), z.unknown()).optional(),
  reasoning: z.enum(REASONING).optional(),
  cacheHint: z.enum(CACHE_HINTS).optional(),
});
type Endpoint = z.output<typeof Endpoint>;

const Endpoints = z.array(Endpoint).min(1, 'one engine or more').max(MOST_ENGINES);

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/**
 * The engines that a JSON list describes.
 *
 * @param setting The list itself, or the path of a file with it. Keys are in neither: an engine names the variable or the
 * file of its own.
 * @throws {SettingError}
 */
export function readEndpoints(read: Read, setting: string, usual: UsualEndpoint): [TextEndpoint, ...TextEndpoint[]] {
  const parsed = Endpoints.safeParse(parseJson(setting.startsWith('[') ? setting : readText(setting)));
  if (!parsed.success) throw new SettingError(`TEXT_ENGINES must be a list of engines: ${faultOf(parsed.error)}`);
  const [first, ...others] = parsed.data.map((endpoint) => toEndpoint(read, endpoint, usual));
  if (first === undefined) throw new SettingError('TEXT_ENGINES must name one engine or more');
  const all = [first, ...others] as const;
  if (new Set(all.map(({ name }) => name)).size < all.length) {
    throw new SettingError('TEXT_ENGINES must give each engine a name of its own');
  }
  for (const engineClass of ENGINE_CLASSES) {
    const prices = all.filter((one) => one.engineClass === engineClass).map((one) => one.points);
    // What a reply costs is shown before one of them is chosen.
    if (new Set(prices).size > 1) {
      throw new SettingError(`TEXT_ENGINES must have the same points for all engines of the class ${engineClass}`);
    }
  }
  return [first, ...others];
}

/** The models that a chat may choose, each once. Throws SettingError for one with two prices. */
export function modelsOf(endpoints: readonly TextEndpoint[]): OfferedModel[] {
  const offered = new Map<string, number>();
  for (const { model, points: price } of endpoints.flatMap(({ otherModels }) => otherModels)) {
    if ((offered.get(model) ?? price) !== price) {
      throw new SettingError(`TEXT_ENGINES must have the same points for the model ${model} everywhere`);
    }
    offered.set(model, price);
  }
  return [...offered].map(([model, price]) => ({ model, points: price }));
}

function toEndpoint(read: Read, endpoint: Endpoint, usual: UsualEndpoint): TextEndpoint {
  return {
    name: endpoint.name,
    baseUrl: addressOf(endpoint),
    apiKey: keyOf(read, endpoint),
    model: endpoint.model,
    otherModels: endpoint.otherModels,
    weight: endpoint.weight,
    engineClass: endpoint.class,
    contextTokens: endpoint.contextTokens ?? usual.contextTokens,
    points: endpoint.points,
    seesImages: endpoint.seesImages,
    firstTokenMs: endpoint.firstTokenSeconds * 1000,
    request: {
      extraBody: checkedBody('TEXT_ENGINES', endpoint.extraBody ?? usual.extraBody),
      reasoning: endpoint.reasoning ?? usual.reasoning,
      cacheHint: endpoint.cacheHint ?? usual.cacheHint,
    },
  };
}

function addressOf({ name, url: text }: Endpoint): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`TEXT_ENGINES must have a url for ${name} that begins with http:// or https://`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '') {
    throw new SettingError(`TEXT_ENGINES must have a url without password and parameters for ${name}: use keyEnv`);
  }
  return text.replace(/\/+$/, '');
}

function keyOf(read: Read, { keyEnv, keyFile, name }: Endpoint): string | undefined {
  if (keyEnv !== undefined && keyFile !== undefined) {
    throw new SettingError(`TEXT_ENGINES must have keyEnv or keyFile for ${name}, not both`);
  }
  if (keyFile !== undefined) return requireKey(readText(keyFile).trim(), keyFile, name);
  if (keyEnv === undefined) return undefined;
  const key = read(keyEnv, optional({ fallback: '', description: '' }));
  return requireKey(key, keyEnv, name);
}

function requireKey(key: string | undefined, place: string, name: string): string {
  if (key === undefined || key === '') throw new SettingError(`${place} must have the key of ${name} of TEXT_ENGINES`);
  return key;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingError(`TEXT_ENGINES must name files that can be read: ${systemReason(error)}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingError('TEXT_ENGINES must be a list in JSON, or the path of a file with one');
  }
}

/** Names the place, never a value, which may be a key in the wrong field. */
function faultOf({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'unknown';
  const place = issue.path.map((part) => (typeof part === 'number' ? `engine ${part + 1}` : String(part))).join(', ');
  return [place, issue.message].filter(Boolean).join(': ');
}
