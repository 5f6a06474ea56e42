import type { Locale } from '@fabula/sdk';
import { isScenarioName, scenarios } from '@fabula/sdk/mocks';
import type { RequestHandler } from 'msw';

import { standInArt } from './stand-in-art';

/** What the toolbar, a story's `globals` or a look decide about the world a story stands in. */
export interface StoryGlobals {
  readonly locale: Locale;
  readonly theme: 'night' | 'day';
  readonly brand: 'fabula' | 'noctis';
  readonly session: 'guest' | 'registered';
  readonly contentMode: 'sfw' | 'nsfw';
  /** A scenario of the mocks; `session` alone decides when it is `session`. */
  readonly scenario: string;
  readonly art: 'drawn' | 'stand-in';
}

export const initialGlobals = {
  locale: 'en-US',
  theme: 'night',
  brand: 'fabula',
  session: 'guest',
  contentMode: 'sfw',
  scenario: 'session',
  art: 'drawn',
} as const satisfies StoryGlobals;

const locales = [
  'en-US',
  'zh-CN',
  'es-ES',
  'ar-SA',
  'pt-PT',
  'tr-TR',
  'ja-JP',
  'ko-KR',
  'fr-FR',
  'de-DE',
] as const satisfies readonly Locale[];

const menu = (
  description: string,
  icon: 'globe' | 'mirror' | 'paintbrush' | 'user' | 'eye' | 'database' | 'photo',
  items: readonly string[],
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [...items] },
});

export const globalTypes = {
  locale: menu('Language', 'globe', locales),
  theme: menu('Theme', 'mirror', ['night', 'day']),
  brand: menu('Brand', 'paintbrush', ['fabula', 'noctis']),
  session: menu('Session', 'user', ['guest', 'registered']),
  contentMode: menu('Content mode', 'eye', ['sfw', 'nsfw']),
  scenario: menu('What the server answers', 'database', ['session', ...Object.keys(scenarios)]),
  art: menu('Pictures', 'photo', ['drawn', 'stand-in']),
};

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((candidate) => candidate === value);

/** The globals of a story, checked: what is unknown falls back to the beginning. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  const { locale, theme, brand, session, contentMode, scenario, art } = globals;
  return {
    locale: isOneOf(locales, locale) ? locale : initialGlobals.locale,
    theme: theme === 'day' ? 'day' : 'night',
    brand: brand === 'noctis' ? 'noctis' : 'fabula',
    session: session === 'registered' ? 'registered' : 'guest',
    contentMode: contentMode === 'nsfw' ? 'nsfw' : 'sfw',
    scenario: typeof scenario === 'string' ? scenario : initialGlobals.scenario,
    art: art === 'stand-in' ? 'stand-in' : 'drawn',
  };
}

export const handlersOf = ({ scenario, session, art }: StoryGlobals): RequestHandler[] => [
  ...(art === 'stand-in' ? standInArt() : []),
  ...scenarios[isScenarioName(scenario) ? scenario : session](),
];
