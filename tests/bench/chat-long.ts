import { chromium, type CDPSession, type Page } from 'playwright';

import { testBrowser } from '../browser/find-browser.ts';
import { openPhone, percentile, startChatBench } from './chat-bench.ts';

const messageCount = 10_000;
const slowdown = 4;

const limits = { open: 500, nodes: 1500, typing: 50, frame: 33 } as const;

const verdict = (name: keyof typeof limits, value: number): string =>
  `${value.toFixed(0)} of ${String(limits[name])}${Math.round(value) > limits[name] ? ' MISSED' : ''}`;

/** A long evening as SillyTavern saves one. */
function longChat(): string {
  const head = { user_name: 'Visitor', character_name: 'Maren Vale', create_date: '2026-01-01T00:00:00.000Z' };
  const lines = Array.from({ length: messageCount }, (_, index) => ({
    name: index % 2 === 0 ? 'Maren Vale' : 'Visitor',
    is_user: index % 2 === 1,
    send_date: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    mes: `Message ${String(index + 1)}: ${'the lamp *turns* and the tide writes it down. '.repeat(1 + (index % 5))}`.trim(),
  }));
  return [head, ...lines].map((line) => JSON.stringify(line)).join('\n');
}

async function bringChat(page: Page): Promise<string> {
  return page.evaluate(async (content) => {
    const names = ['Authorization', 'Device-ID', 'User-Login-Status'];
    const session = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? '']));
    const answer = await fetch('/api/chats/import', {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ characterId: 'maren-vale', content }),
    });
    const { data } = (await answer.json()) as { data: { chat: { chatId: string } } };
    return data.chat.chatId;
  }, longChat());
}

/** Milliseconds from the press on the link of a profile to the newest message on the screen. */
const measureOpening = (page: Page): Promise<number> =>
  page.evaluate(
    async (newest) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href*="/character-chat/"]');
      if (link === null) throw new Error('There is no way to the conversation here.');
      const { promise: shown, resolve } = Promise.withResolvers<number>();
      const isShown = () =>
        [...document.querySelectorAll('[role="log"] p')].some((p) => p.textContent.startsWith(newest));
      const look = () => {
        if (!isShown()) return void requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      const start = performance.now();
      link.click();
      look();
      return (await shown) - start;
    },
    `Message ${String(messageCount)}:`,
  );

/** Scrolls up until the first message has come. */
const readToTheBeginning = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const log = document.querySelector('[role="log"]');
    const isThere = () =>
      [...document.querySelectorAll('[role="log"] p')].some((p) => p.textContent.startsWith('Message 1:'));
    if (log === null) throw new Error('There is no conversation here.');
    while (!isThere()) {
      log.scrollTop = 0;
      log.dispatchEvent(new Event('scroll'));
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });

/** Milliseconds from each key to the frame that shows it. */
async function measureTyping(page: Page): Promise<number[]> {
  const delays = await page.evaluateHandle(() => {
    const delays: number[] = [];
    document.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp)));
    });
    return delays;
  });
  const box = page.getByRole('main').getByRole('textbox');
  await box.focus();
  await box.pressSequentially('She counts the boats again, out loud, and stops at seven.', { delay: 60 });
  return delays.jsonValue();
}

/** Milliseconds between the frames while a reply is being written. */
async function measureFrames(page: Page): Promise<number[]> {
  // No query of the page meanwhile: to ask it for its buttons takes longer than a frame.
  const frames = page.evaluate(() => {
    const { promise: written, resolve } = Promise.withResolvers<number[]>();
    const frames: number[] = [];
    let before = performance.now();
    const frame = (at: number) => {
      const isWritten = document.querySelector('[role="log"] article[aria-busy="true"]') === null;
      if (isWritten && frames.length > 0) {
        resolve(frames);
        return;
      }
      if (!isWritten) frames.push(at - before);
      before = at;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return written;
  });
  await page.keyboard.press('Enter');
  return frames;
}

const throttle = (devtools: CDPSession, rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });

/** A conversation of ten thousand messages on a phone at a quarter of this machine's speed. */
export async function measureLongChat(): Promise<void> {
  await using bench = await startChatBench({ firstMs: 100, wordMs: 33, words: 150 });
  const browser = await chromium.launch(await testBrowser());
  try {
    const page = await openPhone(browser, bench.server);
    const devtools = await page.context().newCDPSession(page);
    const profile = '/en-US/character-profile/maren-vale';
    await page.goto(profile);
    await page.waitForFunction(() => localStorage.getItem('Authorization') !== null);
    await bringChat(page);
    const first: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      await page.goto(profile);
      await page.locator('html[data-live]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await throttle(devtools, slowdown);
      first.push(await measureOpening(page));
      await page.goBack();
      await page.getByRole('log').waitFor({ state: 'detached' });
      again.push(await measureOpening(page));
      await throttle(devtools, 1);
    }
    console.log(`open for the first time, from the profile, median: ${verdict('open', percentile(first, 50))} ms`);
    console.log(`open again, median: ${verdict('open', percentile(again, 50))} ms`);
    await readToTheBeginning(page);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    console.log(`elements on the page, all ${String(messageCount)} messages read: ${verdict('nodes', nodes)}`);
    await page.getByRole('button', { name: 'To the newest message' }).click();
    await throttle(devtools, slowdown);
    const typing = await measureTyping(page);
    const frames = await measureFrames(page);
    console.log(
      `key to frame, p95: ${verdict('typing', percentile(typing, 95))} ms (p50 ${percentile(typing, 50).toFixed(0)})`,
    );
    console.log(
      `frame while a reply is written, p95: ${verdict('frame', percentile(frames, 95))} ms (${String(frames.length)} frames)`,
    );
  } finally {
    await browser.close();
  }
}
