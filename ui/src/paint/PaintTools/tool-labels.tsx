import { Brush, Eraser, Hand, Lasso, Pencil, Pipette, type LucideIcon } from 'lucide-react';
import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { PaintTool } from '../model/paint-tools';

export const toolNames = defineMessages({
  pen: { id: 'paint.tool.pen', defaultMessage: 'Pen', description: 'A tool of the paint page: draws lines' },
  eraser: {
    id: 'paint.tool.eraser',
    defaultMessage: 'Eraser',
    description: 'A tool of the paint page: rubs out what was painted on a layer',
  },
  mask: {
    id: 'paint.tool.mask',
    defaultMessage: 'Mask',
    description: 'A tool of the paint page, and its layer: marks the area of a picture that is to be redrawn',
  },
  lasso: {
    id: 'paint.tool.lasso',
    defaultMessage: 'Lasso fill',
    description: 'A tool of the paint page: fills the area that a line is drawn around',
  },
  pick: {
    id: 'paint.tool.pick',
    defaultMessage: 'Pick a color',
    description: 'A tool of the paint page: takes a colour out of the picture',
  },
  hand: {
    id: 'paint.tool.hand',
    defaultMessage: 'Move the view',
    description: 'A tool of the paint page: moves the picture about on the screen',
  },
}) satisfies Record<PaintTool, MessageDescriptor>;

export const toolDrawings = {
  pen: Pencil,
  eraser: Eraser,
  mask: Brush,
  lasso: Lasso,
  pick: Pipette,
  hand: Hand,
} as const satisfies Record<PaintTool, LucideIcon>;
