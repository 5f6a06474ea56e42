import type { DeviceSession } from '../../../server/src/contract/validators.ts';
import { openVisitorRegistry } from '../../servers/register-visitor.ts';
import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { startServer } from '../../servers/start-server.ts';
import { expect, test, visit } from '../fixtures.ts';
import { windowOf } from './window-of.ts';

const operator = 'operator@example.com';
const on = '/en-US/character-profile/maren-vale';

async function send(origin: string, path: string, session: DeviceSession, body: object): Promise<unknown> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

test('an operator hides a comment, suspends its author and gives points; others find nothing', async ({ browser }) => {
  test.slow();
  const server = await startServer({ LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '0', OPERATORS: operator });
  await using visitors = openVisitorRegistry(server);
  const [author, reader] = [await visitors.register(), await visitors.register()];
  const { origin } = server;
  const said = await send(origin, '/characters/maren-vale/comments', author, { text: 'Lamps, cheap.' });
  const commentId = String(Object(Object(said).data).commentId);
  await send(origin, `/characters/maren-vale/comments/${commentId}/reports`, reader, { reason: 'spam' });

  const other = await windowOf(browser, origin, reader);
  const answer = await other.goto('/en-US/operator');
  expect(answer?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible();

  const desk = await windowOf(browser, origin, await signInByEmail(origin, operator));
  await visit(desk, on);
  await desk.getByRole('button', { name: /^Account of/ }).click();
  await desk.getByRole('menuitem', { name: 'Operators’ desk' }).click();
  await expect(desk.getByText('1 report case waits for a decision.')).toBeVisible();
  await desk.getByRole('link', { name: 'It is advertising or spam' }).click();
  await desk.getByRole('radio', { name: 'Hide: only its author still sees it' }).check();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Advertising.');
  await desk.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('Visible to its author only')).toBeVisible();

  await desk.getByRole('link', { name: /^Account of/ }).click();
  await desk.getByRole('button', { name: 'Give points' }).click();
  await desk.getByRole('textbox', { name: 'Points' }).fill('40');
  await desk.getByRole('textbox', { name: 'Reason' }).fill('A picture failed.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Give points' }).click();
  await expect(desk.getByText('+40')).toBeVisible();
  await desk.getByRole('button', { name: 'Suspend' }).click();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Advertising after two warnings.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(desk.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();

  // The closed dialog goes back from its own entry of the history, which would stop the visit.
  await expect.poll(() => desk.evaluate(() => Number(Object(history.state).popups ?? 0))).toBe(0);
  await visit(desk, '/en-US/operator/log');
  await expect(desk.getByText('Account suspended').last()).toBeVisible();
  await expect(desk.getByText('Advertising after two warnings.')).toBeVisible();

  const suspended = await windowOf(browser, origin, author);
  await visit(suspended, on);
  await expect(suspended.getByText(/Your account is suspended until/)).toBeVisible();
  await expect(suspended.getByText('Advertising after two warnings.')).toBeVisible();
  const refused = await fetch(`${origin}/api/personas`, {
    method: 'POST',
    headers: { ...author, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ines', description: 'Reads maps' }),
  });
  expect([refused.status, Object(await refused.json()).reason]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  await server.stop();
});
