// Shows every story of the built Storybook in every language, theme and brand, and says how many broke.
//
//   npm run stories:everywhere -- [--looks ar-SA,day] [--stories '^popups-'] [--from shop-gifts--empty] [--part 1/8]
//     [--pages 2] [--minutes 10] [--resume]
//
// `--looks` takes only combinations that have all of these values; `--from` the story that is named and what comes after it
// in Storybook; `--part n/m` every m-th story from the n-th. What was shown is written as it goes: `--resume` leaves out the
// stories of an earlier run, such as one that `--minutes` ended.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium, type Page } from 'playwright';

import { testBrowser } from '../browser/find-browser.ts';
import { looksWith } from './looks-everywhere.ts';
import { serveFolder } from './serve-folder.ts';
import { showStory, type Shown } from './show-story.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const report = path.join(root, 'test-results/stories-everywhere.jsonl');

const { values } = parseArgs({
  options: {
    looks: { type: 'string', default: '' },
    stories: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    pages: { type: 'string', default: '2' },
    minutes: { type: 'string', default: 'Infinity' },
    resume: { type: 'boolean', default: false },
    folder: { type: 'string', default: path.join(root, 'storybook-static') },
  },
});

interface Result extends Shown {
  readonly story: string;
}

const results: Result[] = [];

mkdirSync(path.dirname(report), { recursive: true });
if (values.resume && existsSync(report)) {
  for (const line of readFileSync(report, 'utf8').trim().split('\n')) results.push(JSON.parse(line));
} else rmSync(report, { force: true });

function chosenStories(): string[] {
  const index: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
    readFileSync(path.join(values.folder, 'index.json'), 'utf8'),
  );
  const pattern = new RegExp(values.stories);
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const ids = Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
  if (values.from !== '' && !ids.includes(values.from)) throw new Error(`There is no story ${values.from}.`);
  return ids
    .slice(Math.max(0, ids.indexOf(values.from)))
    .filter((id) => pattern.test(id))
    .filter((_, place) => place % parts === part - 1);
}

const looks = looksWith(values.looks.split(',').filter((value) => value !== ''));
const chosen = chosenStories();
const shownBefore = new Set(results.map(({ story }) => story));
const waiting = chosen.filter((story) => !shownBefore.has(story));
const end = Date.now() + Number(values.minutes) * 60_000;

await using storybook = await serveFolder(values.folder);
await using browser = await chromium.launch(await testBrowser());

/** The look in which a story leaves the page to the next one: the first story of a page begins in it, too. */
const left = Object.entries(looks.at(-1) ?? {}).map(([name, value]) => `;${name}:${value}`);

/** A page that shows thousands of renders keeps gigabytes of them, and becomes slower with each. */
const mostStories = 20;

/** For the last word Storybook stops animations, where it would wait a tenth of a second for each render. */
const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`;

async function openStorybook(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', userAgent });
  const globals = `a11y.manual:!true${left.join('')}`;
  await page.goto(`${storybook.address}iframe.html?viewMode=docs&id=introduction--docs&globals=${globals}`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
  await page.waitForSelector('#storybook-docs h1');
  return page;
}

async function showAll(): Promise<void> {
  let page = await openStorybook();
  let count = 0;
  const openAnother = async () => {
    await page.close();
    page = await openStorybook();
    count = 0;
  };
  for (let story = waiting.shift(); story !== undefined && Date.now() < end; story = waiting.shift()) {
    if (count === mostStories) await openAnother();
    count += 1;
    const shown = await showStory(page, story, looks).catch(async (error: Error): Promise<Shown> => {
      // A story that leaves the page takes Storybook with it, and may leave a page that answers nothing more.
      await openAnother();
      return { rendered: 1, faults: [{ kind: 'broken', look: 'unknown', reason: error.message.split('\n')[0] ?? '' }] };
    });
    const result = { story, ...shown };
    results.push(result);
    appendFileSync(report, `${JSON.stringify(result)}\n`);
    if (results.length % 50 === 0) console.log(`${results.length} of ${chosen.length} stories`);
  }
}

await Promise.all(Array.from({ length: Number(values.pages) }, showAll));

const faults = results.flatMap(({ story, faults: all }) => all.map((fault) => ({ story, ...fault })));
const numberOf = (kind: (typeof faults)[number]['kind']) => faults.filter((fault) => fault.kind === kind).length;
for (const { kind, story, look, reason } of faults) console.error(`${kind}: ${story} in ${look}: ${reason}`);
const rendered = results.reduce((sum, result) => sum + result.rendered, 0);
console.log(
  `${results.length} of ${chosen.length} stories × ${looks.length} looks: ${rendered} rendered, ${numberOf('broken')} broken, ` +
    `${numberOf('complaint')} complaints, ${numberOf('play')} plays failed (${path.relative(root, report)})`,
);
process.exitCode = numberOf('broken') + numberOf('complaint') > 0 ? 1 : 0;
