import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStore } from '../data/store';
import { createSettledState } from './settled-state';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => {
  const source = createStore({ fields: { name: '' }, save: { kind: 'saved', at: '12:04' }, conflicts: [] });
  const settled = createSettledState(source);
  const told = vi.fn();
  settled.subscribe(told);
  return { source, settled, told };
};

it('follows the typing after a pause', async () => {
  const { source, settled, told } = open();
  for (const name of ['I', 'Is', 'Isa']) {
    source.set({ fields: { name }, save: { kind: 'saved', at: '12:04' }, conflicts: [] });
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(told).not.toHaveBeenCalled();
  expect(settled.get().fields.name).toBe('');
  await vi.advanceTimersByTimeAsync(400);
  expect(told).toHaveBeenCalledOnce();
  expect(settled.get().fields.name).toBe('Isa');
});

it('follows anything else at once, with the fields as they are then', () => {
  const { source, settled, told } = open();
  source.set({ fields: { name: 'I' } });
  source.set({ save: { kind: 'saving', at: '' } });
  expect(told).toHaveBeenCalledOnce();
  expect(settled.get().fields.name).toBe('I');
});
