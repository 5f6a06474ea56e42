import { ChatSettings } from '../../contract/validators.ts';
import type { ChatRow } from '../tables.ts';

export const USUAL: Readonly<ChatSettings> = {
  model: null,
  temperature: null,
  replyTokens: null,
  noteDepth: null,
  instructions: '',
};

export function readSettings({ settings }: Pick<ChatRow, 'settings'>): ChatSettings {
  return settings === null ? USUAL : ChatSettings.parse(JSON.parse(settings));
}

/** Null where nothing is set. */
export function writeSettings({
  instructions,
  model,
  noteDepth,
  replyTokens,
  temperature,
}: ChatSettings): string | null {
  const isUsual = [model, temperature, replyTokens, noteDepth].every((value) => value === null) && instructions === '';
  return isUsual ? null : JSON.stringify({ model, temperature, replyTokens, noteDepth, instructions });
}
