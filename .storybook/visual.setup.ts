import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** The look that this run draws. */
    look: string;
  }
}

const isDrawn = (picture: HTMLImageElement): boolean => picture.complete;

/** Resolves once every font and picture in view has arrived. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  const pending = [...document.images].filter((picture) => !isDrawn(picture) && picture.loading !== 'lazy');
  await Promise.allSettled(pending.map((picture) => picture.decode()));
}

// The story is still on the page: Storybook takes it away when the next one begins. Only green stories are drawn.
afterEach(async ({ task }) => {
  const { storyId } = Object(task.meta);
  if (typeof storyId !== 'string' || task.result?.state === 'fail') return;
  await settled();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}--${inject('look')}`);
});
