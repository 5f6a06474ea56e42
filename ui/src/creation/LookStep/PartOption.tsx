import { Icon } from '../../primitives/Icon/Icon';
import { paints } from '../portrait-choices';
import { crops, option, paint as paintStyle, radio, thumbnail, tick, words } from './PartOption.css';
import type { PartLook } from './PartRow';

interface PartOptionProps {
  /** What the radio buttons of a row have in common. */
  readonly group: string;
  readonly value: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly look: PartLook;
  readonly picture: string | undefined;
}

const isPaint = (value: string): value is keyof typeof paints => Object.hasOwn(paints, value);

/** One choice of a row of parts. */
export function PartOption({ group, value, name, isChosen, onChoose, look, picture }: PartOptionProps) {
  return (
    <label className={option} data-look={look.kind}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        aria-label={look.kind === 'words' ? undefined : name}
        className={radio}
        onChange={onChoose}
      />
      {look.kind === 'picture' && (
        <span className={thumbnail}>
          <img
            className={crops[look.crop]}
            src={picture}
            alt=""
            width={600}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </span>
      )}
      {look.kind === 'paint' && isPaint(value) && (
        <span className={paintStyle} style={{ backgroundColor: paints[value] }} />
      )}
      {look.kind === 'words' ? (
        <span className={words}>{name}</span>
      ) : (
        <span className={tick}>
          <Icon name="check" size="small" />
        </span>
      )}
    </label>
  );
}
