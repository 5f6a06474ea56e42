import Bowser from 'bowser';

/** Browsers send less; the rest is ignored. */
const LONGEST_USER_AGENT = 512;
const LONGEST_NAME = 80;

/** What opened a session, such as `Chrome on Linux`; empty when the User-Agent does not tell. */
export function clientName(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  const name = [browser.name, os.name].filter(Boolean).join(' on ');
  return name.slice(0, LONGEST_NAME);
}
