import { DrawnIcon, type DrawnIconProps } from './DrawnIcon';
import { icons, pointing, type IconName } from './icons';

export interface IconProps extends Pick<DrawnIconProps, 'size'> {
  readonly name: IconName;
}

/**
 * A drawn sign beside words: decoration, hidden from screen readers. Icons that point mirror in right-to-left.
 *
 * **Use** beside the words that it repeats, at 16 px in small print, 20 in controls, 24 alone.
 *
 * **Avoid** it as the only bearer of a meaning; an icon that acts is an `IconButton`.
 *
 * **Accessibility** Always hidden: what stands beside it is what is read.
 */
export function Icon({ name, size }: IconProps) {
  return <DrawnIcon drawing={icons[name]} size={size} pointing={pointing.has(name)} />;
}
