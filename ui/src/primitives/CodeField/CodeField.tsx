import { TextField, type TextFieldProps } from '../TextField/TextField';
import { pickCode, wholeCodeIn } from './pick-code';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'face' | 'dir' | 'onPaste'> {
  /** Digits only, at most six. */
  readonly onChange: (code: string) => void;
  readonly name: string;
}

/**
 * A box for the six digits of a code; a pasted message that holds them will do. Phones offer the code they received.
 *
 * **Use** for codes that were sent to the reader.
 *
 * **Avoid** six boxes of one digit: they break pasting, screen readers and the phone's own offer.
 *
 * **Accessibility** One box with `one-time-code` and a numeric keyboard; left to right in every language.
 */
export function CodeField({ onChange, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      face="code"
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      spellCheck={false}
      onChange={(entered) => onChange(pickCode(entered))}
      onPaste={(event) => {
        const code = wholeCodeIn(event.clipboardData.getData('text'));
        if (code === undefined || rest.readOnly === true) return;
        // A whole code takes the place of what stood there.
        event.preventDefault();
        onChange(code);
      }}
    />
  );
}
