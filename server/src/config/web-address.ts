import { SettingError } from './variable.ts';

/**
 * The address of an engine's server, without slashes at its end.
 *
 * @param engine What the names of its settings begin with, such as `IMAGE`.
 * @throws {SettingError}
 */
export function webAddress(engine: 'IMAGE' | 'VIDEO', text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`${engine}_BASE_URL must begin with http:// or https://`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '') {
    throw new SettingError(`${engine}_BASE_URL must have no password and no parameters in it: use ${engine}_API_KEY`);
  }
  return text.replace(/\/+$/, '');
}
