import { optional, SettingError, type Variable } from './variable.ts';

export interface SiteConfig {
  /** Undefined where not published. */
  operator: { name: string; contact: string | undefined } | undefined;
  sourceUrl: string | undefined;
}

const LONGEST_NAME = 200;
const LONGEST_CONTACT = 500;

export const siteDefinitions = {
  OPERATOR_NAME: optional({
    fallback: 'not published',
    description: 'Name of the operator on the terms and about pages',
  }),
  OPERATOR_CONTACT: optional({
    fallback: 'not published',
    description: 'Contact of the operator: an email address, a web address, or a line of text; needs OPERATOR_NAME',
  }),
  SOURCE_URL: optional({
    fallback: 'not linked',
    description: 'Web address of the source code of this server, linked by the page about us',
  }),
} as const satisfies Record<string, Variable<string | undefined>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Throws SettingError. */
export function readSite(read: Read): SiteConfig {
  const name = read('OPERATOR_NAME', siteDefinitions.OPERATOR_NAME);
  const contact = read('OPERATOR_CONTACT', siteDefinitions.OPERATOR_CONTACT);
  const sourceUrl = read('SOURCE_URL', siteDefinitions.SOURCE_URL);
  if (name === undefined && contact !== undefined) {
    throw new SettingError('OPERATOR_NAME must be set where there is an OPERATOR_CONTACT');
  }
  requireShort('OPERATOR_NAME', name, LONGEST_NAME);
  requireShort('OPERATOR_CONTACT', contact, LONGEST_CONTACT);
  if (sourceUrl !== undefined && (!URL.canParse(sourceUrl) || !/^https?:$/.test(new URL(sourceUrl).protocol))) {
    throw new SettingError('SOURCE_URL must begin with http:// or https://');
  }
  return { operator: name === undefined ? undefined : { name, contact }, sourceUrl };
}

function requireShort(name: string, text: string | undefined, longest: number): void {
  if (text !== undefined && text.length > longest) {
    throw new SettingError(`${name} must have ${longest} characters at most`);
  }
}
