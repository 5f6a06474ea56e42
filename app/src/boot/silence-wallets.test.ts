import { expect, test } from 'vitest';

import { isWalletNoise } from './silence-wallets';

test.each([
  ['an error of the extension', new Error('Failed to connect to MetaMask'), true],
  ['a rejection with a text', 'MetaMask extension not found', true],
  ['a longer text', 'i: Failed to connect to MetaMask at inpage.js', true],
  ['a plain object of the extension', { code: -32_603, message: 'Failed to connect to MetaMask' }, true],
  ['a plain object: its owner said no', { code: 4001, message: 'User rejected the request.' }, true],
  ['a plain object: it is asking already', { code: -32_002, message: 'Request already pending' }, true],
  ['a plain object of something else', { code: 500, message: 'Internal error' }, false],
  ['an error of ours', new Error('The catalogue is missing'), false],
  ['nothing', undefined, false],
])('%s', (_, reason, expected) => {
  expect(isWalletNoise(reason)).toBe(expected);
});
