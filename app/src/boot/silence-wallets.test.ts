import { expect, test } from 'vitest';

import { isWalletNoise } from './silence-wallets';

test.each([
  ['an error of the extension', new Error('Failed to connect to MetaMask'), true],
  ['a rejection with a text', 'MetaMask extension not found', true],
  ['a longer text', 'i: Failed to connect to MetaMask at inpage.js', true],
  ['an error of ours', new Error('The catalogue is missing'), false],
  ['nothing', undefined, false],
])('%s', (_, reason, expected) => {
  expect(isWalletNoise(reason)).toBe(expected);
});
