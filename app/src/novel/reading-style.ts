import { faces, flows, measures, papers, spacings, textSizes, usualStyle } from '@fabula/ui/reading';
import { catch as fallback, enum as oneOf, int, maximum, minimum, object } from 'zod/mini';

import { stored } from '../data/stored';
import { pageKeys } from '../session/storage-keys';

/** The stored reading style; unknown values become the default. */
export const readingStyle = stored(
  pageKeys.readingStyle,
  object({
    size: fallback(int().check(minimum(0), maximum(textSizes.length - 1)), usualStyle.size),
    face: fallback(oneOf(faces), usualStyle.face),
    spacing: fallback(oneOf(spacings), usualStyle.spacing),
    measure: fallback(oneOf(measures), usualStyle.measure),
    paper: fallback(oneOf(papers), usualStyle.paper),
    flow: fallback(oneOf(flows), usualStyle.flow),
  }),
);
