import axe from 'axe-core';
import MockDate from 'mockdate';
import { waitFor } from 'storybook/test';
import { expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

import { isDrawnIn, looks, type LookName } from './looks';
import { setStoryEndListener, type EndedStory } from './story-end';
import { switchTheme } from './theme-switch';
import { viewports } from './viewports';

declare module 'vitest' {
  interface TaskMeta {
    /** The baselines that the pictures of a story were compared with, without `.png`. */
    pictures?: readonly string[];
  }
  interface TestContext {
    /** The story of the test, as Storybook's addon composed it. */
    story?: { run(context: { globals: object }): Promise<void> };
  }
}

/** No screen grows taller than this, in CSS pixels. */
const tallest = 4000;

/**
 * By how much a page may be taller than the screen and still be drawn as it is, in CSS pixels: what fills the screen and
 * has a margin or a bar beside it would grow with every screen it is given.
 */
const slack = 120;

/** Makes the screen as tall as the page, so that one picture holds all of it; resolves once it is so tall. */
async function showWholePage(): Promise<void> {
  const height = Math.min(document.documentElement.scrollHeight, tallest);
  if (height <= window.innerHeight + slack) return;
  await page.viewport(window.innerWidth, height);
  await waitFor(() => expect(window.innerHeight).toBe(height));
}

/** How long pictures may take to arrive, in milliseconds. */
const longestLoad = 5000;

/** Resolves once every font and every picture has arrived or failed, those out of sight as well. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  for (const picture of document.images) picture.loading = 'eager';
  await waitFor(() => expect([...document.images].filter(({ complete }) => !complete)).toEqual([]), {
    timeout: longestLoad,
  });
}

/**
 * Lays what sticks to the top where it stands at the top of the page; returns how to let it stick again. What sticks is
 * painted on a layer of its own, whose place within a pixel depends on how the page was scrolled before.
 */
function unstick(): () => void {
  const stuck = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    return position === 'sticky' && bottom === 'auto';
  });
  const styles = stuck.map(({ style }) => [style, style.position, style.inset] as const);
  for (const [style] of styles) Object.assign(style, { position: 'relative', inset: 'auto' });
  return () => {
    for (const [style, position, inset] of styles) Object.assign(style, { position, inset });
  };
}

/**
 * Draws the page from its top, cut off at the end of the screen: to show a page that is a little taller the camera would
 * scroll it, or not, as it comes.
 */
async function draw(name: string): Promise<void> {
  const { documentElement: root, body } = document;
  window.scrollTo(0, 0);
  const stick = unstick();
  root.style.overflow = 'hidden';
  Object.assign(body.style, { height: `${window.innerHeight}px`, overflow: 'clip' });
  try {
    await expect(page.elementLocator(body)).toMatchScreenshot(name);
  } finally {
    stick();
    root.style.overflow = '';
    Object.assign(body.style, { height: '', overflow: '' });
  }
}

/** The globals of a story in a look: its own win. */
const globalsIn = (look: LookName, { globals, storyGlobals }: EndedStory) => ({
  ...globals,
  ...looks[look],
  ...storyGlobals,
});

const isDrawn = (look: LookName, story: EndedStory): boolean =>
  !story.tags.includes('no-look') && isDrawnIn(look, story.id, globalsIn(look, story));

/** The pictures of the story at hand that were compared. */
let compared: string[] = [];

/** Draws what is on the page, whole, once everything on it has arrived. */
async function drawLook(look: LookName, { id }: EndedStory): Promise<void> {
  // Words in a font that has not arrived yet break their lines elsewhere, and the page is as tall as its lines.
  await settle();
  await showWholePage();
  await settle();
  // What came late has made the page taller.
  await showWholePage();
  // As the runner names files: it writes runs of hyphens as one.
  const name = `${id}--${look}`.replaceAll(/-+/g, '-');
  compared.push(name);
  await draw(name);
}

const naming = (name: LookName, error: unknown): unknown => {
  if (error instanceof Error) error.message = `In the look "${name}": ${error.message}`;
  return error;
};

/** The theme by day is other colours on the same page: it needs no second mount, and of axe's rules only the contrast. */
async function drawDay(story: EndedStory): Promise<void> {
  switchTheme('day');
  try {
    const { violations } = await axe.run({ exclude: ['[data-base-ui-focus-guard]'] }, { runOnly: ['color-contrast'] });
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    );
    expect(faults).toEqual([]);
    await drawLook('day', story);
  } catch (error) {
    throw naming('day', error);
  } finally {
    switchTheme('night');
  }
}

/** The look that is being drawn, and the story that ended last in it. */
let look: LookName = 'night';
let ended: EndedStory | undefined;

setStoryEndListener(async (story) => {
  ended = story;
  if (isDrawn(look, story)) await drawLook(look, story);
  if (look === 'night' && isDrawn('day', story)) await drawDay(story);
});

/** Looks in which a story is shown and played again: another language, another screen. */
const furtherLooks = ['arabic', 'phone'] as const satisfies readonly LookName[];

/** Shows and plays a story once more in each further look that it has a picture in. */
async function drawFurtherLooks(first: EndedStory, run: (globals: object) => Promise<void>): Promise<void> {
  for (look of furtherLooks.filter((name) => isDrawn(name, first))) {
    const { width, height } = viewports[looks[look].viewport.value].styles;
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
    try {
      await run(globalsIn(look, first));
    } catch (error) {
      throw naming(look, error);
    } finally {
      look = 'night';
    }
  }
}

/**
 * Ends the test of a story: draws its further looks if it passed, and notes which pictures were compared.
 *
 * @throws Error of the first look that fails
 */
export async function finishStory({ story, task }: TestContext): Promise<void> {
  const first = ended;
  try {
    if (task.result?.state === 'fail') return;
    if (first === undefined || story === undefined) throw new Error('No story ended in this test.');
    await drawFurtherLooks(first, (globals) => story.run({ globals }));
  } finally {
    task.meta.pictures = compared;
    compared = [];
    ended = undefined;
    // The runner stamps the setup files of the next file with the time, and reads them again only at another time.
    MockDate.reset();
  }
}
