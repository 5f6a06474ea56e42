import { modelFileDefinitions, readModelFile, type ModelFile } from './model-file.ts';
import { modelsOf, readEndpoints, type TextEndpoint, type UsualEndpoint } from './text-endpoints.ts';
import { readModels, type OfferedModel } from './text-models.ts';
import { readRequestOptions, requestDefinitions } from './text-requests.ts';
import type { RequestOptions } from './request-options.ts';
import { choice, optional, SettingError, wholeNumber, words, yesNo, type Variable } from '../variable.ts';

export type TextChoice =
  | { kind: 'openai'; baseUrl: string; apiKey: string | undefined; model: string; seesImages: boolean }
  | { kind: 'ollama'; url: string; model: string | undefined; whenAbsent: 'offline' | 'fail' }
  | ModelFile
  | { kind: 'several'; endpoints: [TextEndpoint, ...TextEndpoint[]] }
  | { kind: 'offline' };

export interface TextConfig {
  engine: TextChoice;
  models: OfferedModel[];
  /** Of one engine; several have their own. */
  request: RequestOptions;
  /** In ms; after it an engine counts as stalled. */
  stallMs: number;
  /** Prompt and reply together; of several engines, the smallest. */
  contextTokens: number;
  replyTokens: number;
  /** Percentage of a prompt; memberships multiply it. */
  memoryPercent: number;
}

