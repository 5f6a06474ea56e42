import { operations } from '@fabula/sdk/mocks';
import MockDate from 'mockdate';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const { data: draft } = operations.getCharacterDraft.examples[200].typical;

const meta = preview.meta({
  title: 'Pages/Character editor/Pictures',
  parameters: { layout: 'fullscreen' },
  args: { path: `gen-character/create-own-character?draft=${draft.draftId}` },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    // The hour at which the contract's examples happen.
    MockDate.set('2026-11-23T12:10:00Z');
  },
});

const english = { locale: 'en-US', session: 'guest' } as const;

/** A picture is drawn and becomes the portrait; Undo takes it back. */
export const Pictures = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Draw or upload a picture'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw 1 picture 12 points' }));
    // Two of an earlier generation are there already.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Use this' })).toHaveLength(3));
    const [first] = canvas.getAllByRole('button', { name: 'Use this' });
    if (first !== undefined) await userEvent.click(first);
    await expect(await canvas.findByText(/^The portrait is your own picture/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText(/^The portrait is your own picture/)).toBeNull());
  },
});

/** A picture is made to move for its price; what was made stands above it as a picture of its own. */
export const MakingItMove = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, msw, userEvent }) => {
    const asked: unknown[] = [];
    msw.use(
      http.post('*/api/generations', async ({ request }) => {
        asked.push(await request.clone().json());
      }),
    );
    await userEvent.click(await canvas.findByText('Draw or upload a picture'));
    const [move] = await canvas.findAllByRole('button', { name: 'Make it move 40 points' });
    if (move !== undefined) await userEvent.click(move);
    await expect(await canvas.findByText('Moving picture')).toBeVisible();
    await expect(asked).toMatchObject([{ kind: 'film', reference: { pictureId: expect.stringMatching(/^pic-/) } }]);
  },
});

/** The drawn portrait becomes the picture that a new one starts from: what is sent names it, and so does what was drawn. */
export const StartingFromThePortrait = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, msw, userEvent }) => {
    const asked: unknown[] = [];
    msw.use(
      http.post('*/api/generations', async ({ request }) => {
        asked.push(await request.clone().json());
      }),
    );
    await userEvent.click(await canvas.findByText('Draw or upload a picture'));
    await userEvent.click(await canvas.findByRole('radio', { name: 'The portrait as it is now' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'A little' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw 1 picture 12 points' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(asked[0]).toMatchObject({ reference: { pictureId: expect.stringMatching(/^pic-/), strength: 0.3 } });
    await expect((await canvas.findAllByText(/^Started from this picture; 30%/)).length).toBe(1);
  },
});
