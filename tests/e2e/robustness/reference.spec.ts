import { expect, test } from '../fixtures.ts';

test('the contract can be read and tried on a page of our own', async ({ page, server }) => {
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
  // What an answer holds is written elsewhere in the contract.
  await operation.getByRole('tab', { name: 'Schema' }).first().click();
  await expect(operation).toContainText('HomeEnvelope');
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"code": 200');
  await expect(page.getByText(/Could not resolve/)).toHaveCount(0);
  expect(outside).toEqual([]);
});
