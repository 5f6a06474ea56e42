import { expect, test } from 'vitest';

import { portraitAddress } from '../portrait-address';
import { firstParts, rollPart, rollParts } from './portrait';

test('begins with the same portrait each time, and with another one for another draft', () => {
  expect(firstParts('drf-1')).toEqual(firstParts('drf-1'));
  expect(firstParts('drf-1')).not.toEqual(firstParts('drf-2'));
  expect(firstParts(null).seed).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
});

test('rolls one part to another value, and leaves the others', () => {
  const parts = { ...firstParts('drf-1'), flowers: false };
  for (const random of [() => 0, () => 0.999]) {
    const rolled = rollPart(parts, 'flowers', random);
    expect(rolled).toEqual({ ...parts, flowers: true });
    expect(rollPart(parts, 'hairCut', random).hairCut).not.toBe(parts.hairCut);
  }
});

test('rolls a value of every part', () => {
  expect(Object.values(rollParts('s', () => 0.999))).not.toContain(undefined);
});

test('names every choice in the address of the picture', () => {
  const address = portraitAddress({ seed: 'tomas-1', mood: 'brass', flowers: false });
  expect(address).toBe('/api/composed-portraits.svg?recipe=2&seed=tomas-1&mood=brass&flowers=false');
});
