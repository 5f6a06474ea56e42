import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../.storybook/preview';
import { Toaster } from '../primitives/Toaster/Toaster';
import type { ToastMessage } from '../toasts/toast-message';
import { deviceSignedOut, othersSignedOut, passwordSaved, profileSaved } from './account-toasts';

const meta = preview.meta({ title: 'Toasts/Account', component: Toaster, tags: ['no-look'] });

const shown = (...messages: readonly ToastMessage[]) => (
  <Toaster toasts={messages.map((message, index) => ({ ...message, id: `account-${index}` }))} onClose={fn()} />
);

/** Waits until a short message stands. */
const said = (words: string) => waitFor(() => expect(screen.getByText(words, { selector: 'p' })).toBeVisible());

/** What is said after a change to the profile or the password. */
export const Saved = meta.story({
  render: () => shown(profileSaved(), passwordSaved()),
  play: async () => {
    await said('Your profile is saved');
    await said('Your password is saved. Other devices are signed out.');
  },
});

/** What is said after other devices were signed out. */
export const SignedOut = meta.story({
  render: () => shown(deviceSignedOut(), othersSignedOut()),
  play: async () => {
    await said('That device is signed out');
    await said('You are signed out everywhere else');
  },
});
