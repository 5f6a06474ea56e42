// Painting over pictures: loaded with its page.
export { DraftNotFound } from '../../creation/DraftStates/DraftNotFound';
export { flatten, maskPicture, maskShare } from '../../paint/model/draw-painting';
export { moodColors } from '../../paint/model/paint-colors';
export { pictureKept, pictureNotKept, portraitWorn } from '../../paint/paint-toasts';
export { PaintActs } from '../../paint/PaintRoom/PaintActs';
export { PaintRoom } from '../../paint/PaintRoom/PaintRoom';
export { PaintSkeleton } from '../../paint/PaintRoom/PaintSkeleton';
export { PaintStart, type PaintChoice } from '../../paint/PaintStart/PaintStart';
export { PartChanges } from '../../paint/PartChanges/PartChanges';
export { PaintStrip, type StripItem } from '../../paint/PaintStrip/PaintStrip';
export type { RedrawBarrier, RedrawState } from '../../paint/RedrawForm/redraw';
export { RedrawForm } from '../../paint/RedrawForm/RedrawForm';
