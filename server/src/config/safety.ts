import { optional, SettingError, words, type Variable } from './variable.ts';

export interface SafetyConfig {
  moderation: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
}

export const safetyDefinitions = {
  MODERATION_BASE_URL: optional({
    fallback: 'local rules alone',
    description: 'OpenAI-compatible API with its version whose moderations endpoint also checks texts',
  }),
  MODERATION_API_KEY: optional({ fallback: '', description: 'Key of that API, if it needs one' }),
  MODERATION_MODEL: words({ default: 'omni-moderation-latest', description: 'Model of that endpoint' }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Throws SettingError. */
export function readSafety(read: Read): SafetyConfig {
  const baseUrl = read('MODERATION_BASE_URL', safetyDefinitions.MODERATION_BASE_URL);
  if (baseUrl === undefined) return { moderation: undefined };
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    throw new SettingError('MODERATION_BASE_URL must begin with http:// or https://');
  }
  const apiKey = read('MODERATION_API_KEY', safetyDefinitions.MODERATION_API_KEY);
  const model = read('MODERATION_MODEL', safetyDefinitions.MODERATION_MODEL);
  return { moderation: { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model } };
}
