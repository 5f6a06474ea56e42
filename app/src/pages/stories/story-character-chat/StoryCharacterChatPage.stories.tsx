import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { hintsAnswered, renderPage } from '../../../stories/page-story';

const { storySessionId, storyId, round } = operations.getStorySession.examples[200].typical.data;
const { character } = operations.openStoryChat.examples[200].opened.data;
const [offer] = operations.getStoryTalk.examples[200].typical.data.offers;
const { agreed } = operations.agreeInStory.examples[200];
const story = operations.getStory.examples[200]['nine-lanterns-to-midnight'].data;
const card = operations.listStories.examples[200]['first-page'].data.items.find((one) => one.storyId === storyId);
const talkTo = (characterId: string) => `story-character-chat/${storySessionId}/${storyId}/${characterId}`;
const playHref = (roundId: string) => `/en-US/dynamic-story-play/${storySessionId}/${storyId}/${roundId}`;

const meta = preview.meta({
  title: 'Pages/Talk inside a story',
  parameters: { layout: 'fullscreen' },
  args: { path: talkTo(character.characterId) },
  render: renderPage,
  beforeEach({ msw }) {
    hintsAnswered();
    msw.use(
      http.get('*/api/stories/:storyId', () =>
        HttpResponse.json({ code: 200, message: 'OK', data: { ...story, ...card, cast: [character] } }),
      ),
    );
  },
});

const english = { locale: 'en-US' } as const;

type Canvas = ReturnType<typeof within>;
const offered = (canvas: Canvas) => canvas.findByText(offer?.text ?? '');

/** A talk in the middle of the story has led to an agreement. */
export const Talking = meta.story({
  play: async ({ canvas }) => {
    await expect(await offered(canvas)).toBeVisible();
  },
});

/** The same on a phone, without the bottom bar. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['no-look'],
  play: async ({ canvas }) => {
    await offered(canvas);
  },
});

/** One press agrees; the way back leads to the round that it has made. */
export const Agreed = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await offered(canvas);
    const back = () => canvas.getByRole('link', { name: 'Back to the story' });
    await expect(back()).toHaveAttribute('href', playHref(round.roundId));
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    const onward = await canvas.findByRole('link', { name: 'Continue the story' });
    await expect(onward).toHaveAttribute('href', playHref(agreed.data.roundId));
    await waitFor(() => expect(back()).toHaveAttribute('href', playHref(agreed.data.roundId)));
  },
});

/** It did not reach the story, and goes out again under the same key: it is agreed once. */
export const NotAgreed = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post('*/api/story-sessions/:storySessionId/agreements', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    await offered(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(canvas.getByText(/That did not work/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[1]).toBe(keys[0]);
  },
});

/** The story stands elsewhere by now. */
export const MovedOn = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('agreeInStory', 409));
  },
  play: async ({ canvas, userEvent }) => {
    await offered(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(canvas.getByText(/moved on in the meantime/)).toBeVisible());
  },
});

/** The play is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(http.get('*/api/story-sessions/:storySessionId', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    // The header of the site, and the head of the conversation.
    await waitFor(() => expect(canvas.getAllByRole('banner')).toHaveLength(2));
    await expect(canvas.queryByRole('textbox', { name: new RegExp(character.name) })).not.toBeInTheDocument();
  },
});

/** The talk did not arrive; asking again is one press. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('openStoryChat', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** A play of another reader, or one that is gone. */
export const Gone = meta.story({
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('getStorySession', 404));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This play does not exist' })).toBeVisible();
  },
});

/** No such character in the cast: the way back to the story. */
export const NotInTheCast = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: talkTo('maren-vale') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This character is not in this story' });
    const back = canvas.getByRole('link', { name: 'Back to the story' });
    await expect(back).toHaveAttribute('href', playHref(round.roundId));
  },
});

/** The story has come to its end; one can still talk. */
export const AfterTheEnd = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const { typical } = operations.getStorySession.examples[200];
    const ending = { endingId: 'over', title: 'Over the pass' };
    const ended = { ...typical.data, round: { ...round, ending, choices: [] } };
    msw.use(
      http.get('*/api/story-sessions/:storySessionId', () =>
        HttpResponse.json({ code: 200, message: 'OK', data: ended }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The story has ended')).toBeVisible());
    await expect(await canvas.findByRole('textbox', { name: `Write to ${character.name}` })).toBeEnabled();
  },
});
