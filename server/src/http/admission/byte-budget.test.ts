import { expect, it } from 'vitest';
import { ByteBudget } from './byte-budget.ts';

const BUSY = expect.objectContaining({ reason: 'UNAVAILABLE', headers: { 'retry-after': '2' } });

const createBudget = () => new ByteBudget({ bytes: 10, bytesPerCaller: 6, waiting: 3, waitingPerCaller: 2 });

function ask(budget: ByteBudget, bytes: number, caller: string, admitted: string[]): Promise<Disposable> {
  return budget.take(bytes, caller).then((room) => {
    admitted.push(`${caller}${bytes}`);
    return room;
  });
}

it('admits bodies while there is room, and the others in their order as room is given back', async () => {
  const budget = createBudget();
  const admitted: string[] = [];
  const first = await ask(budget, 6, 'a', admitted);
  const second = await ask(budget, 4, 'b', admitted);
  const third = ask(budget, 5, 'c', admitted);
  const fourth = ask(budget, 1, 'd', admitted);
  second[Symbol.dispose]();
  // The fourth waits behind the third, which would starve otherwise.
  await Promise.resolve();
  expect(admitted).toEqual(['a6', 'b4']);
  first[Symbol.dispose]();
  await Promise.all([third, fourth]);
  expect(admitted).toEqual(['a6', 'b4', 'c5', 'd1']);
});

it('lets other callers overtake one that has used its share', async () => {
  const budget = createBudget();
  const admitted: string[] = [];
  const first = await ask(budget, 6, 'a', admitted);
  const second = ask(budget, 6, 'a', admitted);
  const other = await ask(budget, 4, 'b', admitted);
  expect(admitted).toEqual(['a6', 'b4']);
  other[Symbol.dispose]();
  first[Symbol.dispose]();
  await second;
  expect(admitted).toEqual(['a6', 'b4', 'a6']);
});

it('refuses a body when too many wait, of one caller or of all', async () => {
  const budget = createBudget();
  const first = await budget.take(6, 'a');
  const waiting = [budget.take(6, 'a'), budget.take(6, 'a')];
  await expect(budget.take(1, 'a')).rejects.toEqual(BUSY);
  waiting.push(budget.take(6, 'b'));
  await expect(budget.take(5, 'c')).rejects.toEqual(BUSY);
  first[Symbol.dispose]();
  for (const next of waiting) (await next)[Symbol.dispose]();
  await expect(budget.take(6, 'c')).resolves.toBeDefined();
});

it('admits a body beyond a share alone', async () => {
  const budget = createBudget();
  const admitted: string[] = [];
  const first = await ask(budget, 60, 'a', admitted);
  const second = ask(budget, 1, 'a', admitted);
  expect(admitted).toEqual(['a60']);
  first[Symbol.dispose]();
  await second;
  expect(admitted).toEqual(['a60', 'a1']);
});
