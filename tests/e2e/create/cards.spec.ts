import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

import { readCard } from '../../../server/src/cards/card-files/read-card.ts';
import { cardV2, pngWith } from '../../../server/src/testing/files/card-files.ts';
import { fileOf, worldInfo } from '../../../server/src/testing/files/lorebook-files.ts';
import { catalogueOf } from '../catalogue.ts';
import { expect, test as guest, visit } from '../fixtures.ts';

const test = guest.extend({ remembered: { cookieConsent: 'rejected' } });

const attack = '<img src=x onerror="document.documentElement.dataset.ran = 1">';
const card = cardV2({
  creator_notes: `Best in the evening. ${attack}`,
  alternate_greetings: [`We are closed, {{user}}. ${attack}`],
  character_book: { entries: [{ keys: ['pendulum'], content: 'It was her mother’s.', x_mine: [1] }] },
  x_from_elsewhere: { kept: true },
});

const choose = (place: Page | Locator, file: Buffer, name: string) =>
  place.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: file });

async function save(page: Page, exportButton: Locator, kind: RegExp): Promise<Buffer> {
  await exportButton.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return readFile(await (await download).path());
}

test('a card is looked into, kept, talked with, and goes out as whole as it came', async ({ page }) => {
  const file = await pngWith([['chara', card]]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await visit(page, '/en-US/character-story-hub');
  await page.getByRole('link', { name: 'Create Character' }).first().click();
  await expect(page).toHaveURL('/en-US/gen-character/create-own-character');
  await expect(page).toHaveTitle('Your characters · Fabula');
  await expect(page.getByText('Your characters will appear here')).toBeVisible();

  await choose(page, Buffer.from('hello'), 'notes.png');
  await expect(page.getByRole('alert')).toContainText('There is no card in this picture');

  await choose(page, file, 'isaura.png');
  const preview = page.getByRole('dialog', { name: 'Isaura Pell' });
  await expect(preview).toContainText('Made by A. Lindqvist');
  await expect(preview).toContainText('Character Card 2.0, PNG');
  await expect(preview.getByText('1 lorebook entry')).toBeVisible();
  await preview.getByRole('button', { name: 'Next first message' }).click();
  await expect(preview.getByRole('group', { name: 'First message 2 of 2' })).toContainText('We are closed, you.');
  await preview.getByRole('button', { name: 'Save this character' }).click();
  await expect(page.getByText('Isaura Pell is saved')).toBeVisible();
  await expect(preview).toBeHidden();

  const saved = await save(page, page.getByRole('button', { name: 'Export' }), /^PNG/);
  expect(readCard(saved).card).toEqual(readCard(file).card);
  await choose(page, saved, 'again.png');
  await page.getByRole('button', { name: 'Save this character' }).click();
  const rows = page.getByRole('region', { name: 'Yours' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const again = await save(page, rows.first().getByRole('button', { name: 'Export' }), /^charx/);
  expect(readCard(again).card).toEqual(readCard(file).card);
  const old = await save(page, rows.first().getByRole('button', { name: 'Export' }), /^JSON \(V2\)/);
  expect(readCard(old)).toMatchObject({ format: 'json', specVersion: '2.0', card: { data: { name: 'Isaura Pell' } } });

  await rows.first().getByRole('button', { name: 'Delete Isaura Pell' }).click();
  await expect(page.getByText('Isaura Pell is deleted. Your conversations stay.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.getByRole('link', { name: 'Isaura Pell' })).toHaveCount(2);

  await rows.first().getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export or import the lorebook' }).click();
  const lorebook = page.getByRole('dialog', { name: 'Lorebook of Isaura Pell' });
  await choose(lorebook, fileOf(worldInfo), 'world.json');
  await expect(lorebook.getByText('Keywords: escapement')).toBeVisible();
  await lorebook.getByRole('button', { name: 'Add to Isaura Pell' }).click();
  await expect(lorebook.getByText('now has 2 lorebook entries')).toBeVisible();
  await lorebook.getByRole('button', { name: 'Undo' }).click();
  await expect(lorebook.getByText('The previous lorebook is back')).toBeVisible();
  const download = page.waitForEvent('download');
  await lorebook.getByRole('button', { name: 'Export for SillyTavern' }).click();
  const world: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(world).toMatchObject({ entries: { 0: { key: ['pendulum'], content: 'It was her mother’s.', x_mine: [1] } } });
  await lorebook.getByRole('button', { name: 'Close' }).click();
  await expect(rows.first().getByText('1 lorebook entry')).toBeVisible();

  await rows.first().getByRole('link', { name: 'Chat' }).click();
  await expect(page.getByText('You are late')).toBeVisible();
  await page.getByRole('button', { name: 'Next version' }).click();
  await expect(page.getByText('We are closed')).toBeVisible();
  await expect(page.locator('html[data-ran]')).toHaveCount(0);
  expect(
    asked.filter((address) => !address.startsWith(new URL(page.url()).origin) && !/^(?:data|blob):/.test(address)),
  ).toEqual([]);
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ar-SA' });

  test('a card is brought, from right to left', async ({ page }) => {
    const words = catalogueOf('ar-SA');
    await visit(page, '/ar-SA/gen-character/create-own-character');
    await choose(page, await pngWith([['ccv3', card]]), 'isaura.png');
    const preview = page.getByRole('dialog', { name: 'Isaura Pell' });
    await preview.getByRole('button', { name: words['card.preview.keep'] }).click();
    await expect(page.getByRole('link', { name: 'Isaura Pell' })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
