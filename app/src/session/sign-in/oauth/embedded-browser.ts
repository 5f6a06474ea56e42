import InAppSpy from 'inapp-spy';

/** Telegram's browser on Android says so; the library knows Telegram only by what it adds to a page. */
const telegram = /\bTelegram-Android\//;

/** Whether another app embeds this browser: Google refuses it (`403 disallowed_useragent`). */
export const isEmbeddedBrowser = (userAgent: string): boolean =>
  // Google's own search app is no browser that Google refuses.
  telegram.test(userAgent) || InAppSpy({ ua: userAgent, skip: [{ appKey: 'gsa' }] }).isInApp;
