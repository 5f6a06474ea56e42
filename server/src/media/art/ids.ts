import { hashText } from './random.ts';

export type NextId = () => string;

/**
 * Ids of one picture. They depend on its inputs only, so that bytes are stable and inline pictures share no gradients.
 */
export function createIds(inputs: readonly (string | number | undefined)[]): NextId {
  const prefix = hashText(inputs.join('|')).toString(36);
  let count = 0;
  return () => {
    const id = `f${prefix}-${count.toString(36)}`;
    count += 1;
    return id;
  };
}
