import { expect as expectSoon, test } from '../fixtures.ts';

/** The reader takes the whole contract in before it answers: most of a minute on a slow machine that is busy besides. */
const readingMs = 120_000;
const expect = expectSoon.configure({ timeout: readingMs });

test('the contract can be read and tried on a page of our own', async ({ page, server }) => {
  test.setTimeout(3 * readingMs);
  page.setDefaultTimeout(readingMs);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== server.origin) outside.push(request.url());
  });
  await page.goto('/api/reference');
  await page.locator('#operations-tag-explore').click();
  const operation = page.locator('#operations-explore-getHome');
  await expect(operation).toBeVisible();
  await operation.getByRole('button').first().click();
  await expect(operation).toContainText('Responses');
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"code": 200');
  expect(outside).toEqual([]);
});
