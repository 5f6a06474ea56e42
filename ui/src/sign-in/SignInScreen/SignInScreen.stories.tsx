import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Button } from '../../primitives/Button/Button';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { codeSent, login } from '../fixtures/login';
import { wizard } from '../fixtures/wizard';
import type { SignInStage } from '../Stage/stage';
import { SignInScreen } from './SignInScreen';

const stages = {
  login: { kind: 'login', ...login },
  code: { kind: 'login', ...codeSent },
  wizard: { kind: 'wizard', ...wizard },
} as const satisfies Record<string, SignInStage>;

const first: SignInStage = stages.login;

const meta = preview.meta({
  title: 'Sign-in/Page',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: { brandName: 'Fabula', stage: first, onClose: fn() },
});

/** The popup's card as a page: its title is the heading, and there is nothing to close. */
export const FirstStep = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
});

/** The heading names the card. */
export const Words = meta.story({
  tags: ['no-look'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sign in or join' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

/** The code was sent. */
export const CodeSent = meta.story({ tags: ['no-look'], args: { stage: stages.code } });

/** Someone new leaves the profile for later. */
export const Wizard = meta.story({
  args: { stage: stages.wizard },
  play: async ({ args, canvas, userEvent }) => {
    const cross = canvas.getAllByRole('button').at(-1);
    await expect(cross).toBeVisible();
    if (cross !== undefined) await userEvent.click(cross);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** When the profile takes the place of the login, its heading takes the focus and is read aloud. */
export const StageChanged = meta.story({
  tags: ['no-look'],
  render: function Changing(args) {
    const [kind, setKind] = useState<keyof typeof stages>('login');
    return (
      <>
        <SignInScreen {...args} stage={stages[kind]} />
        <Button onClick={() => setKind('wizard')}>Signed in</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Signed in' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Complete Your Profile' })).toHaveFocus());
  },
});

/** On phones the card reaches the edges of the screen, and nothing scrolls sideways. */
export const OnPhone = meta.story({
  tags: ['no-look'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Sign in or join' }).getBoundingClientRect();
    await expect(card.left).toBe(0);
    await expect(card.right).toBe(document.documentElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
