import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, type within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { pageKeys } from '../../../session/storage-keys';
import { openChoice } from '../../../stories/open-choice';
import { hushBrowser, said } from '../../../stories/hush-browser';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';
import { wordsIn } from '../../../stories/words';

const { storySessionId, round } = operations.getStorySession.examples[200].typical.data;
const storyId = 'winter-at-heron-pass';
const pathTo = (roundId: string, ofStory = storyId) => `dynamic-story-play/${storySessionId}/${ofStory}/${roundId}`;
const firstId = round.parentId ?? '';
const rounds = '*/api/story-sessions/:storySessionId/rounds';

const meta = preview.meta({
  title: 'Pages/Dynamic play',
  parameters: { layout: 'fullscreen' },
  args: { path: pathTo(round.roundId) },
  render: renderPage,
  beforeEach() {
    cookiesAnswered();
    window.localStorage.setItem(pageKeys.storyPace, 'whole');
  },
});

const english = { locale: 'en-US' } as const;

type Canvas = ReturnType<typeof within>;
const choiceOf = (canvas: Canvas, name = /Ask the warden/) => canvas.findByRole('button', { name });

/** The round where the play stands: what can be done, what cannot and why, and the path to it. */
export const Playing = meta.story({
  play: async ({ canvas }) => {
    await openChoice(canvas);
    await expect(await choiceOf(canvas, /Go out without her/)).toHaveAccessibleName(/The barrier is down/);
  },
});

/** On a phone it has the whole screen: what stands around other pages stays away. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['no-look'],
  play: async ({ canvas, globals }) => {
    await choiceOf(canvas);
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: wordsIn(globals, 'shell.bottomBar.label') })).toBeNull();
  },
});

/** The round is read aloud in the story's language, pauses, resumes, and stops. */
export const Listening = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach: hushBrowser('en-GB'),
  play: async ({ canvas, userEvent }) => {
    await openChoice(canvas);
    const listen = await canvas.findByRole('button', { name: 'Read this round aloud' });
    await userEvent.click(listen);
    await waitFor(() => expect(said).toHaveLength(1));
    await expect(listen).toHaveAttribute('aria-pressed', 'true');
    await expect(said[0]?.text).not.toBe('');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(said).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reading aloud' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Reading aloud' })).not.toBeInTheDocument());
    await expect(listen).toHaveAttribute('aria-pressed', 'false');
  },
});

/** Neither the browser nor the server has a voice for the story. */
export const NoVoice = meta.story({
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('listVoices', 200, () => operations.listVoices.examples[200].none));
    return hushBrowser()();
  },
  play: async ({ canvas, userEvent }) => {
    await openChoice(canvas);
    // On phones it is named by its visible word.
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Read this round aloud|Listen)$/ }));
    await expect(await canvas.findByText(/has no voice for the language/)).toBeVisible();
    await expect(said).toHaveLength(0);
  },
});

/** The browser has no voice for the story, and the server has: its price stands on the button. */
export const ModelVoice = meta.story({
  globals: english,
  beforeEach: hushBrowser(),
  play: async ({ canvas, userEvent }) => {
    await openChoice(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Read this round aloud|Listen)$/ }));
    await expect(await canvas.findByRole('button', { name: /^Listen.*2/ })).toBeEnabled();
    await expect(said).toHaveLength(0);
  },
});

/** The play is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('*/api/story-sessions/:storySessionId', () => delay('infinite')));
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('link', { name: wordsIn(globals, 'play.back') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Ask the warden/ })).not.toBeInTheDocument();
  },
});

/** It did not arrive; asking again is one press. */
export const Failed = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('listStoryRounds', 500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Leave the story (your place is saved)' })).toBeVisible();
  },
});

/** A choice leads to the round after it, which has an address and the focus; there the story has ended. */
export const Ended = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await openChoice(canvas));
    const title = 'A day in the middle of the week';
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    const gallery = await canvas.findByRole('region', { name: wordsIn(globals, 'play.gallery') });
    await expect(gallery).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** The keys 1 to 9 choose. */
