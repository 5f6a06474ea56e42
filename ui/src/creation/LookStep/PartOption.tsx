import { Icon } from '../../primitives/Icon/Icon';
import { paints } from '../portrait-choices';
import type { PartLook } from './part-look';
import { option, paint as paintStyle, picture as pictureStyle, radio, thumbnail, tick, words } from './PartOption.css';

interface PartOptionProps {
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
          <img className={pictureStyle} src={picture} alt="" width={240} height={200} loading="lazy" decoding="async" />
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
