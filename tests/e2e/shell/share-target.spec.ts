import { expect, test, visit } from '../fixtures.ts';
import { startDoor, untilControlled, type Door } from './door.ts';

test.use({ serviceWorkers: 'allow', remembered: { cookieConsent: 'rejected' } });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let door: Door;
test.beforeAll(async () => {
  door = await startDoor();
});
test.afterAll(() => door[Symbol.asyncDispose]());

interface Shared {
  readonly text?: string;
  readonly file?: { readonly name: string; readonly type: string; readonly content: string };
}

/** Sends a form as the system does when something is shared with an installed site: as a navigation. */
const share = ({ file, text }: Shared) => {
  const form = document.createElement('form');
  form.action = '/en-US/share-target';
  form.method = 'POST';
  form.enctype = 'multipart/form-data';
  const field = (name: string, type: string) => {
    const input = document.createElement('input');
    input.name = name;
    input.type = type;
    form.append(input);
    return input;
  };
  if (text !== undefined) field('text', 'text').value = text;
  if (file !== undefined) {
    const files = new DataTransfer();
    files.items.add(new File([file.content], file.name, { type: file.type }));
    field('card', 'file').files = files.files;
  }
  document.body.append(form);
  form.submit();
};

const card = (name: string) =>
  JSON.stringify({
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: { name, description: 'Counts boats.', first_mes: 'Seven.', personality: '', scenario: '', mes_example: '' },
  });

test('what is shared with the installed site is imported as a card, once', async ({ page, context }) => {
  await visit(page, `${door.origin}/en-US/about-us`);
  await untilControlled(page);
  await page.evaluate(share, { file: { name: 'corvin.json', type: 'application/json', content: card('Corvin') } });
  await expect(page.getByRole('dialog', { name: 'Corvin' })).toBeVisible();
  await expect(page).toHaveURL(/\/en-US\/gen-character\/create-own-character$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your characters' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(share, { text: card('Isolde') });
  await expect(page.getByRole('dialog', { name: 'Isolde' })).toBeVisible();

  await page.evaluate(share, { text: 'https://elsewhere.example/characters/corvin' });
  await expect(page.getByText(/A text or a link cannot be imported/)).toBeVisible();

  // Another tab that comes too late finds nothing.
  const late = await context.newPage();
  await visit(late, `${door.origin}/en-US/gen-character/create-own-character?shared=file`);
  await expect(late.getByText('The shared file did not arrive. Choose it here.')).toBeVisible();
});

test('a file that is larger than a card may be is not kept', async ({ page }) => {
  await visit(page, `${door.origin}/en-US/about-us`);
  await untilControlled(page);
  const content = ' '.repeat(12 * 1024 * 1024 + 1);
  await page.evaluate(share, { file: { name: 'large.json', type: 'application/json', content } });
  await expect(page.getByText(/This card is too large/)).toBeVisible();
  expect(await page.evaluate(async () => (await (await caches.open('fabula-shared-cards')).keys()).length)).toBe(0);
});

test('a card that the system opens with the installed site is imported', async ({ page }) => {
  // Only an installed site has a launch queue with files: this one hands over a file as the system would.
  await page.addInitScript((content) => {
    const handle = { getFile: async () => new File([content], 'corvin.json', { type: 'application/json' }) };
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consume: (launch: unknown) => void) => consume({ files: [handle] }) },
    });
  }, card('Corvin'));
  await visit(page, `${door.origin}/en-US/gen-character/create-own-character`);
  await expect(page.getByRole('dialog', { name: 'Corvin' })).toBeVisible();
});
