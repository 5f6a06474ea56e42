import type { IntlShape } from 'react-intl';

import { moodNames, placeNames } from '../labels/value-names';
import type { ListedDrawing } from './lora-list';

/** The name of a mood or a place, in the language of the page. */
export const drawingName = (intl: IntlShape, drawing: ListedDrawing): string =>
  intl.formatMessage(drawing.kind === 'mood' ? moodNames[drawing.mood] : placeNames[drawing.place]);
