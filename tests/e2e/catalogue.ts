import { readFileSync } from 'node:fs';
import path from 'node:path';

import { CharacterPageEnvelope, StoryPageEnvelope, Locale } from '../../server/src/contract/validators.ts';
import type { RunningServer } from '../servers/start-server.ts';

const folder = path.join(import.meta.dirname, '../../locales/catalogues');

export const locales = Locale.options;
export type Language = (typeof locales)[number];

/** The texts of a language, by message id, as its translator wrote them. */
export function catalogueOf(locale: Language): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8'));
}

async function ask(server: RunningServer, path: string, locale: Language): Promise<unknown> {
  const answer = await fetch(`${server.origin}/api${path}`, { headers: { 'language-type': locale } });
  return answer.json();
}

/** The whole list of characters that a query finds, as a guest of that language sees it. */
export const charactersOf = async (server: RunningServer, query = '', locale: Language = 'en-US') =>
  CharacterPageEnvelope.parse(await ask(server, `/characters?limit=48${query}`, locale)).data.items;

/** The whole list of stories that a query finds, as a guest of that language sees it. */
export const storiesOf = async (server: RunningServer, query = '', locale: Language = 'en-US') =>
  StoryPageEnvelope.parse(await ask(server, `/stories?limit=48${query}`, locale)).data.items;
