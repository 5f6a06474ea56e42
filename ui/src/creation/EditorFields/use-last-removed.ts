import { useState } from 'react';

interface Removed<Entry> {
  readonly entry: Entry;
  readonly index: number;
  /** How many entries were left. */
  readonly left: number;
}

/**
 * Removes entries of a list, and brings the last one back until the list has another length.
 *
 * @returns `restore` is undefined while there is nothing to bring back; it returns where the entry is again.
 */
export function useLastRemoved<Entry>(value: readonly Entry[], onChange: (value: readonly Entry[]) => void) {
  const [removed, setRemoved] = useState<Removed<Entry>>();
  const last = removed?.left === value.length ? removed : undefined;
  return {
    remove: (index: number) => {
      const [entry] = value.slice(index, index + 1);
      if (entry === undefined) return;
      setRemoved({ entry, index, left: value.length - 1 });
      onChange(value.toSpliced(index, 1));
    },
    restore:
      last &&
      ((): number => {
        setRemoved(undefined);
        onChange(value.toSpliced(last.index, 0, last.entry));
        return last.index;
      }),
  };
}
