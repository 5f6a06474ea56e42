import { chromium, type Locator, type Page } from 'playwright';

import { testBrowser } from '../browser/find-browser.ts';
import { percentile } from './chat-bench.ts';

const slowdown = 4;
/** Of the key that takes longest but one in twenty, in milliseconds. */
const limit = 50;

const sentence = 'She counts the boats again, out loud, and stops at seven. ';
/** As long as the field may be, with room for what is typed. */
const longText = sentence.repeat(1100).slice(0, 63_900);

/** Milliseconds from each key to the frame that shows it. */
async function measureTyping(page: Page, box: Locator): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+End');
  const delays = await page.evaluateHandle(() => {
    const delays: number[] = [];
    document.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp)));
    });
    return delays;
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.keyboard.type(sentence, { delay: 90 });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return delays.jsonValue();
}

const describe = (delays: readonly number[]): string =>
  `p95 ${percentile(delays, 95).toFixed(0)} ms, p50 ${percentile(delays, 50).toFixed(0)} ms`;

/** Typing at the end of the longest field of the character editor, beside a plain text box with the same text. */
export async function measureEditorTyping(origin: string): Promise<void> {
  const browser = await chromium.launch(await testBrowser());
  try {
    const localStorage = [{ name: 'cookieConsent', value: 'rejected' }];
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      baseURL: origin,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    await page.goto('/en-US/gen-character/create-own-character?draft=new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Maren');
    await page.getByText(/^Draft saved /).waitFor();
    await page.getByRole('tab', { name: /^Mind/ }).click();
    const description = page.getByRole('textbox', { name: 'Description', exact: true });
    await description.fill(longText);
    await page.getByText(/^Draft saved /).waitFor();
    const editor = await measureTyping(page, description);

    const plain = await context.newPage();
    await plain.setContent('<textarea style="width: 700px; height: 500px; font: 17px/1.6 serif"></textarea>');
    await plain.getByRole('textbox').fill(longText);
    const box = await measureTyping(plain, plain.getByRole('textbox'));

    const [ours, theirs] = [percentile(editor, 95), percentile(box, 95)];
    console.log(`text of ${String(longText.length)} letters, processor slowed ${String(slowdown)} times`);
    console.log(`key to frame in the editor: ${describe(editor)}${ours > limit ? ` MISSED ${String(limit)}` : ''}`);
    console.log(`key to frame in a plain text box: ${describe(box)}`);
    console.log(`editor over plain text box, p95: ${(ours / theirs).toFixed(2)}`);
  } finally {
    await browser.close();
  }
}
