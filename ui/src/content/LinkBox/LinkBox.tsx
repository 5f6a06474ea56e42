import { link as linkStyle } from './link-box.css';

interface LinkBoxProps {
  readonly link: string;
  readonly label: string;
}

/** A link to share: focus selects all of it. */
export function LinkBox({ link, label }: LinkBoxProps) {
  return (
    <input
      readOnly
      dir="ltr"
      value={link}
      className={linkStyle}
      onFocus={(event) => event.target.select()}
      aria-label={label}
    />
  );
}
