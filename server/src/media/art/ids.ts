import { hashText } from './random.ts';

export type NextId = () => string;

/**
 * Opens the ids of one picture. They depend on the picture's inputs only, never on what was drawn before, so that the
 * bytes are stable and many pictures can stand inline in one page without sharing gradients.
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
