import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

import { mirrored, size as sizeStyle } from './Icon.css';

export interface DrawnIconProps {
  readonly drawing: LucideIcon;
  /** 16, 20 or 24 px. */
  readonly size?: keyof typeof sizeStyle;
  /** Points along the line of text, and so mirrors with it. */
  readonly pointing?: boolean;
}

/** A sign of a part that is loaded later: it stays out of the icons that every page carries (`icons.ts`). */
export const DrawnIcon = memo(function DrawnIcon({
  drawing: Drawing,
  size = 'medium',
  pointing = false,
}: DrawnIconProps) {
  const mirror = pointing ? mirrored.yes : mirrored.no;
  return <Drawing aria-hidden="true" strokeWidth={1.75} className={`${sizeStyle[size]} ${mirror}`} />;
});
