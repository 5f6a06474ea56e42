import { chromium, type Page } from 'playwright';

import { testBrowser } from '../browser/find-browser.ts';
import { openPhone, percentile, startChatBench, type ChatBench } from './chat-bench.ts';
import { follow, meet, readReply, write } from './chat-visitor.ts';

const rounds = 30;

/** Sends words, and resolves to when they were sent and when the first word of the reply was painted. */
async function sendOnce(page: Page, words: string): Promise<{ sentAt: number; paintedAt: number }> {
  await page.getByRole('main').getByRole('textbox').fill(words);
  return page.evaluate(async () => {
    const log = document.querySelector('[role="log"]');
    const send = document.querySelector<HTMLButtonElement>('form button[type="submit"]');
    if (log === null || send === null) throw new Error('There is no conversation here.');
    const { promise: painted, resolve } = Promise.withResolvers<number>();
    const watch = new MutationObserver(() => {
      const reply = log.querySelector('article[aria-busy="true"]');
      if (reply?.textContent.includes('word1') !== true) return;
      watch.disconnect();
      // A task after the next frame: by then it is on the screen.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
    });
    watch.observe(log, { subtree: true, childList: true, characterData: true });
    const sentAt = performance.timeOrigin + performance.now();
    send.click();
    return { sentAt, paintedAt: await painted };
  });
}

const show = (values: readonly number[]) =>
  [50, 95, 100].map((share) => percentile(values, share).toFixed(0)).join(' / ');

/** What the server adds to the engine's own time: from sending until the first word is read from the stream. */
async function measureServer({ server: { origin }, written }: ChatBench): Promise<void> {
  const visitor = await meet(origin);
  const reader = await follow(origin, visitor);
  const overheads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sentAt = performance.timeOrigin + performance.now();
    const read = readReply(reader);
    await write(origin, visitor, `Round ${String(round)}`);
    const readAt = performance.timeOrigin + (await read);
    const engine = written.find(({ askedAt }) => askedAt >= sentAt);
    if (engine === undefined) throw new Error('The engine was not asked.');
    overheads.push(readAt - sentAt - (engine.firstAt - engine.askedAt));
  }
  reader.destroy();
  console.log(
    `server alone, from sending until the first word is read, beyond the engine’s own: ${show(overheads)} ms`,
  );
}

/** Time from sending to the first painted word of a reply, over what the engine itself took for it. */
export async function measureFirstWord(): Promise<void> {
  await using bench = await startChatBench({ firstMs: 40, wordMs: 20, words: 12 });
  await measureServer(bench);
  const browser = await chromium.launch(await testBrowser());
  try {
    const page = await openPhone(browser, bench.server);
    await page.goto('/en-US/character-chat/maren-vale');
    await page.getByRole('log').waitFor();
    const totals: number[] = [];
    const overheads: number[] = [];
    const asking: number[] = [];
    const showing: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { sentAt, paintedAt } = await sendOnce(page, `Round ${String(round)}`);
      await page.getByRole('button', { name: 'Send' }).waitFor();
      // What it is asked besides, such as a summary, comes later.
      const engine = bench.written.find(({ askedAt }) => askedAt >= sentAt);
      if (engine === undefined) throw new Error('The engine was not asked.');
      totals.push(paintedAt - sentAt);
      overheads.push(paintedAt - sentAt - (engine.firstAt - engine.askedAt));
      asking.push(engine.askedAt - sentAt);
      showing.push(paintedAt - engine.firstAt);
    }
    console.log(`send to first painted word, p50 / p95 / max: ${show(totals)} ms`);
    console.log(`of it beyond the engine’s own first word: ${show(overheads)} ms (${String(rounds)} messages)`);
    console.log(`from sending until the engine is asked: ${show(asking)} ms`);
    console.log(`from the engine’s first word until it is painted: ${show(showing)} ms`);
  } finally {
    await browser.close();
  }
}
