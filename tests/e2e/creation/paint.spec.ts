import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';

import { SdapiPictures } from '../../../server/src/testing/pictures/sdapi-pictures.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { catalogueOf } from '../catalogue.ts';
import { expect, test, visit } from '../fixtures.ts';
import { testWithoutReward as registered } from '../registered.ts';

/** Journeys of someone with an account; the model redraws as AUTOMATIC1111 does. */
const modelled = registered.extend<object, { pictures: SdapiPictures; server: RunningServer }>({
  pictures: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const pictures = new SdapiPictures();
      await pictures.peer.open();
      await use(pictures);
      await pictures.peer[Symbol.asyncDispose]();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pictures }, use) => {
      const server = await startServer({
        LOG_LEVEL: 'error',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        RATE_LIMIT_PAGES_PER_MINUTE: '0',
        IMAGE_ENGINE: 'sdapi',
        IMAGE_BASE_URL: pictures.peer.origin,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const maskSent = z.object({ mask: z.string() });

const surface = (page: Page) => page.getByRole('application', { name: 'Canvas' });

async function drawBy(page: Page, pointerType: 'mouse' | 'pen', from: readonly [number, number]): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('The canvas is not shown.');
  const [x, y] = [box.x + box.width / 2 + from[0], box.y + box.height / 2 + from[1]];
  // Playwright's own mouse has no pen.
  const cdp = await page.context().newCDPSession(page);
  const say = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', dx: number, force: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x: x + dx,
      y: y + dx / 2,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType,
      force,
    });
  await say('mousePressed', 0, 0.3);
  for (const dx of [10, 20, 30, 40]) await say('mouseMoved', dx, 0.3 + dx / 80);
  await say('mouseReleased', 40, 0);
}

/** A new draft’s portrait on the canvas. */
async function openPortrait(page: Page): Promise<void> {
  await visit(page, '/en-US/gen-character-wizard');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tomás Brava');
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText(/^Draft saved /)).toBeVisible();
  const draft = new URL(page.url()).searchParams.get('draft') ?? '';
  await visit(page, `/en-US/paint?${new URLSearchParams({ draft })}`);
  await expect(surface(page)).toBeVisible();
}

test('a portrait is painted over by mouse, pen and keyboard, and worn', async ({ page }) => {
  test.slow();
  await openPortrait(page);
  await expect(page).toHaveTitle('Paint · Fabula');
  await expect(page.getByText('Nothing is sketched.')).toBeAttached();
  await drawBy(page, 'mouse', [-60, -40]);
  await expect(page.getByText('1 stroke is sketched.')).toBeAttached();
  await drawBy(page, 'pen', [-60, 40]);
  await expect(page.getByText('2 strokes are sketched.')).toBeAttached();
  await page.reload();
  await expect(page.getByText('2 strokes are sketched.')).toBeAttached();

  await surface(page).focus();
  for (const key of ['ArrowLeft', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('3 strokes are sketched.')).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 strokes are sketched.')).toBeAttached();

  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Full screen (F)', pressed: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Full screen (F)', pressed: false })).toBeVisible();
  await expect(page.getByRole('searchbox').first()).toBeVisible();

  // No model: the area cannot be redrawn, and the page says why.
  await expect(page.getByRole('button', { name: /^Redraw this area/ })).toBeDisabled();
  await expect(page.getByText(/This server has no picture model/)).toBeVisible();

  await page.getByRole('button', { name: 'Keep as version 2' }).click();
  await expect(page.getByText('Nothing is sketched.')).toBeAttached();
  await page.getByRole('button', { name: 'Use as portrait' }).click();
  await expect(page.getByText('This is Tomás Brava’s portrait now')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.locator('header img[src^="/api/pictures/"]')).toBeVisible();
  await page.getByRole('link', { name: 'Paint over the portrait' }).click();
  await expect(page).toHaveURL(/\/paint\?draft=/);
  await expect(surface(page)).toBeVisible();
});

