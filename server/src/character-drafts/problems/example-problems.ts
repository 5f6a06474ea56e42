import { detailOf } from './detail.ts';
import type { TextProblem } from './macro-problems.ts';

const START = /^\s*<START>\s*$/i;
const SPEAKER = /^\s*(?:\{\{ ?(?:user|char) ?\}\}|<(?:user|bot|char)>|you|[^\s:：][^:：\n]{0,59})[:：]/iu;

/** Example dialogue that begins without saying who speaks, once a conversation. @param most Of them. */
export function findSpeakerProblems(text: string, most: number): TextProblem[] {
  const found: TextProblem[] = [];
  let at = 0;
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (found.length >= most) break;
    if (START.test(line)) isOpen = false;
    else if (line.trim() !== '') {
      if (!isOpen && !SPEAKER.test(line.slice(0, 100))) {
        const from = at + line.search(/\S/);
        const to = at + line.trimEnd().length;
        found.push({ code: 'example-without-speaker', severity: 'warning', from, to, ...detailOf(text, from, to) });
      }
      isOpen = true;
    }
    at += line.length + 1;
  }
  return found;
}
