import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Link } from '../Link/Link';
import type { LinkProps } from '../Link/LinkContext';
import type { ButtonSize, ButtonTone } from './Button';
import { button, content, words } from './Button.css';

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly fullWidth?: boolean;
  readonly icon?: IconName;
}

/**
 * A link that looks like a button: it goes somewhere, it does not do something.
 *
 * **Use** for the one way on from a view, such as to the prices.
 *
 * **Avoid** it for acts, which have no address to open in a second tab.
 *
 * **Accessibility** A link to screen readers and to the keyboard: Enter follows it, the space bar does not.
 */
export function ButtonLink({
  tone = 'secondary',
  size = 'medium',
  fullWidth = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={button({ tone, size, width: fullWidth ? 'full' : 'content' })}>
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
    </Link>
  );
}
