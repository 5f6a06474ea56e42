import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createFrameBatch } from './frame-batch';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame - 1] = () => undefined;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const drawFrame = () => {
  for (const call of frames.splice(0)) call();
};

function batchOf() {
  const drawn: (readonly string[])[] = [];
  return { drawn, batch: createFrameBatch<string>((items) => drawn.push(items)) };
}

test('delivers the first event immediately and later ones once per frame', () => {
  const { batch, drawn } = batchOf();
  batch.add('The');
  expect(drawn).toEqual([['The']]);
  batch.add('lamp');
  batch.add('is');
  expect(drawn).toHaveLength(1);
  drawFrame();
  batch.add('lit');
  expect(drawn).toEqual([['The'], ['lamp', 'is']]);
  drawFrame();
  expect(drawn).toEqual([['The'], ['lamp', 'is'], ['lit']]);
});

test('delivers the first event after a pause immediately', () => {
  const { batch, drawn } = batchOf();
  batch.add('One');
  drawFrame();
  drawFrame();
  batch.add('Two');
  expect(drawn).toEqual([['One'], ['Two']]);
});

test('flushes what is pending on request, and nothing after a drop', () => {
  const { batch, drawn } = batchOf();
  batch.add('One');
  batch.add('Two');
  batch.flush();
  expect(drawn).toEqual([['One'], ['Two']]);
  batch.add('Three');
  batch.drop();
  drawFrame();
  expect(drawn).toEqual([['One'], ['Two']]);
});
