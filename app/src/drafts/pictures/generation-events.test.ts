import type { GenerationEvent } from '@fabula/sdk';
import { operations } from '@fabula/sdk/mocks';
import { expect, test } from 'vitest';

import { applyEvent, isEnded, withGeneration } from './generation-events';

const { data: queued } = operations.createGeneration.examples[200].queued;
const { complete, running } = operations.getGeneration.examples[200];
const { data: ended } = complete;

const changed: GenerationEvent = { kind: 'generation-changed', status: 'running', place: null, share: 0.5 };
const added = ended.pictures.map((picture): GenerationEvent => ({ kind: 'picture-added', picture }));
const end: GenerationEvent = { kind: 'generation-ended', generation: ended, balance: 56 };

test('follows a generation from its queue to its pictures', () => {
  const drawing = applyEvent(queued, changed);
  expect(drawing).toMatchObject({ status: 'running', place: null, share: 0.5, pictures: [] });
  const delivered = added.reduce(applyEvent, drawing);
  expect(delivered.pictures).toEqual(ended.pictures);
  expect(isEnded(delivered)).toBe(false);
  expect(applyEvent(delivered, end)).toEqual(ended);
});

test('shows a picture once that is told again after a reconnection', () => {
  const { data: half } = running;
  expect([...added, ...added].reduce(applyEvent, half).pictures).toEqual(ended.pictures);
});

test('stays at its end, whatever is told late', () => {
  expect([changed, ...added].reduce(applyEvent, ended)).toBe(ended);
});

test('leaves the generation as it is for a preview', () => {
  expect(applyEvent(queued, { kind: 'preview-changed', content: 'AAAA', width: 3, height: 4 })).toBe(queued);
});

test('lists a new generation first, and a known one in its place', () => {
  const other = { ...queued, generationId: 'gen-other' };
  const page = withGeneration(withGeneration(undefined, other), queued);
  expect(page.items.map(({ generationId }) => generationId)).toEqual([queued.generationId, 'gen-other']);
  const after = withGeneration(page, { ...other, status: 'stopped' });
  expect(after.items.map(({ status }) => status)).toEqual(['queued', 'stopped']);
});