export const textDefinitions = {
  TEXT_ENGINE: choice({
    values: ['auto', 'openai', 'file', 'ollama', 'offline'],
    default: 'auto',
    description:
      'Engine that writes replies; auto is TEXT_BASE_URL or TEXT_MODEL_FILE where one is set, else a local Ollama, else ' +
      'offline',
  }),
  TEXT_ENGINES: optional({
    fallback: 'one engine, by the settings below',
    description: 'Several OpenAI-compatible engines: a file with a list in JSON, or the list; see “Several engines”',
  }),
  TEXT_BASE_URL: optional({
    fallback: 'no hosted model',
    description: 'OpenAI-compatible API with its version, such as https://api.openai.com/v1',
  }),
  TEXT_API_KEY: optional({ fallback: '', description: 'Key of that API, if it needs one' }),
  TEXT_MODEL: optional({
    fallback: 'the newest of Ollama',
    description: 'Name of the model; needed with TEXT_BASE_URL',
  }),
  TEXT_MODELS: optional({
    fallback: 'no choice',
    description: 'Other models of that API that visitors may choose in a chat, each as model=points of a reply',
  }),
  ...modelFileDefinitions,
  ...requestDefinitions,
  TEXT_SEES_IMAGES: yesNo({
    fallback: 'no',
    description: 'Whether that model accepts pictures; else it gets their descriptions',
  }),
  TEXT_STALL_SECONDS: wholeNumber({
    default: 60,
    min: 1,
    max: 3600,
    description: 'Seconds without output after which a reply fails; local models may need long to load',
  }),
  TEXT_CONTEXT_TOKENS: wholeNumber({
    default: 8192,
    min: 1024,
    max: 2_000_000,
    description: 'Context of the model in tokens, reply included; Ollama needs an OLLAMA_CONTEXT_LENGTH as large',
  }),
  TEXT_REPLY_TOKENS: wholeNumber({ default: 400, min: 16, max: 32_768, description: 'Longest reply, in tokens' }),
  TEXT_MEMORY_PERCENT: wholeNumber({
    default: 12,
    min: 4,
    max: 40,
    description: 'Share of the prompt for the memory of a chat, in percent',
  }),
  OLLAMA_URL: words({
    default: 'http://127.0.0.1:11434',
    description: 'Address of a local Ollama; off for none',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Mode = 'development' | 'test' | 'production';
type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** `localAllowed`: look for a local engine by default. Throws SettingError, also in production without an engine. */
export function readText(read: Read, mode: Mode, localAllowed: boolean): TextConfig {
  const contextTokens = read('TEXT_CONTEXT_TOKENS', textDefinitions.TEXT_CONTEXT_TOKENS);
  const replyTokens = read('TEXT_REPLY_TOKENS', textDefinitions.TEXT_REPLY_TOKENS);
  const request = readRequestOptions(read);
  const engine = readSeveral(read, { ...request, contextTokens }) ?? readEngine(read, mode, localAllowed);
  const contexts = engine.kind === 'several' ? engine.endpoints.map((one) => one.contextTokens) : [contextTokens];
  if (replyTokens > Math.min(...contexts) / 2) {
    throw new SettingError(
      'TEXT_REPLY_TOKENS must not be more than half of TEXT_CONTEXT_TOKENS and of any engine’s contextTokens',
    );
  }
  return {
    engine,
    request,
    models:
      engine.kind === 'several'
        ? modelsOf(engine.endpoints)
        : readModels(read('TEXT_MODELS', textDefinitions.TEXT_MODELS)),
    stallMs: read('TEXT_STALL_SECONDS', textDefinitions.TEXT_STALL_SECONDS) * 1000,
    contextTokens: Math.min(...contexts),
    replyTokens,
    memoryPercent: read('TEXT_MEMORY_PERCENT', textDefinitions.TEXT_MEMORY_PERCENT),
  };
}

/** The same engines for a server without points. */
export function withoutPrices(text: TextConfig): TextConfig {
  const models = text.models.map((model) => ({ ...model, points: 0 }));
  if (text.engine.kind !== 'several') return { ...text, models };
  const [first, ...others] = text.engine.endpoints;
  const withoutPrice = (endpoint: TextEndpoint): TextEndpoint => ({ ...endpoint, points: 0 });
  return {
    ...text,
    models,
    engine: { kind: 'several', endpoints: [withoutPrice(first), ...others.map(withoutPrice)] },
  };
}

/** Undefined where there is one engine. */
function readSeveral(read: Read, usual: UsualEndpoint): TextChoice | undefined {
  const setting = read('TEXT_ENGINES', textDefinitions.TEXT_ENGINES);
  if (setting === undefined) return undefined;
  const kind = read('TEXT_ENGINE', textDefinitions.TEXT_ENGINE);
  if (kind !== 'auto' && kind !== 'openai') {
    throw new SettingError(`TEXT_ENGINE must not be ${kind} where there are TEXT_ENGINES`);
  }
  for (const name of ['TEXT_BASE_URL', 'TEXT_API_KEY', 'TEXT_MODEL', 'TEXT_MODELS', 'TEXT_MODEL_FILE'] as const) {
    if (read(name, textDefinitions[name]) !== undefined) {
      throw new SettingError(`${name} must not be set where there are TEXT_ENGINES, which have their own`);
    }
  }
  return { kind: 'several', endpoints: readEndpoints(read, setting, usual) };
}

function readEngine(read: Read, mode: Mode, localAllowed: boolean): TextChoice {
  const chosen = read('TEXT_ENGINE', textDefinitions.TEXT_ENGINE);
  const baseUrl = read('TEXT_BASE_URL', textDefinitions.TEXT_BASE_URL);
  const hasFile = read('TEXT_MODEL_FILE', textDefinitions.TEXT_MODEL_FILE) !== undefined;
  if (chosen === 'file' || (chosen === 'auto' && hasFile)) return readModelFile(read);
  if (chosen === 'openai' || (chosen === 'auto' && baseUrl !== undefined)) return readHosted(read, baseUrl);
  if (chosen === 'offline') return { kind: 'offline' };
  const url = read('OLLAMA_URL', textDefinitions.OLLAMA_URL);
  const model = read('TEXT_MODEL', textDefinitions.TEXT_MODEL);
  if (chosen === 'ollama') {
    return { kind: 'ollama', url: webAddress('OLLAMA_URL', url), model, whenAbsent: 'fail' };
  }
  if (!localAllowed) {
    throw new SettingError(
      'TEXT_ENGINE must be ollama or offline in production where there is neither TEXT_BASE_URL nor TEXT_MODEL_FILE',
    );
  }
  // Tests must not find engines of the machine.
  if (mode === 'test' || url === 'off') return { kind: 'offline' };
  return { kind: 'ollama', url: webAddress('OLLAMA_URL', url), model, whenAbsent: 'offline' };
}

function readHosted(read: Read, baseUrl: string | undefined): TextChoice {
  if (baseUrl === undefined) throw new SettingError('TEXT_BASE_URL must be set where TEXT_ENGINE is openai');
  const model = read('TEXT_MODEL', textDefinitions.TEXT_MODEL);
  if (model === undefined) throw new SettingError('TEXT_MODEL must be set with TEXT_BASE_URL');
  const apiKey = read('TEXT_API_KEY', textDefinitions.TEXT_API_KEY);
  const seesImages = read('TEXT_SEES_IMAGES', textDefinitions.TEXT_SEES_IMAGES) ?? false;
  return { kind: 'openai', baseUrl: webAddress('TEXT_BASE_URL', baseUrl), apiKey, model, seesImages };
}

function webAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SettingError(`${name} must begin with http:// or https://`);
  }
  return text.replace(/\/+$/, '');
}
