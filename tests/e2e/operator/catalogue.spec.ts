import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { startServer } from '../../servers/start-server.ts';
import { expect, test, visit } from '../fixtures.ts';
import { windowOf } from './window-of.ts';

const operator = 'operator@example.com';
const profile = '/en-US/character-profile/maren-vale';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px, an operator features a character, then hides it, and visitors see both`, async ({
    browser,
  }) => {
    test.slow();
    const server = await startServer({ LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '0', OPERATORS: operator });
    const { origin } = server;
    const desk = await windowOf(browser, origin, await signInByEmail(origin, operator), viewport);
    await visit(desk, '/en-US/operator');
    await desk.getByRole('link', { name: 'Catalogue' }).click();
    const search = desk.getByRole('searchbox', { name: 'Search the catalogue' });
    await search.fill('maren');
    await search.press('Enter');
    await expect(desk.getByRole('link', { name: 'Maren Vale' })).toBeVisible();

    await desk.getByRole('button', { name: 'Feature' }).click();
    await desk.getByRole('textbox', { name: 'Reason' }).fill('A voice to meet.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Feature' }).click();
    await expect(desk.getByText('Featured: 1 of 12')).toBeVisible();
    const first = await windowOf(browser, origin, undefined, viewport);
    await visit(first, '/en-US/character-story-hub');
    const shelf = first.getByRole('region', { name: 'Well worth meeting' });
    await expect(shelf.getByRole('link', { name: /Maren Vale/ })).toBeVisible();

    await desk.getByRole('button', { name: 'Hide' }).click();
    await desk.getByRole('radio', { name: 'Something else' }).check();
    await desk.getByRole('textbox', { name: 'Reason' }).fill('Drawn from a real person.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await expect(desk.getByRole('button', { name: 'Show again' })).toBeVisible();
    const second = await windowOf(browser, origin, undefined, viewport);
    const answer = await second.goto(profile);
    expect(answer?.status()).toBe(404);
    await expect(second.getByRole('heading', { name: 'Page not found' })).toBeVisible();

    await desk.getByRole('link', { name: 'Audit log' }).click();
    await expect(desk.getByText('A voice to meet.')).toBeVisible();
    await expect(desk.getByText('Drawn from a real person.')).toBeVisible();
    await server.stop();
  });
}
