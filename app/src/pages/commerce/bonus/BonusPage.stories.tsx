import { answer, operations } from '@fabula/sdk/mocks';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { utcDate } from '../../../session/daily-bonus';
import { pageKeys } from '../../../session/storage-keys';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Bonus',
  parameters: { layout: 'fullscreen' },
  args: { path: 'bonus' },
  globals: { session: 'registered' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

const english = { locale: 'en-US', session: 'registered' } as const;
const calendars = operations.getBonusCalendar.examples[200];

/** Today’s reward was had; the ledger below names what each line was for. */
export const Claimed = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(30));
    await waitFor(() => expect(document.querySelector('[aria-current="date"]')).toBeVisible());
  },
});

/** The ledger: signed amounts, the balance after each line, and the character a reply was from. */
export const Ledger = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const ledger = within(await canvas.findByRole('region', { name: 'Where your points went' }));
    const bought = (await ledger.findByText('Purchase')).closest('li');
    await expect(bought).toHaveTextContent('+1,000');
    await expect(bought).toHaveTextContent('Balance 1,242');
    const [reply] = ledger.getAllByRole('link', { name: 'Reply from Maren Vale' });
    await expect(reply).toHaveAttribute('href', '/en-US/character-chat/maren-vale');
    await expect(ledger.getByRole('link', { name: 'Returned: reply from Maren Vale' })).toBeVisible();
    await userEvent.click(ledger.getByRole('button', { name: 'Show older' }));
    await expect(await ledger.findByText('Welcome gift')).toBeVisible();
  },
});

/** Opened at one line: it is marked and has the focus. */
export const AtOneLine = meta.story({
  tags: ['no-look'],
  args: { path: 'bonus?entry=ent-7d3a1f8c5b0e4629' },
  globals: english,
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('li[aria-current="true"]')).toHaveFocus());
    await expect(document.querySelector('li[aria-current="true"]')).toHaveTextContent('Balance 192');
    await expect(canvas.getByRole('button', { name: 'Show newer' })).toBeVisible();
  },
});

/** A line that is not the reader’s: it says so, and the newest stand. */
export const UnknownLine = meta.story({
  tags: ['no-look'],
  args: { path: 'bonus?entry=ent-of-another' },
  globals: english,
  play: async ({ canvas }) => {
    await canvas.findByText(/This entry is not in your ledger/);
    await expect(await canvas.findByText('Purchase')).toBeVisible();
  },
});

/** Today’s reward is claimed here; the toast says how much, and the calendar follows. */
export const Claiming = meta.story({
  globals: { scenario: 'registered', session: 'registered', locale: 'en-US' },
  beforeEach({ msw }) {
    // The look that follows the start of a session was had before.
    window.localStorage.setItem(pageKeys.dailyBonusChecked, utcDate(Date.now()));
    let isClaimed = false;
    msw.use(
      http.get('*/api/points/bonus', () => Response.json(isClaimed ? calendars.claimed : calendars.claimable)),
      http.post('*/api/user/claim-daily-points', () => {
        isClaimed = true;
        return Response.json(operations.claimDailyPoints.examples[200].claimed);
      }),
    );
  },
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim now' }));
    const toast = () => expect(screen.getByText('Successfully claimed +20 points', { selector: 'p' })).toBeVisible();
    await waitFor(toast);
    await expect(await canvas.findByText(/Tomorrow: 50 points/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Claim now' })).not.toBeInTheDocument();
  },
});

/** The reward waits. */
export const Waiting = meta.story({
  tags: ['no-look'],
  beforeEach({ msw }) {
    msw.use(answer('getBonusCalendar', 200, () => calendars.claimable));
  },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[aria-current="date"]')).toBeVisible());
  },
});

/** A guest sees their own few lines, and what signing in begins. */
export const Guest = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in to start your streak' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** Nothing has moved yet. */
export const EmptyLedger = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('listLedger', 200, () => operations.listLedger.examples[200].empty));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No entries yet/)).toBeVisible();
  },
});

/** Two parts that did not arrive; each is asked for again by itself. */
export const ServerError = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(answer('listLedger', 500), answer('getBonusCalendar', 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const ledger = within(await canvas.findByRole('region', { name: 'Where your points went' }));
    const again = await ledger.findByRole('button', { name: 'Try again' });
    msw.use(answer('listLedger', 200, () => operations.listLedger.examples[200].typical));
    await userEvent.click(again);
    await expect(await ledger.findByText('Purchase')).toBeVisible();
  },
});

/** Everything is on its way. */
export const Loading = meta.story({
  tags: ['no-look'],
  globals: english,
  beforeEach({ msw }) {
    msw.use(http.get('*/api/points/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    const ledger = await canvas.findByRole('region', { name: 'Where your points went' });
    await expect(ledger).toHaveAttribute('aria-busy', 'true');
  },
});
