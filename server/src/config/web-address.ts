import { isLoopback } from '../lib/loopback.ts';
import { SettingError } from './variable.ts';

const SETTINGS = {
  IMAGE: { address: 'IMAGE_BASE_URL', key: 'IMAGE_API_KEY' },
  VIDEO: { address: 'VIDEO_BASE_URL', key: 'VIDEO_API_KEY' },
  EMBEDDINGS: { address: 'EMBEDDINGS_BASE_URL', key: 'EMBEDDINGS_API_KEY' },
  SPEECH: { address: 'SPEECH_ENGINE_URL', key: 'SPEECH_ENGINE_KEY' },
} as const;

/**
 * The address of an engine's server, without slashes at its end.
 *
 * @param engine What the names of its settings begin with, such as `IMAGE`.
 * @throws {SettingError}
 */
export function webAddress(engine: keyof typeof SETTINGS, text: string): string {
  const { address, key } = SETTINGS[engine];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`${address} must begin with http:// or https://`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '') {
    throw new SettingError(`${address} must have no password and no parameters in it: use ${key}`);
  }
  return text.replace(/\/+$/, '');
}

/**
 * Checks the address of a party that tells who a user is: without TLS, anyone on the way could answer in its place.
 *
 * @param name The setting.
 * @throws {SettingError} In production for `http:` too, unless the host is a loopback address.
 */
export function requireTrustedAddress(name: string, text: string, production: boolean): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`${name} must begin with http:// or https://`);
  }
  if (production && url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new SettingError(`${name} must begin with https:// in production, unless its host is a loopback address`);
  }
}
