import { icons, pointing, type IconName } from './icons';
import { mirrored, size as sizeStyle } from './Icon.css';

export interface IconProps {
  readonly name: IconName;
  /** 16, 20 or 24 px. */
  readonly size?: keyof typeof sizeStyle;
}

/** A drawn sign beside words: decoration, hidden from screen readers. Icons that point mirror in right-to-left. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const Drawing = icons[name];
  const mirror = pointing.has(name) ? mirrored.yes : mirrored.no;
  return <Drawing aria-hidden="true" strokeWidth={1.75} className={`${sizeStyle[size]} ${mirror}`} />;
}
