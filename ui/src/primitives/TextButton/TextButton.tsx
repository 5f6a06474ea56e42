import type { ButtonHTMLAttributes, Ref } from 'react';

import { textButton } from './TextButton.css';

export interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is words in a line of text, such as the one at the end of a field's label. */
export function TextButton({ type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={textButton} />;
}
