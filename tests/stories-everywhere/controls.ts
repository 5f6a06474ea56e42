// Moves every control that a page of the built Storybook offers, and names those that change nothing or break the story.
//
//   npm run stories:controls -- [--stories '^primitives-'] [--part 1/8] [--folder storybook-static]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { testBrowser } from '../browser/find-browser.ts';
import { serveFolder } from './serve-folder.ts';
import { tryControls, type Tried } from './try-controls.ts';

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    folder: { type: 'string', default: fileURLToPath(new URL('../../storybook-static', import.meta.url)) },
  },
});

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly type: string;
}

/** The story that the page of each component begins with: its playground, or else its first. */
function firstStories(): string[] {
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(path.join(values.folder, 'index.json'), 'utf8'),
  );
  const byTitle = Map.groupBy(
    Object.values(entries).filter(({ type }) => type === 'story'),
    ({ title }) => title,
  );
  const pattern = new RegExp(values.stories);
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  return [...byTitle.values()]
    .flatMap((stories) => (stories.find(({ name }) => name === 'Playground') ?? stories[0])?.id ?? [])
    .filter((id, place) => pattern.test(id) && place % parts === part - 1);
}

await using storybook = await serveFolder(values.folder);
await using browser = await chromium.launch(await testBrowser());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
page.setDefaultTimeout(120_000);

const tried: (Tried & { readonly story: string })[] = [];
const stories = firstStories();
for (const story of stories) {
  await page.goto(`${storybook.address}iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`);
  await page.waitForFunction(() => /sb-show-(main|errordisplay)/.test(document.body.className));
  const results = await tryControls(page, story);
  for (const result of results) {
    tried.push({ story, ...result });
    if (result.result !== 'changed')
      console.error(`${story}: ${result.control} ${result.result} ${result.reason ?? ''}`);
  }
}

const numberOf = (result: Tried['result']): number => tried.filter((one) => one.result === result).length;
console.log(
  `${stories.length} pages, ${tried.length} controls: ${numberOf('changed')} work, ` +
    `${numberOf('changed nothing')} change nothing, ${numberOf('broke the story')} break the story`,
);
process.exitCode = numberOf('broke the story') > 0 ? 1 : 0;
