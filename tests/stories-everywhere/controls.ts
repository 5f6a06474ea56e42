// Moves every control that a page of the built Storybook offers, and names those that change nothing or break the story.
// The page does not offer what `.storybook/docs/blocks/idle-controls.ts` lists: those are moved too, and named once
// they change something.
//
//   npm run stories:controls -- [--stories '^primitives-'] [--part 1/8] [--folder storybook-static]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { idleControls } from '../../.storybook/docs/blocks/idle-controls.ts';
import { testBrowser } from '../browser/find-browser.ts';
import { serveFolder } from './serve-folder.ts';
import { storyFinished, tryControls, type Tried } from './try-controls.ts';

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

const outcomes = ['works', 'changes nothing', 'breaks the story', 'idle as listed', 'works though listed'] as const;
type Outcome = (typeof outcomes)[number];

const outcomeOf = (story: string, { control, result }: Tried): Outcome => {
  const isListed = idleControls[story]?.[control] !== undefined;
  if (result === 'broke the story') return 'breaks the story';
  if (result === 'changed') return isListed ? 'works though listed' : 'works';
  return isListed ? 'idle as listed' : 'changes nothing';
};

/** What is listed of a story without being one of its controls. */
const strayOf = (story: string, tried: readonly Tried[]): string[] =>
  Object.keys(idleControls[story] ?? {}).filter((name) => tried.every(({ control }) => control !== name));

const counts = new Map<Outcome, number>(outcomes.map((outcome) => [outcome, 0]));
const stories = firstStories();
for (const story of stories) {
  await page.goto(`${storybook.address}iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`);
  await storyFinished(page);
  const results = await tryControls(page, story);
  for (const name of strayOf(story, results)) {
    console.error(`${story}: ${name} is listed, and is no control`);
    process.exitCode = 1;
  }
  for (const tried of results) {
    const outcome = outcomeOf(story, tried);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (outcome !== 'works' && outcome !== 'idle as listed') {
      console.error(`${story}: ${tried.control} ${outcome} ${tried.reason ?? ''}`);
      process.exitCode = 1;
    }
  }
}

console.log(
  `${stories.length} pages, controls: ${[...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`,
);