export const ByKey = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await choiceOf(canvas);
    await userEvent.keyboard('1');
    await canvas.findByRole('heading', { name: 'A day in the middle of the week' });
  },
});

/** An older round is read; playing on from there makes it the one where the play stands. */
export const Older = meta.story({
  args: { path: pathTo(firstId) },
  play: async ({ canvas, globals }) => {
    const name = wordsIn(globals, 'play.older.playOn');
    await expect(await canvas.findByRole('button', { name })).toBeEnabled();
    await expect(await choiceOf(canvas, /Take the second axe/)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** From an older round the other way is taken, and the first way stays on the map. */
export const AnotherWay = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: pathTo(firstId) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue from here' }));
    await userEvent.click(await openChoice(canvas, /Hold the lamp for Sir Bram/));
    await openChoice(canvas);
  },
});

/** The next round could not be written: the same move goes out again under the same key, so that it is paid once. */
export const EngineFailed = meta.story({
  play: async ({ canvas, globals, msw, userEvent }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post(rounds, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        const { unavailable } = operations.playStoryRound.examples[503];
        return HttpResponse.json(unavailable, { status: 503 });
      }),
    );
    await userEvent.click(await openChoice(canvas));
    const again = await canvas.findByRole('button', { name: wordsIn(globals, 'play.failed.retry') });
    await userEvent.click(again);
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[0]).toMatch(/^\w{32}$/);
    await expect(keys[1]).toBe(keys[0]);
    await canvas.findByRole('button', { name: wordsIn(globals, 'play.failed.retry') });
  },
});

/** The play was continued elsewhere: it says so, and leads to where it stands. */
export const GoneOnElsewhere = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const choice = await openChoice(canvas);
    const { Authorization = '', 'Device-ID': device = '' } = window.localStorage;
    const answered = await fetch(`/api/story-sessions/${storySessionId}/current-round`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', Authorization, 'Device-ID': device },
      body: JSON.stringify({ roundId: firstId }),
    });
    await expect(answered.ok).toBe(true);
    await userEvent.click(choice);
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the current round' }));
    await openChoice(canvas, /Take the second axe/);
  },
});

/** Without a connection one reads on; nothing can be chosen until it is back. */
export const Offline = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas }) => {
    const choice = await openChoice(canvas);
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(choice).toHaveAttribute('aria-disabled', 'true'));
    await expect(
      canvas.getByText('Your place is saved. You can read on, and choose once you are back online.'),
    ).toBeVisible();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(choice).not.toHaveAttribute('aria-disabled', 'true'));
  },
});

/** Words of one's own cost something here. */
const typedAt8 = http.get(`${rounds}/:roundId`, () =>
  HttpResponse.json({ code: 200, message: 'OK', data: { ...round, typedAllowed: true, typedPrice: 8 } }),
);

/** A move in words of one's own is kept when sending fails, and the play continues once it arrives. */
export const OwnWords = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(typedAt8);
  },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(http.post(rounds, () => HttpResponse.error(), { once: true }));
    const words = 'I hold the lamp to the map.';
    const box = await canvas.findByRole('textbox', { name: 'Your own move' });
    await userEvent.type(box, `${words}{Enter}`);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try the same move again' }));
    await canvas.findByText(/The ink has run with the damp/);
    await expect(window.localStorage.getItem(pageKeys.storyDraft + storySessionId)).toBeNull();
  },
});

/** A reader whose words suggest a risk of self-harm sees where help is, in their language. */
export const InDanger = meta.story({
  tags: ['no-look'],
  globals: { locale: 'ar-SA' },
  beforeEach({ msw }) {
    const { data } = operations.playStoryRound.examples[200]['own-words'];
    msw.use(
      typedAt8,
      http.post(rounds, () => HttpResponse.json({ code: 200, message: 'OK', data: { ...data, crisis: true } })),
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: wordsIn(globals, 'play.own.label') });
    await userEvent.type(box, 'لا أريد أن أعيش{Enter}');
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'crisis.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /findahelpline\.com/ })).toBeVisible();
    await openChoice(canvas);
  },
});

