import type { KeyValueStorage } from '@fabula/sdk';
import {
  faces,
  flows,
  measures,
  papers,
  spacings,
  textSizes,
  usualStyle,
  type ReadingStyleValue,
} from '@fabula/ui/reading';

import { pageKeys } from '../session/storage-keys';

const oneOf = <Value extends string>(values: readonly Value[], word: string | undefined, usual: Value): Value =>
  values.find((value) => value === word) ?? usual;

const sizeOf = (word: string | undefined): number =>
  word !== undefined && textSizes[Number(word)] !== undefined ? Number(word) : usualStyle.size;

/** How the reader likes books to be set, as this browser remembers it; what it does not know is as usual. */
export function readStyle(storage: KeyValueStorage): ReadingStyleValue {
  const [size, face, spacing, measure, paper, flow] = storage.getItem(pageKeys.readingStyle)?.split(' ') ?? [];
  return {
    size: sizeOf(size),
    face: oneOf(faces, face, usualStyle.face),
    spacing: oneOf(spacings, spacing, usualStyle.spacing),
    measure: oneOf(measures, measure, usualStyle.measure),
    paper: oneOf(papers, paper, usualStyle.paper),
    flow: oneOf(flows, flow, usualStyle.flow),
  };
}

export function writeStyle(storage: KeyValueStorage, style: ReadingStyleValue): void {
  const { size, face, spacing, measure, paper, flow } = style;
  storage.setItem(pageKeys.readingStyle, [size, face, spacing, measure, paper, flow].join(' '));
}
