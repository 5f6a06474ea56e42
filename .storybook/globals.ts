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

/** The languages of the product, in the order of the toolbar. */
export const languages = [
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

type MenuIcon = 'globe' | 'mirror' | 'paintbrush' | 'user' | 'eye' | 'database' | 'photo';

/** A menu of the toolbar: what people call each value, by the value. */
const menu = (name: string, icon: MenuIcon, labels: Readonly<Record<string, string>>) => ({
  name,
  description: name,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(labels).map(([value, title]) => ({ value, title })) },
});

/** A language by its own name and in English: “German (Germany) · Deutsch”. */
const languageLabel = (locale: Locale): string => {
  const nameIn = (reader: Locale, style: 'standard' | 'dialect') =>
    new Intl.DisplayNames(reader, { type: 'language', languageDisplay: style }).of(locale);
  return `${nameIn('en-US', 'standard')} · ${nameIn(locale, 'dialect')}`;
};

/** `failedClaim` as “Failed claim”. */
const scenarioLabel = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const globalTypes = {
  locale: menu('Language', 'globe', Object.fromEntries(languages.map((locale) => [locale, languageLabel(locale)]))),
  theme: menu('Theme', 'mirror', { night: 'Night', day: 'Day' }),
  brand: menu('Brand', 'paintbrush', { fabula: 'Fabula', noctis: 'Noctis' }),
  session: menu('Who is reading', 'user', { guest: 'A guest', registered: 'Signed in' }),
  contentMode: menu('Content mode', 'eye', { sfw: 'For everyone', nsfw: 'Adults only' }),
  scenario: menu('What the server answers', 'database', {
    session: 'As the session has it',
    ...Object.fromEntries(Object.keys(scenarios).map((name) => [name, scenarioLabel(name)])),
  }),
  art: menu('Pictures', 'photo', { drawn: 'Drawn pictures', 'stand-in': 'Plain stand-ins' }),
};

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((candidate) => candidate === value);

/** The globals of a story, checked: what is unknown falls back to the beginning. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  const { locale, theme, brand, session, contentMode, scenario, art } = globals;
  return {
    locale: isOneOf(languages, locale) ? locale : initialGlobals.locale,
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
