import { DrawnIcon, type DrawnIconProps } from './DrawnIcon';
import { icons, pointing, type IconName } from './icons';

export interface IconProps extends Pick<DrawnIconProps, 'size'> {
  readonly name: IconName;
}

/** A drawn sign beside words: decoration, hidden from screen readers. Icons that point mirror in right-to-left. */
export function Icon({ name, size }: IconProps) {
  return <DrawnIcon drawing={icons[name]} size={size} pointing={pointing.has(name)} />;
}
