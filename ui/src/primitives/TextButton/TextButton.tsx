import type { ButtonHTMLAttributes, Ref } from 'react';

import { textButton } from './TextButton.css';

export interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that is words in a line of text, such as the one at the end of a field's label.
 *
 * **Use** for a small act that belongs to the words beside it: “Change”, “Send again”.
 *
 * **Avoid** it alone in a view, and for links: a link has an address.
 *
 * **Accessibility** A button to screen readers. Its colour meets 4.5 : 1 on every surface, and it is underlined on hover.
 */
export function TextButton({ type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={textButton} />;
}
