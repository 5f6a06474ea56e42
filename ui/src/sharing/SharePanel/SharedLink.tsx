import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { acts, quiet } from '../../content/LinkBox/link-box.css';
import { LinkBox } from '../../content/LinkBox/LinkBox';
import type { SharePanelProps, ShareStateValue } from '../model';
import { question } from './SharePanel.css';

interface SharedLinkProps extends Omit<SharePanelProps, 'share'> {
  readonly share: Extract<ShareStateValue, { kind: 'shared' }>;
}

export function SharedLink(props: SharedLinkProps) {
  const { share, busy, canHandOn, onCopy, onHandOn, onShare } = props;
  const { link, readerCount, endsHere } = share;
  const intl = useIntl();
  return (
    <>
      <LinkBox
        link={link}
        label={intl.formatMessage({
          id: 'share.panel.link',
          defaultMessage: 'Link to your story',
          description: 'Names the box that holds the link of a play',
        })}
      />
      <div className={acts}>
        <Button tone="primary" onClick={() => onCopy(link)}>
          <DrawnIcon drawing={Copy} size="small" />
          <FormattedMessage
            id="share.panel.copy"
            defaultMessage="Copy the link"
            description="Copies the link of a play"
          />
        </Button>
        {canHandOn && (
          <Button onClick={() => onHandOn(link)}>
            <DrawnIcon drawing={Share2} size="small" />
            <FormattedMessage
              id="share.panel.handOn"
              defaultMessage="Send it"
              description="Hands the link of a play to another program of the device"
            />
          </Button>
        )}
        {!endsHere && (
          <Button
            onClick={onShare}
            busy={busy === 'sharing'}
            busyLabel={
              <FormattedMessage
                id="share.panel.extending"
                defaultMessage="One moment"
                description="On the button while more of a play is shared"
              />
            }
          >
            <FormattedMessage
              id="share.panel.extend"
              defaultMessage="Share up to here"
              description="Moves the end of what is shared of a play to the round on the page"
            />
          </Button>
        )}
      </div>
      <p className={quiet}>
        <FormattedMessage
          id="share.panel.readers"
          defaultMessage="{count, plural, =0 {No readers yet.} one {One person has read it.} other {# people have read it.}}"
          description="How many have opened a play that is shared"
          values={{ count: readerCount }}
        />
      </p>
      <TakeBack {...props} />
    </>
  );
}

function TakeBack({ busy, onTakeBack }: Pick<SharePanelProps, 'busy' | 'onTakeBack'>) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <div className={question}>
        <div className={acts}>
          <Button tone="quiet" size="small" onClick={() => setAsked(true)}>
            <FormattedMessage
              id="share.panel.takeBack"
              defaultMessage="Stop sharing"
              description="Asks whether the link of a play is to be taken back"
            />
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={question}>
      <p className={quiet}>
        <FormattedMessage
          id="share.panel.question"
          defaultMessage="Stop sharing? The link will stop working. Plays that others have started from it stay theirs."
          description="The question before the link of a play is taken back"
        />
      </p>
      <div className={acts}>
        <Button size="small" onClick={() => setAsked(false)}>
          <FormattedMessage
            id="share.panel.keep"
            defaultMessage="Keep sharing"
            description="Closes the question whether the link of a play is to be taken back, without doing it"
          />
        </Button>
        <Button
          size="small"
          tone="danger"
          onClick={onTakeBack}
          busy={busy === 'taking-back'}
          busyLabel={
            <FormattedMessage
              id="share.panel.takingBack"
              defaultMessage="Stopping"
              description="On the button while the link of a play is taken back"
            />
          }
        >
          <FormattedMessage
            id="share.panel.confirm"
            defaultMessage="Stop sharing"
            description="Takes the link of a play back, at the end of the question"
          />
        </Button>
      </div>
    </div>
  );
}
