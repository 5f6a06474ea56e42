import type { Page } from '@playwright/test';

import { expect, stored, test as guest } from '../fixtures.ts';
import { openSignIn, popup, putOffReward } from '../wallet-providers/sign-in-steps.ts';

export const test = guest.extend({ remembered: { cookieConsent: 'rejected' } });

/** The parties behind which the local identity provider stands, and the path at which each one's code is exchanged. */
export const parties = [
  { name: 'google', label: 'Google', exchange: '/registerlogin/google/callback' },
  { name: 'facebook', label: 'Facebook', exchange: '/registerlogin/facebook/callback' },
  { name: 'twitter', label: 'X', exchange: '/registerlogin/twitter/callback' },
  { name: 'apple', label: 'Apple', exchange: '/registerlogin/apple/callback' },
  { name: 'discord', label: 'Discord', exchange: '/registerlogin/discord/login' },
] as const;

export type Party = (typeof parties)[number];

/** Where every party but Apple sends its visitors back to; Apple posts to the server, which sends them there. */
export const returnPath = '/en-US/registerlogin';

/** Presses a party's button in the popup, which has to be open, and waits for the stand-in's page. */
export async function departTo(page: Page, { label }: Party): Promise<void> {
  await popup(page)
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  await expect(page.getByRole('heading', { name: `Local stand-in for ${label}` })).toBeVisible();
}

export async function setOut(page: Page, party: Party): Promise<void> {
  await openSignIn(page);
  await departTo(page, party);
}

export async function vouchFor(page: Page, person: { readonly email: string; readonly name: string }): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Name').fill(person.name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const cancel = (page: Page): Promise<void> => page.getByRole('button', { name: 'Cancel' }).click();

export async function completeProfileOnPage(page: Page, nickname: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await expect(page).toHaveURL(returnPath);
  await main.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await main.getByRole('button', { name: 'Fill blanks' }).click();
  await main.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await putOffReward(page);
}

export async function keptOfRoundTrips(page: Page): Promise<string[]> {
  return Object.keys(await stored(page)).filter((key) => /_login_|^twitter_code_/.test(key));
}

/** The address that the provider, or the server for Apple, sends the browser back to next; it holds a code. */
export async function nextReturn(page: Page): Promise<URL> {
  const request = await page.waitForRequest(
    (candidate) => candidate.isNavigationRequest() && new URL(candidate.url()).pathname === returnPath,
  );
  return new URL(request.url());
}
