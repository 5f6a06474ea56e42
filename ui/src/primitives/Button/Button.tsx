import { useImperativeHandle, useRef, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';

import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Lantern } from '../Lantern/Lantern';
import { button, content, words, working } from './Button.css';
import { useKeptFocus } from './use-kept-focus';

/** How loud a button is: one `primary` a view. */
export type ButtonTone = 'primary' | 'secondary' | 'plate' | 'quiet' | 'danger';
/** `tile` is one of several side by side, with little room at its sides. */
export type ButtonSize = 'small' | 'medium' | 'large' | 'tile';

/** A busy button says what it does in words of its own. */
type BusyProps =
  | { readonly busy?: undefined; readonly busyLabel?: undefined }
  | { readonly busy: boolean; readonly busyLabel: ReactNode };

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> &
  BusyProps & {
    readonly tone?: ButtonTone;
    readonly size?: ButtonSize;
    readonly fullWidth?: boolean;
    readonly icon?: IconName;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/**
 * A button: it does something where it stands. While `busy` it is disabled, keeps its width and shows a turning lantern and
 * `busyLabel`.
 *
 * **Use** for an act: send, save, claim. One `primary` in a view, the act that most readers came for; `secondary` beside it,
 * `quiet` for the way out, `plate` on pictures, `danger` for what cannot be taken back. `small` (36 px, 44 on phones) is for
 * rows and tool bars.
 *
 * **Avoid** it to go somewhere: that is a `ButtonLink`. Words within a sentence are a `TextButton`, a filter is a `Chip`, an icon
 * alone an `IconButton`. Never disable one without saying beside it why.
 *
 * **Accessibility** The words are its name, so they say the act (“Claim 50 points”). A busy button is `aria-busy`, says its
 * `busyLabel`, and gets the focus back that the browser took away. It is at least 44 px high on phones.
 */
export function Button(props: ButtonProps) {
  const {
    tone = 'secondary',
    size = 'medium',
    fullWidth = false,
    icon,
    busy = false,
    busyLabel,
    children,
    disabled,
    type = 'button',
    ref,
    ...rest
  } = props;
  const element = useRef<HTMLButtonElement>(null);
  // A caller's ref may be a function, so it is given the element rather than replaced by ours.
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => element.current, []);
  useKeptFocus(element, busy);
  return (
    <button
      {...rest}
      ref={element}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={button({ tone, size, width: fullWidth ? 'full' : 'content' })}
    >
      <span className={content}>
        {icon === undefined ? (
          children
        ) : (
          <>
            <Icon name={icon} />
            <span className={words}>{children}</span>
          </>
        )}
      </span>
      {busy && (
        <span className={working}>
          <Lantern />
          {busyLabel}
        </span>
      )}
    </button>
  );
}
