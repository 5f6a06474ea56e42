import type { DraftProblem } from '../../contract/validators.ts';
import { isMacro } from '../../prompt/macros.ts';
import { detailOf } from './detail.ts';

export type TextProblem = Pick<DraftProblem, 'code' | 'severity' | 'from' | 'to' | 'detail'>;

const BRACES = /\{\{|\}\}/g;
const NAME = /^\s*(\/\/|[a-z_]+)/i;

/**
 * Placeholders that are not closed, closings without an opening, and placeholders that nothing fills in. One pass over
 * the text.
 *
 * @param most Of both kinds together.
 */
export function findMacroProblems(text: string, most: number): TextProblem[] {
  const found: TextProblem[] = [];
  let open: number | undefined;
  const add = (code: DraftProblem['code'], from: number, to: number) =>
    found.push({ code, severity: 'warning', from, to, ...detailOf(text, from, to) });
  for (const { 0: brace, index } of text.matchAll(BRACES)) {
    if (found.length >= most) return found;
    if (brace === '{{') {
      if (open !== undefined) add('unbalanced-macro', open, open + 2);
      open = index;
    } else if (open === undefined) add('unbalanced-macro', index, index + 2);
    else {
      const name = NAME.exec(text.slice(open + 2, Math.min(index, open + 42)))?.[1];
      if (name === undefined || !isMacro(name)) add('unknown-macro', open, index + 2);
      open = undefined;
    }
  }
  if (open !== undefined && found.length < most) add('unbalanced-macro', open, open + 2);
  return found;
}
