import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** The look that this run draws. */
    look: string;
  }
}

/** No baseline is taller than this, in CSS pixels. */
const tallest = 3000;

/** Makes the screen as tall as the page, so that one picture holds all of it. */
async function showWholePage(): Promise<void> {
  const height = Math.min(document.documentElement.scrollHeight, tallest);
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
}

/** Resolves once every font and every picture has arrived or failed. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const awaited = [...document.images].filter(({ complete }) => !complete);
  await Promise.allSettled(awaited.map((picture) => picture.decode()));
}

// The story is still on the page: Storybook takes it away when the next one begins. Only green stories are drawn.
afterEach(async ({ task }) => {
  const { storyId } = Object(task.meta);
  if (typeof storyId !== 'string' || task.result?.state === 'fail') return;
  await showWholePage();
  await settle();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}--${inject('look')}`);
});
