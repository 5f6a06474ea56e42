import type { Browser, Page } from '@playwright/test';

import type { DeviceSession } from '../../../server/src/contract/validators.ts';
import { rewardPutOff } from '../registered.ts';

/** A browser window of an account, or of a visitor who comes for the first time. */
export async function windowOf(
  browser: Browser,
  origin: string,
  session: DeviceSession | undefined,
  viewport: { readonly width: number; readonly height: number } = { width: 1280, height: 844 },
): Promise<Page> {
  const remembered = { cookieConsent: 'rejected', ...session, ...rewardPutOff() };
  const localStorage = Object.entries(remembered).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}
