import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ProfileEditor } from '../../profile/ProfileEditor/ProfileEditor';
import { ProfileHead } from '../../profile/ProfileHead/ProfileHead';
import { ProfileHeadSkeleton } from '../../profile/ProfileHead/ProfileHeadSkeleton';
import { ProfilePane } from '../../profile/ProfilePane/ProfilePane';
import { wizard } from '../../sign-in/fixtures/wizard';
import { RowsSkeleton } from '../../states/PanelState/PanelState';
import { GuestInvitation } from '../GuestInvitation/GuestInvitation';
import { UnknownReader } from '../Unknown/UnknownReader';
import { AccountPage } from './AccountPage';

const ember = {
  userName: 'Ember Quill',
  userAvatarImageUrl: '/art/1/avatars/nkiru-256.webp',
  motto: 'Collects last lines, loses first drafts.',
};
const blank = { userName: '', userAvatarImageUrl: '', motto: '' };
const headArgs = {
  points: 1260,
  pricesHref: '/en-US/prices',
  frame: undefined,
  framesHref: '/en-US/shop?shelf=frames',
  onEdit: fn(),
};
const signIn = { href: '/en-US/registerlogin', onClick: fn() };

const meta = preview.meta({
  title: 'Account/Own page',
  component: AccountPage,
  subcomponents: { ProfileHead, ProfileEditor, ProfilePane, GuestInvitation, UnknownReader },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    head: <ProfileHead profile={ember} {...headArgs} />,
    main: <RowsSkeleton />,
    aside: <RowsSkeleton count={2} />,
  },
});

/** The head of an account, and two columns below it. */
export const Known = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ember Quill' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1,260 points' })).toHaveAttribute('href', '/en-US/prices');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    await expect(headArgs.onEdit).toHaveBeenCalledOnce();
  },
});

/** An account that has not told its name. */
export const Nameless = meta.story({
  args: { head: <ProfileHead profile={blank} {...headArgs} points={1} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No motto yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 point' })).toBeVisible();
  },
});

/** A frame is worn around the picture, and others are one press away. */
export const Framed = meta.story({
  tags: ['!no-look', 'one-look'],
  args: { head: <ProfileHead profile={ember} {...headArgs} frame="low-tide" /> },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-frame="low-tide"]')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Choose a frame' })).toHaveAttribute('href', headArgs.framesHref);
  },
});

/** The head is on its way. */
export const HeadOnItsWay = meta.story({
  args: { head: <ProfileHeadSkeleton /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
});

/** A guest is invited to fill a card in. */
export const Guest = meta.story({
  render: () => <GuestInvitation signIn={signIn} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A card with your name on it' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', signIn.href);
  },
});

/** Before it is known whose page it is, the root of the document says which of the two is seen: here a guest’s. */
export const Unknown = meta.story({
  render: () => <UnknownReader signIn={signIn} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    document.documentElement.dataset['session'] = 'registered';
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    document.documentElement.dataset['session'] = 'guest';
  },
});

const cancel = fn();

/** The head while it is edited: its heading takes the focus, and the card beside it shows what is typed. */
export const Edited = meta.story({
  args: { head: <ProfileEditor {...wizard} values={ember} onCancel={cancel} /> },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByDisplayValue('Ember Quill')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(cancel).toHaveBeenCalledOnce();
  },
});

/** The card in front of its night scene, filled in and blank. */
export const Cards = meta.story({
  render: () => (
    <>
      <ProfilePane values={ember} />
      <ProfilePane values={blank} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ember Quill')).toBeVisible();
  },
});
