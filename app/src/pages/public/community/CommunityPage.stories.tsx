import { expect, screen, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview';
import { cookiesAnswered, renderPage } from '../../../stories/page-story';

const meta = preview.meta({
  title: 'Pages/Community',
  parameters: { layout: 'fullscreen' },
  args: { path: 'dao-community' },
  globals: { locale: 'en-US', session: 'registered' },
  tags: ['no-look'],
  render: renderPage,
  beforeEach: cookiesAnswered,
});

/** A vote is found by its state, opened, and a ballot cast. */
export const VoteOnAProposal = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Vote open' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Which language/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Japanese' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cast my ballot' }));
    await expect(await canvas.findByText('You voted for: Japanese')).toBeVisible();
  },
});

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A wallet as browsers announce them (EIP-6963); the server of the mocks takes every signature. */
const announceWallet = () =>
  window.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', {
      detail: {
        info: { rdns: 'example.lantern', name: 'Lantern Wallet' },
        provider: {
          request: async ({ method }: { method: string }) =>
            method === 'eth_requestAccounts' ? [address] : `0x${'1'.repeat(130)}`,
        },
      },
    }),
  );

/** A ballot is signed with a wallet that announces itself, and its receipt shows the address. */
export const SignWithAWallet = meta.story({
  args: { path: 'dao-community/prp-4d1b9a0e7c524f36' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Japanese' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign with a wallet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign with a wallet' }));
    announceWallet();
    await userEvent.click(await dialog.findByRole('button', { name: 'Sign with Lantern Wallet' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent('signed with 0x7099…79C8');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/^Signed with the wallet/)).toBeVisible();
  },
});

/** A proposal is written and opens. */
export const Propose = meta.story({
  args: { path: 'dao-community/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'A second theme');
    await userEvent.type(canvas.getByRole('textbox', { name: /^What do you propose/ }), 'It is dark.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 1' }), 'Yes');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 2' }), 'No');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish the idea' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A second theme' })).toBeVisible();
  },
});

/** What came of a vote, for a guest. */
export const Decided = meta.story({
  args: { path: 'dao-community/prp-1f60d4a28b9c47e3' },
  globals: { locale: 'en-US', session: 'guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decided: Keep it')).toBeVisible();
    await expect(canvas.getByText('Carried out')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Download the vote' })).toBeVisible();
  },
});