/** The points do not cover a move: it says so on the way to the prices, and the words are kept. */
export const PointsMissing = meta.story({
  tags: ['no-look'],
  globals: { ...english, session: 'registered' },
  beforeEach({ msw }) {
    const { 'insufficient-points': refusal } = operations.claimDailyPoints.examples[400];
    msw.use(
      typedAt8,
      answer('playStoryRound', 400, () => refusal),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your own move' });
    await userEvent.type(box, 'I wait.{Enter}');
    await expect(await screen.findByText('Insufficient points, cannot perform this operation')).toBeVisible();
    await expect(window.localStorage.getItem(pageKeys.storyDraft + storySessionId)).toBe('I wait.');
  },
});

/** A play that is not there, or another reader's. */
export const NotFound = meta.story({
  args: { path: `dynamic-story-play/ssn-of-another/${storyId}/${round.roundId}` },
  play: async ({ canvas, globals }) => {
    const name = wordsIn(globals, 'play.notFound.title');
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
});

/** A round that is not of this play, and a play under the name of another story, are not there either. */
export const NotOfThisPlay = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { path: pathTo(round.roundId, 'the-counting-light') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Play not found' });
  },
});

/** The author has withdrawn the story since: the play continues, cannot be shared, and leads back to other stories. */
export const Withdrawn = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const { withdrawn } = operations.getPlayedStory.examples[200];
    msw.use(
      answer('getStory', 404),
      answer('getPlayedStory', 200, () => withdrawn),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This story is no longer published')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share this play' })).not.toBeInTheDocument();
    const leave = canvas.getAllByRole('link', { name: 'Leave the story (your place is saved)' });
    await expect(leave[0]).toHaveAttribute('href', '/en-US/story-hub');
    await userEvent.click(await openChoice(canvas));
    const title = 'A day in the middle of the week';
    await expect(await canvas.findByRole('heading', { name: title })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Send this story to a friend' })).not.toBeInTheDocument();
  },
});

/** The panel of a shared play says how many have read it by the time at which it is opened. */
export const ReadMeanwhile = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    const { shared } = operations.getStoryShare.examples[200];
    const unread = { ...shared, data: { ...shared.data, readerCount: 0 } };
    msw.use(
      http.get('*/api/story-sessions/:storySessionId/share', () => HttpResponse.json(unread), { once: true }),
      answer('getStoryShare', 200, () => shared),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await choiceOf(canvas);
    const [share] = canvas.getAllByRole('button', { name: 'Share this play' });
    if (share === undefined) throw new Error('Nothing opens the panel.');
    await userEvent.click(share);
    await screen.findByText('No readers yet.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(share);
    await waitFor(() => expect(screen.getByText('3 people have read it.')).toBeVisible());
  },
});

/** How one reads is remembered. */
export const Settings = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await choiceOf(canvas);
    const [settings] = canvas.getAllByRole('button', { name: 'Reading settings' });
    if (settings === undefined) throw new Error('Nothing opens the reading settings.');
    await userEvent.click(settings);
    await userEvent.click(await screen.findByRole('radio', { name: 'Large' }));
    await waitFor(() => expect(window.localStorage.getItem(pageKeys.storyTextSize)).toBe('large'));
  },
});

/** The story is sold in a bundle: it is offered with its price, bought, and the move is made again. */
export const BundleRequired = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'registered' },
  beforeEach({ msw }) {
    let isBought = false;
    msw.use(
      answer('getStoryBundle', 200, () => operations.getStoryBundle.examples[200].typical),
      http.post('*/api/shop/bundles/:bundleId/purchase', () => {
        isBought = true;
        return HttpResponse.json(operations.buyBundle.examples[200].bought);
      }),
      http.post(rounds, () =>
        isBought
          ? HttpResponse.json(operations.playStoryRound.examples[200].next)
          : HttpResponse.json(operations.playStoryRound.examples[400]['bundle-required'], { status: 400 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await choiceOf(canvas));
    await expect(await canvas.findByText('The story continues in a bundle')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy for 50 points' }));
    await waitFor(() => expect(canvas.queryByText('The story continues in a bundle')).not.toBeInTheDocument());
  },
});