test('a part of a drawn portrait is changed, and the picture is saved as a file', async ({ page }) => {
  await visit(page, '/en-US/paint');
  await page.getByRole('button', { name: 'Draw a portrait by chance, free' }).click();
  await expect(surface(page)).toBeVisible();
  const drawn = page.getByRole('combobox', { name: 'Expression' });
  await drawn.selectOption((await drawn.inputValue()) === 'laughing' ? 'wink' : 'laughing');
  await expect(page.getByRole('button', { name: 'Version 2', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Version 1' }).click();
  await expect(page.getByRole('button', { name: 'Version 1', pressed: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PNG' }).click();
  expect((await download).suggestedFilename()).toBe('picture.png');
  await page.getByRole('button', { name: 'Other picture' }).click();
  await expect(page.getByRole('heading', { name: 'Paint over a picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to your painting' }).click();
  await expect(page.getByRole('button', { name: 'Version 1', pressed: true })).toBeVisible();
});

test('a file that is no picture is refused', async ({ page }) => {
  await visit(page, '/en-US/paint');
  const buffer = Buffer.from('no picture');
  await page.getByLabel('Picture of the character').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('alert')).toContainText('cannot be read as a picture');
});

modelled('a masked area is redrawn, compared and kept; a failure costs nothing', async ({ page, pictures }) => {
  modelled.slow();
  await openPortrait(page);
  const redraw = page.getByRole('button', { name: /^Redraw this area/ });
  await expect(page.getByText('Paint the area to change first, with the mask.')).toBeVisible();
  await page.keyboard.press('m');
  await drawBy(page, 'mouse', [-40, -60]);
  await expect(page.getByText(/^The mask covers \d/)).toBeAttached();
  await expect(redraw).toBeDisabled();
  await page.getByRole('slider', { name: 'Soft edge' }).fill('40');
  await page.getByRole('textbox', { name: 'What should be there' }).fill('A thin moon');

  pictures.peer.fault = 'refuses';
  await redraw.click();
  await expect(page.getByRole('alert')).toContainText('Your points came back. Your mask is safe.');
  await expect(page.getByText(/^The mask covers \d/)).toBeAttached();

  pictures.peer.fault = 'none';
  await redraw.click();
  const line = page.getByRole('slider', { name: 'Before and after' });
  await expect(line).toBeVisible();
  await line.focus();
  await page.keyboard.press('PageUp');
  await expect(line).toHaveAttribute('aria-valuenow', '60');
  expect(pictures.peer.lastJson('/sdapi/v1/img2img')).toMatchObject({
    prompt: 'A thin moon',
    denoising_strength: 0.75,
    inpainting_mask_invert: 0,
    mask: expect.stringMatching(/./),
  });
  // The mask that was sent fades from white to black.
  const { mask } = maskSent.parse(pictures.peer.lastJson('/sdapi/v1/img2img'));
  const { data } = await sharp(Buffer.from(mask, 'base64')).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(new Set(data).size).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Keep as version 2' }).click();
  await expect(page.getByRole('button', { name: 'Version 2', pressed: true })).toBeVisible();
  await expect(page.getByText('There is no mask.')).toBeAttached();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a portrait is painted over in Arabic', async ({ page }) => {
    const words = catalogueOf('ar-SA');
    await visit(page, '/ar-SA/paint');
    await page.getByRole('button', { name: words['paint.start.draw'] }).click();
    await expect(page.getByRole('application', { name: words['paint.canvas'] })).toBeVisible();
    await drawBy(page, 'mouse', [0, 0]);
    await page.getByRole('button', { name: words['paint.undo'] }).click();
    await expect(page.getByRole('button', { name: words['paint.redo'], exact: true })).toBeEnabled();
    await page.getByRole('button', { name: words['paint.panel'] }).click();
    const panel = page.getByRole('dialog', { name: words['paint.panel'] });
    await expect(panel.getByRole('button', { name: new RegExp(words['paint.redraw'] ?? '') })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
