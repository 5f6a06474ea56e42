import { AppError } from '../errors.ts';
import { task } from '../parsing/task.ts';

export const double = task(({ text }: { text: string }) => new Map([[text, text + text]]));

export const refuse = task((): string => {
  throw new AppError('VALIDATION_FAILED', 'The file is damaged', { field: 'content' });
});

export const fail = task((): string => {
  throw new TypeError('secret of this process');
});

export const spin = task((): string => {
  for (;;);
});

export const hoard = task((): string => {
  const all: string[][] = [];
  for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => `${at}`));
});
