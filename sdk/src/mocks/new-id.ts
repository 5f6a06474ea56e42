let count = 0;

export function newId(prefix: string): string {
  count += 1;
  return `${prefix}-${count.toString(16).padStart(16, '0')}`;
}

export const idCount = (): number => count;

/** Continues the ids after this many: a world that is told again gets the ids that it had. */
export function continueIds(from: number): void {
  count = from;
}
