import axe from 'axe-core';
import MockDate from 'mockdate';
import { waitFor } from 'storybook/test';
import { expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

import { readGlobals } from './globals';
import { checkLayout } from './layout/check-layout';
import { isDrawnIn, looks, type LookName } from './looks';
import { setStoryEndListener, type EndedStory } from './story-end';
import { switchTheme } from './theme-switch';
import { isViewportName, viewports } from './viewports';

declare module 'vitest' {
  interface TaskMeta {
    /** The baselines that the pictures of a story are compared with, without `.png`. */
    pictures?: readonly string[];
    /** What the addons of Storybook found. */
    reports?: readonly unknown[];
  }
  interface TestContext {
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

interface Screen {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

function screenOf({ viewport }: Readonly<Record<string, unknown>>): Screen {
  const name: unknown = Object(viewport).value;
  const { width, height } = viewports[isViewportName(name) ? name : 'desktop'].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

async function resize({ width, height }: Screen): Promise<void> {
  await page.viewport(width, height);
  await waitFor(() => expect(window.innerHeight).toBe(height));
}

/**
 * Makes the screen as tall as the page, so that one picture holds all of it. The height is always measured on the
 * story's own screen: measured on a taller one, it would depend on what had arrived before that was made taller.
 */
async function showWholePage(screen: Screen): Promise<void> {
  const { documentElement: root } = document;
  const isOwnScreen = window.innerHeight === screen.height;
  if (root.scrollHeight <= window.innerHeight + (isOwnScreen ? slack : 0)) return;
  if (!isOwnScreen) await resize(screen);
  const height = Math.min(root.scrollHeight, tallest);
  if (height > screen.height + slack) await resize({ ...screen, height });
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
 * Lays what sticks to an edge where it stands on a page that is not scrolled; returns how to let it stick again. What
 * sticks is painted on a layer of its own, whose place within a pixel depends on how the page was scrolled before. At the
 * foot it stays where the page continues below the screen: it would stand elsewhere. It is laid on a whole pixel: between
 * two, its edges are drawn on the one or the other.
 */
function unstick(): () => void {
  const isWhole = document.documentElement.scrollHeight <= window.innerHeight;
  const stuck = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    return position === 'sticky' && (isWhole || bottom === 'auto');
  });
  const styles = stuck.map(({ style }) => [style, style.position, style.inset] as const);
  for (const [style] of styles) Object.assign(style, { position: 'relative', inset: 'auto' });
  for (const element of stuck) {
    const { top } = element.getBoundingClientRect();
    element.style.top = `${Math.round(top) - top}px`;
  }
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

const isDrawn = (look: LookName, story: EndedStory): boolean => isDrawnIn(look, story, globalsIn(look, story));

/** As the runner names files: it writes runs of hyphens as one. */
const nameOf = (look: LookName, story: EndedStory): string => `${story.id}--${look}`.replaceAll(/-+/g, '-');

/** The baselines that the pictures of the running story are compared with. */
let compared: string[] = [];

/** Draws what is on the page, whole, once everything on it has arrived. */
async function drawLook(look: LookName, story: EndedStory): Promise<void> {
  const screen = screenOf(globalsIn(look, story));
  // Words in a font that has not arrived yet break their lines elsewhere, and the page is as tall as its lines.
  await settle();
  await showWholePage(screen);
  await settle();
  // What came late has made the page taller.
  await showWholePage(screen);
  const name = nameOf(look, story);
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
    switchTheme(readGlobals(story.globals).theme);
  }
}

/** The look that is being drawn, and the story that ended last in it. */
let look: LookName = 'night';
let ended: EndedStory | undefined;

setStoryEndListener(async (story) => {
  ended = story;
  if (isDrawn(look, story)) await drawLook(look, story);
  if (look !== 'night') return;
  if (isDrawn('day', story)) await drawDay(story);
  // Last: the page has been every other width then, and may not look as it did.
  await checkLayout(story);
});

/** Looks in which a story is shown and played again: another language, another screen. */
const furtherLooks = ['arabic', 'phone'] as const satisfies readonly LookName[];

/** Shows and plays a story once more in each further look that it has a picture in. */
async function drawFurtherLooks(first: EndedStory, run: (globals: object) => Promise<void>): Promise<void> {
  for (look of furtherLooks.filter((name) => isDrawn(name, first))) {
    const globals = globalsIn(look, first);
    await resize(screenOf(globals));
    try {
      await run(globals);
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
    // Every rule of axe on every element, which passed: 240 MB in the report of a run.
    task.meta.reports = [];
    compared = [];
    ended = undefined;
    // The runner stamps the setup files of the next file with the time, and reads them again only at another time.
    MockDate.reset();
  }
}
