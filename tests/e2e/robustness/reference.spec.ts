import { expect, test } from '../fixtures.ts';

test('the contract can be read and tried on a page of our own', async ({ page, server }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== server.origin) outside.push(request.url());
  });
  await page.goto('/api/reference');
  await page.locator('#operations-tag-explore').click({ timeout: 120_000 });
  const operation = page.locator('#operations-explore-getHome');
  await expect(operation).toBeVisible();
  await operation.getByRole('button').first().click();
  await expect(operation).toContainText('Responses');
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"code": 200');
  expect(outside).toEqual([]);
});
