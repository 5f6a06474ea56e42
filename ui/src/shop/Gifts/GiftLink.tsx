import { FormattedMessage, useIntl } from 'react-intl';

import { acts, said } from '../../content/LinkBox/link-box.css';
import { LinkBox } from '../../content/LinkBox/LinkBox';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { linkParts } from './Gifts.css';

interface GiftLinkProps {
  readonly link: string;
  readonly onCopy: () => void;
  /** Undefined where the device has no way to send links. */
  readonly onSend: (() => void) | undefined;
  /** What came of copying it. */
  readonly outcome: 'copied' | 'failed' | null;
}

/** The link to a gift, to copy and to send. */
export function GiftLink({ link, onCopy, onSend, outcome }: GiftLinkProps) {
  const intl = useIntl();
  return (
    <div className={linkParts}>
      <LinkBox
        link={link}
        label={intl.formatMessage({
          id: 'gift.link.label',
          defaultMessage: 'Link to the gift',
          description: 'Names the box that holds the link to a gift',
        })}
      />
      <div className={acts}>
        <Button size="small" icon="copy" onClick={onCopy}>
          <FormattedMessage
            id="gift.link.copy"
            defaultMessage="Copy the link"
            description="Copies the link to a gift"
          />
        </Button>
        {onSend !== undefined && (
          <Button size="small" onClick={onSend}>
            <FormattedMessage
              id="gift.link.send"
              defaultMessage="Send it"
              description="Hands the link to a gift to another program of the device"
            />
          </Button>
        )}
      </div>
      <p role="status" className={said}>
        {outcome === 'copied' && (
          <>
            <Icon name="check" size="small" />
            <FormattedMessage
              id="gift.link.copied"
              defaultMessage="Copied"
              description="After the link to a gift was copied"
            />
          </>
        )}
        {outcome === 'failed' && (
          <>
            <Icon name="alert" size="small" />
            <FormattedMessage
              id="gift.link.failed"
              defaultMessage="The link could not be copied. Select it and copy it yourself."
              description="After the link to a gift could not be copied"
            />
          </>
        )}
      </p>
    </div>
  );
}
