import { useImperativeHandle, useRef, type InputHTMLAttributes, type Ref } from 'react';
import { useIntl } from 'react-intl';

import { media } from '../../theme/breakpoints';
import { Icon } from '../Icon/Icon';
import { clear, field, input } from './SearchField.css';

/** The longest search the contract takes, in characters. */
const longestSearch = 100;

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'size' | 'dir' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onKeyDown'
> {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed, or the keyboard's search key. */
  readonly onSubmit?: () => void;
  /** The box was emptied by its cross or by Escape. */
  readonly onClear?: () => void;
  /** Large: 48 px high, for a page of its own on a phone. */
  readonly size?: 'medium' | 'large';
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A search box with a way to empty it; Escape empties it too.
 *
 * **Use** to search or narrow a list. Results may change while the reader types; Enter asks at once.
 *
 * **Avoid** it for values that are kept.
 *
 * **Accessibility** A search region with the name `label`. The cross gives the caret back to the box.
 */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  onClear,
  size = 'medium',
  ref,
  ...rest
}: SearchFieldProps) {
  const intl = useIntl();
  const box = useRef<HTMLInputElement>(null);
  // A caller's ref may be a function, so it is given the element rather than replaced by ours.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  const empty = () => {
    onChange('');
    onClear?.();
    box.current?.focus();
  };
  return (
    <form
      role="search"
      aria-label={label}
      className={field}
      data-size={size}
      onSubmit={(event) => {
        event.preventDefault();
        // The keyboard of a phone covers what is found.
        if (!window.matchMedia(media.hover).matches) box.current?.blur();
        onSubmit?.();
      }}
    >
      <Icon name="search" />
      <input
        maxLength={longestSearch}
        {...rest}
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        enterKeyHint="search"
        autoComplete="off"
        // An empty box follows the page; `auto` would set it from left to right.
        dir={value === '' ? undefined : 'auto'}
        className={input}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') empty();
        }}
      />
      {value !== '' && (
        <button
          type="button"
          onClick={empty}
          className={clear}
          aria-label={intl.formatMessage({
            id: 'primitives.search.clear',
            defaultMessage: 'Clear the search',
            description: 'Names the small cross that empties a search box',
          })}
        >
          <Icon name="close" size="small" />
        </button>
      )}
    </form>
  );
}
