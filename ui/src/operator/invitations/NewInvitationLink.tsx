import { Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LinkBox } from '../../content/LinkBox/LinkBox';
import { acts, said } from '../../content/LinkBox/link-box.css';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { heading, note, panel } from '../operator.css';

interface NewInvitationLinkProps {
  readonly link: string;
  /** Null before it is copied. */
  readonly outcome: 'copied' | 'failed' | null;
  readonly onCopy: () => void;
}

/** The link of the invitation that was just made: it cannot be shown again. */
export function NewInvitationLink({ link, outcome, onCopy }: NewInvitationLinkProps) {
  const intl = useIntl();
  return (
    <section className={panel}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.invitation.link"
          defaultMessage="The new link"
          description="Heading over the link of an account invitation that was just made"
        />
      </h2>
      <LinkBox
        link={link}
        label={intl.formatMessage({
          id: 'operator.invitation.link.label',
          defaultMessage: 'Invitation link',
          description: 'Names the box that holds the link of a new account invitation',
        })}
      />
      <p className={note}>
        <FormattedMessage
          id="operator.invitation.link.once"
          defaultMessage="Copy it now: it is shown only once."
          description="Below the link of an account invitation that was just made"
        />
      </p>
      <div className={acts}>
        <Button size="small" onClick={onCopy}>
          <DrawnIcon drawing={Copy} size="small" />
          <FormattedMessage
            id="operator.invitation.link.copy"
            defaultMessage="Copy the link"
            description="Copies the link of a new account invitation"
          />
        </Button>
      </div>
      <p role="status" className={said}>
        {outcome !== null && outcomes[outcome]}
      </p>
    </section>
  );
}

const outcomes = {
  copied: (
    <FormattedMessage
      id="operator.invitation.link.copied"
      defaultMessage="Copied"
      description="After the link of a new account invitation was copied"
    />
  ),
  failed: (
    <FormattedMessage
      id="operator.invitation.link.failed"
      defaultMessage="The browser did not allow it. Select the link and copy it."
      description="After the link of a new account invitation could not be copied"
    />
  ),
} as const;
