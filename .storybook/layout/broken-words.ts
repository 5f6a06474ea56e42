import { isDrawn, type Control } from './controls';
import type { LayoutFault } from './fault';
import { nameElement } from './name-element';

/** Longer ones are names that people invent, and addresses: they may be broken where nothing else helps. */
const longestWord = 16;

/** Words of scripts that write spaces between them. The others may be broken after almost every letter. */
const words = /[\p{L}\p{M}\p{N}'’]+/gu;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function linesOf(text: Text, start: number, end: number): number {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  let lines = 0;
  let bottom = -Infinity;
  for (const box of range.getClientRects()) {
    if (box.width === 0 || box.top < bottom - box.height / 2) continue;
    lines += 1;
    ({ bottom } = box);
  }
  return lines;
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts.filter(({ parentElement }) => parentElement !== null && isDrawn(parentElement));
}

const brokenIn = (text: Text): string[] =>
  linesOf(text, 0, text.length) < 2
    ? []
    : [...text.data.matchAll(words)]
        .filter(({ 0: word }) => word.length <= longestWord && !withoutSpaces.test(word))
        .filter(({ 0: word, index }) => linesOf(text, index, index + word.length) > 1)
        .map(([word]) => word);

export const brokenWords = (controls: readonly Control[]): LayoutFault[] =>
  controls.flatMap(({ element }) =>
    textsIn(element)
      .flatMap(brokenIn)
      .map((word) => ({ rule: 'broken-word', message: `${nameElement(element)} breaks the word “${word}”` })),
  );
