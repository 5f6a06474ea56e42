import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { Button } from '../../primitives/Button/Button';
import { Receipt } from '../BallotPanel';
import { signedReceipt, vote } from '../fixtures';
import type { SigningProblem, SigningStage } from './model';
import { SignDialog } from './SignDialog';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const wallets = [
  { id: 'metamask', name: 'MetaMask' },
  { id: 'phantom', name: 'Phantom' },
];
const onSign = fn();
const onClose = fn();
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sign with a wallet' }));

const ready: SigningStage = { kind: 'ready' };
const failed = (problem: SigningProblem): SigningStage => ({ kind: 'ready', problem });

const meta = preview.meta({
  title: 'Views/Community/Signing a ballot',
  component: SignDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    open: true,
    onClose,
    options: vote.options,
    choices: [1],
    wallets,
    stage: ready,
    onSign,
  },
});

/** What becomes public is said before anything is signed. */
export const Asking = meta.story();

/** A wallet is chosen. */
export const Chosen = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await expect(inside.getByText('You vote for: Japanese')).toBeVisible();
    await expect(inside.getByText('The address of your wallet becomes public.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Sign with Phantom' }));
    await expect(onSign).toHaveBeenCalledWith('phantom');
    await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
});

/** The browser has no wallet. */
export const NoWallet = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  args: { wallets: [], choices: [] },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('You abstain')).toBeVisible();
    await expect(inside.getByText(/^No wallet was found/)).toBeVisible();
  },
});

/** A wallet asks its owner; the other one waits, and the dialog can be left. */
export const InTheWallet = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  args: { stage: { kind: 'asking', walletId: 'metamask' } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: /Confirm in the wallet/ })).toHaveAttribute('aria-busy', 'true');
    await expect(inside.getByRole('button', { name: 'Sign with Phantom' })).toBeDisabled();
    await expect(inside.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});

/** The owner declined. */
export const Declined = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  args: { stage: failed('declined') },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent(/^You declined in your wallet/);
  },
});

/** The server refused the signature. */
export const WrongSignature = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  args: { stage: failed('wrong-signature') },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent(/does not match this ballot/);
  },
});

/** The wallet signed for another account before. */
export const WalletUsed = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  args: { stage: failed('used') },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent(/already signed for another account/);
  },
});

/** The wallet is locked, the vote has ended, and the server could not be reached. */
export const OtherProblems = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: (args) => <EveryProblem {...args} />,
  play: async ({ userEvent }) => {
    const inside = await dialog();
    for (const words of [/Unlock it/, /the vote has ended/, /was not taken/]) {
      await userEvent.click(inside.getByRole('button', { name: 'Sign with MetaMask' }));
      await expect(inside.getByRole('alert')).toHaveTextContent(words);
    }
  },
});

function EveryProblem(args: Parameters<typeof SignDialog>[0]) {
  const [problems, setProblems] = useState<readonly SigningProblem[]>([]);
  const problem = problems.at(-1);
  return (
    <SignDialog
      {...args}
      stage={problem === undefined ? { kind: 'ready' } : failed(problem)}
      onSign={() =>
        setProblems([...problems, (['no-account', 'closed', 'failed'] as const)[problems.length] ?? 'failed'])
      }
    />
  );
}

/** The ballot is cast; the keyboard is on the way out, and then back where it came from. */
export const Done = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  render: (args) => <Whole {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: 'Sign with MetaMask' }));
    await expect(inside.getByRole('status')).toHaveTextContent('Your ballot is cast, signed with 0x7099…79C8.');
    await expect(inside.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await dialog();
  },
});

function Whole(args: Parameters<typeof SignDialog>[0]) {
  const [open, setOpen] = useState(false);
  const [stage, setStage] = useState<SigningStage>({ kind: 'ready' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SignDialog
        {...args}
        open={open}
        onClose={() => setOpen(false)}
        stage={stage}
        onSign={() => setStage({ kind: 'done', address })}
      />
    </>
  );
}

/** The receipt of a ballot that a wallet signed shows the ends of its address. */
export const SignedReceipt = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  render: () => <Receipt proposal={vote} receipt={signedReceipt} entryHref="#431" onDownload={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0x7099…79C8')).toHaveAttribute('title', address);
    await expect(canvas.getByText(/becomes public when the vote has ended/)).toBeVisible();
  },
});
