/** An element and where it is, in CSS pixels from the start side of a frame. */
interface Place {
  readonly element: string;
  readonly start: number;
  readonly top: number;
  readonly width: number;
}

/** How far two places may be apart: both directions round to whole pixels on their own. */
const tolerance = 1;

/** Every element in `root` that is laid out by CSS, so without the inside of drawings. */
const laidOut = (root: Element): Element[] =>
  [root, ...root.querySelectorAll('*')].filter((element) => element.parentElement?.closest('svg') === null);

/**
 * Where everything in `root` is, measured from the start side of `frame`: the same in both directions when the layout
 * mirrors.
 */
export function placesFromStart(root: Element, frame: DOMRect, direction: 'ltr' | 'rtl'): Place[] {
  return laidOut(root).map((element) => {
    const { left, right, top, width } = element.getBoundingClientRect();
    const start = direction === 'ltr' ? left - frame.left : frame.right - right;
    return { element: element.tagName.toLowerCase(), start, top: top - frame.top, width };
  });
}

/** What is not where it was, in words. */
export function differences(expected: readonly Place[], actual: readonly Place[]): string[] {
  if (expected.length !== actual.length) return [`${expected.length} elements became ${actual.length}`];
  return expected.flatMap((place, index) => {
    const other = actual[index];
    const isSame =
      other !== undefined &&
      (['start', 'top', 'width'] as const).every((key) => Math.abs(place[key] - other[key]) <= tolerance);
    return isSame ? [] : [`${JSON.stringify(place)} became ${JSON.stringify(other)}`];
  });
}
