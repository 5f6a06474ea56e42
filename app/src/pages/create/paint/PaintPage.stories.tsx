import { operations } from '@fabula/sdk/mocks';
import { clear, createStore } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { getCharacterDraft, getPictureEngine, uploadPicture } = operations;
const { draftId } = getCharacterDraft.examples[200].typical.data;

const meta = preview.meta({
  title: 'Pages/Paint',
  parameters: { layout: 'fullscreen' },
  args: { path: 'paint' },
  globals: { session: 'registered' },
  render: renderPage,
  async beforeEach() {
    cookiesAnswered();
    // What one story has painted is no part of the next; a database that is open cannot be deleted.
    await clear(createStore('fabula-paint', 'paintings'));
  },
});

const english = { locale: 'en-US', session: 'registered' } as const;

/** Nothing is chosen: a file, a drawn portrait, or one of the visitor’s characters. */
export const Start = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'paint.start') })).toBeVisible();
  },
});

/** Over the portrait of a draft, on a server without a model: the area cannot be redrawn, and why is said. */
export const OfDraft = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: `paint?draft=${draftId}` },
  beforeEach({ msw }) {
    msw.use(http.get('*/api/picture-engine', () => HttpResponse.json(getPictureEngine.examples[200].composed)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', { name: 'Canvas' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Redraw this area/ })).toBeDisabled();
    await expect(canvas.getByText(/This server has no picture model/)).toBeVisible();
  },
});

/** The engine is not answering; it is asked again. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const problem = getPictureEngine.examples[500].internal;
    msw.use(http.get('*/api/picture-engine', () => HttpResponse.json(problem, { status: 500 })));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(
      http.get('*/api/picture-engine', () => HttpResponse.json(Object.values(getPictureEngine.examples[200])[0])),
    );
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: 'Paint over a picture' })).toBeVisible();
  },
});

/** A picture that was not taken says why. */
export const TooLarge = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const problem = Object.values(uploadPicture.examples[413])[0];
    msw.use(http.post('*/api/pictures', () => HttpResponse.json(problem, { status: 413 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw a portrait by chance, free' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/too large/);
  },
});
