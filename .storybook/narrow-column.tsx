import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

export const longText =
  'The keeper of the lighthouse counted every ship that came home after the great storm of that year';

/** One word that is longer than a narrow column is wide. */
export const unbrokenWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** How far words may reach beyond a side, in CSS pixels: letters lean out of their boxes. */
const tolerance = 2;

/** A column of 260 px with the parts below one another. */
export function NarrowColumn({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-testid="column"
      style={{
        display: 'grid',
        justifyItems: 'start',
        gap: 16,
        inlineSize: 260,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      {children}
    </div>
  );
}

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

function extentOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** Expects every word in `frame` to be within its sides, and within those of its button. */
export async function expectWordsInside(frame: Element): Promise<void> {
  const outside = textsIn(frame).filter((text) => {
    const extent = extentOf(text);
    // The text of a `textarea` is not laid out where it is in the document.
    if (extent.width === 0) return false;
    const button = text.parentElement?.closest('button, a, [role^="menuitem"]');
    return [frame, button].some((box) => {
      if (box === null || box === undefined) return false;
      const { left, right } = box.getBoundingClientRect();
      return extent.left < left - tolerance || extent.right > right + tolerance;
    });
  });
  await expect(outside.map(({ data }) => data)).toEqual([]);
}
