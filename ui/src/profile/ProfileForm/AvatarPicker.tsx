import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { error as errorStyle, errorSign, label, labelLine } from '../../primitives/TextField/field.css';
import { arch, avatar, avatars as avatarsStyle, radio, tick } from './AvatarPicker.css';
import { RandomButton } from './RandomButton';

interface AvatarPickerProps {
  readonly avatars: readonly { readonly url: string; readonly name: string }[];
  /** Address of the chosen one; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (url: string) => void;
  readonly onRandom: () => void;
  readonly disabled: boolean;
  /** Why the choice is not accepted. */
  readonly error: ReactNode;
  /** Takes the focus each time this changes to something. */
  readonly focusOn: object | undefined;
}

/** The preset pictures as arched windows: a group of radio buttons, so the arrow keys move through them. */
export function AvatarPicker({ avatars, value, onChange, onRandom, disabled, error, focusOn }: AvatarPickerProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn === undefined) return;
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    (radios.find((input) => input.checked) ?? radios[0])?.focus();
  }, [focusOn]);
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={labelLine}>
        <span id={id} className={label}>
          <FormattedMessage
            id="account.form.avatar"
            defaultMessage="Avatar"
            description="Label above the five pictures that a profile can have"
          />
        </span>
        <RandomButton disabled={disabled} onClick={onRandom}>
          <FormattedMessage
            id="account.form.randomAvatar"
            defaultMessage="Random avatar"
            description="Button that chooses one of the profile pictures by chance"
          />
        </RandomButton>
      </div>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error === undefined ? undefined : errorId}
        aria-invalid={error === undefined ? undefined : true}
        className={avatarsStyle}
      >
        {avatars.map(({ url, name }) => (
          <label key={url} className={avatar}>
            <input
              type="radio"
              name={id}
              value={url}
              checked={url === value}
              disabled={disabled}
              className={radio}
              onChange={() => onChange(url)}
            />
            <img className={arch} src={url} alt={name} width={256} height={256} />
            <span className={tick}>
              <Icon name="check" size="small" />
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={errorStyle}>
          <span className={errorSign}>
            <Icon name="alert" size="small" />
          </span>
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
