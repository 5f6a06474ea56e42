import { expect, screen, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../stories/page-story';
import { wordsIn } from '../../stories/words';

const meta = preview.meta({
  title: 'Pages/Operators’ desk',
  tags: ['no-look'],
  parameters: { layout: 'fullscreen' },
  args: { path: 'operator' },
  globals: { locale: 'en-US', session: 'registered', scenario: 'operator' },
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A report is opened and decided; the queue has one less. */
export const Deciding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'It is advertising or spam' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Hide: only its author still sees it' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Lamps again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(await canvas.findByText('Visible to its author only')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All reports' }));
    await expect(await canvas.findByText('2 report cases wait for a decision.')).toBeVisible();
  },
});

/** An account is found and suspended; the act is in the log. */
export const Suspending = meta.story({
  args: { path: 'operator/accounts' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find an account' }), 'nightp{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Nightpost' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(await canvas.findByRole('button', { name: 'Lift the suspension' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Audit log' }));
    await canvas.findByRole('link', { name: 'Everything' });
    await expect(await canvas.findByText('Advertising again.')).toBeVisible();
  },
});

/** What becomes of a decision is said, and shows in the list and in the log. */
export const FollowingUp = meta.story({
  args: { path: 'operator/proposals' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Say what becomes of it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Say what becomes of it' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Will not be carried out' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Why, or where it can be seen' }), 'It costs too much.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('It costs too much.')).toBeVisible();
  },
});

/** An invitation is made, its link is shown once, and it is withdrawn; both acts are in the log. */
export const Inviting = meta.story({
  args: { path: 'operator/invitations' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'For whom' }), 'Teo');
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
    await userEvent.type(canvas.getByLabelText('Works until'), until);
    await userEvent.click(canvas.getByRole('button', { name: 'Make the link' }));
    const link = await canvas.findByRole('textbox', { name: 'Invitation link' });
    await expect(link).toHaveDisplayValue(/\/invitation#code=[0-9a-f]{32}$/);
    const [first] = await canvas.findAllByRole('button', { name: 'Withdraw' });
    if (first !== undefined) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It was posted in public.');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('0 of 1 account created')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Audit log' }));
    await canvas.findByRole('link', { name: 'Everything' });
    await expect(await canvas.findByText('It was posted in public.')).toBeVisible();
  },
});

/** A character is found, featured and hidden; both acts are in the log. */
export const Curating = meta.story({
  args: { path: 'operator/catalogue' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the catalogue' }), 'maren{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Feature' }));
    const featuring = within(await screen.findByRole('dialog', { name: 'Feature' }));
    await userEvent.type(featuring.getByRole('textbox', { name: 'Reason' }), 'A fine voice.');
    await userEvent.click(featuring.getByRole('button', { name: 'Feature' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide' }));
    const hiding = within(await screen.findByRole('dialog', { name: 'Hide' }));
    await userEvent.click(hiding.getByRole('radio', { name: 'Something else' }));
    await userEvent.type(hiding.getByRole('textbox', { name: 'Reason' }), 'Drawn from a real person.');
    await userEvent.click(hiding.getByRole('button', { name: 'Hide' }));
    await expect(await canvas.findByRole('button', { name: 'Show again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Audit log' }));
    await expect(await canvas.findByText('Drawn from a real person.')).toBeVisible();
    await expect(await canvas.findByText('A fine voice.')).toBeVisible();
  },
});

/** Everyone but operators finds what they find at an address that leads nowhere. */
export const NotAnOperator = meta.story({
  globals: { locale: 'en-US', session: 'registered', scenario: 'session' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'states.notFound.title') })).toBeVisible();
  },
});

/** A guest is not even asked about. */
export const Guest = meta.story({
  globals: { locale: 'en-US', session: 'guest', scenario: 'session' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: wordsIn(globals, 'states.notFound.title') })).toBeVisible();
  },
});
