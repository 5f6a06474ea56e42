import { waitFor } from 'storybook/test';
import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';

import { isDrawnIn, type LookName } from './looks';
import { setStoryEndListener } from './story-end';

declare module 'vitest' {
  interface ProvidedContext {
    /** The look that this run draws. */
    look: LookName;
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

const look = inject('look');

setStoryEndListener(async ({ id, globals, tags }) => {
  if (tags.includes('no-look') || !isDrawnIn(look, id, globals)) return;
  // Words in a font that has not arrived yet break their lines elsewhere, and the page is as tall as its lines.
  await settle();
  await showWholePage();
  await settle();
  // What came late has made the page taller.
  await showWholePage();
  await draw(`${id}--${look}`);
});
