import InAppSpy from 'inapp-spy';

/** Telegram's browser on Android says so; the library knows Telegram only by what it adds to a page. */
const telegram = /\bTelegram-Android\//;

/**
 * Whether a page is open in the browser inside another app (Instagram, Facebook, Telegram, a web view …). Google refuses
 * to sign anyone in there (`403 disallowed_useragent`), so that such visitors are led to a code by email.
 *
 * @param userAgent the browser's own words
 */
export const isEmbeddedBrowser = (userAgent: string): boolean =>
  // Google's own search app is no browser that Google refuses.
  telegram.test(userAgent) || InAppSpy({ ua: userAgent, skip: [{ appKey: 'gsa' }] }).isInApp;
