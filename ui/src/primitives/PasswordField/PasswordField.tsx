import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../Icon/DrawnIcon';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { reveal } from './PasswordField.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'face' | 'icon' | 'end' | 'locked' | 'dir'> {
  readonly name: string;
  /** What password managers do here: fill in the one they know, or make a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/**
 * A box for a password, with an eye that shows it.
 *
 * **Use** for passwords alone, one box each: the eye takes the place of a second box.
 *
 * **Avoid** it for codes, which are seen while they are typed.
 *
 * **Accessibility** `autoComplete` tells password managers whether to fill in or to make one. The eye says what it will do, and
 * is 44 px wide.
 */
export function PasswordField(props: PasswordFieldProps) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  const show = intl.formatMessage({
    id: 'primitives.password.show',
    defaultMessage: 'Show the password',
    description: 'Names the open eye at the end of a password box',
  });
  const hide = intl.formatMessage({
    id: 'primitives.password.hide',
    defaultMessage: 'Hide the password',
    description: 'Names the crossed eye at the end of a password box',
  });
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // An empty box follows the page, so that its placeholder reads well.
      dir={props.value === '' ? undefined : 'ltr'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={reveal}
          aria-label={isShown ? hide : show}
          onClick={() => setIsShown((shown) => !shown)}
        >
          <DrawnIcon drawing={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
