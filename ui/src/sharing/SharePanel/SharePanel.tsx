import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { acts, said } from '../../content/LinkBox/link-box.css';
import type { SharePanelProps } from '../model';
import { SharedLink } from './SharedLink';
import { facts, parts } from './SharePanel.css';

/** How a play is shown to others: what they see of it, its link, and how the link is taken back. */
export function SharePanel(props: SharePanelProps) {
  const { open, share, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <FormattedMessage
          id="share.panel.title"
          defaultMessage="Share your story"
          description="Title of the panel that shares a play"
        />
      }
    >
      <div className={parts}>
        <WhatIsShared rounds={props.rounds} isShared={share.kind === 'shared'} />
        <Link {...props} />
        <Outcome outcome={props.outcome} />
      </div>
    </Dialog>
  );
}

function Link(props: SharePanelProps) {
  const { share, busy, onShare } = props;
  if (share.kind === 'loading') {
    return (
      <p className={said}>
        <Lantern />
        <FormattedMessage
          id="share.panel.loading"
          defaultMessage="Loading your link"
          description="While the panel of sharing asks whether a play has a link"
        />
      </p>
    );
  }
  if (share.kind === 'failed') {
    return (
      <div className={acts}>
        <Button onClick={share.onRetry}>
          <FormattedMessage
            id="share.panel.retry"
            defaultMessage="Try again"
            description="Asks once more whether a play has a link, after that failed"
          />
        </Button>
      </div>
    );
  }
  if (share.kind === 'shared') return <SharedLink {...props} share={share} />;
  return (
    <div className={acts}>
      <Button tone="primary" onClick={onShare} busy={busy === 'sharing'} busyLabel={<Making />}>
        <FormattedMessage
          id="share.panel.make"
          defaultMessage="Create a link"
          description="Makes the link to the shared play"
        />
      </Button>
    </div>
  );
}

function Making() {
  return (
    <FormattedMessage
      id="share.panel.making"
      defaultMessage="Creating"
      description="On the button while the link of a play is made"
    />
  );
}

function WhatIsShared({ rounds, isShared }: { readonly rounds: number; readonly isShared: boolean }) {
  return (
    <ul className={facts}>
      {!isShared && (
        <li>
          <FormattedMessage
            id="share.panel.path"
            defaultMessage="{rounds, plural, one {The round you have played can be read} other {The # rounds that led you here can be read}} by anyone with the link, without an account."
            description="What others see of a play that is shared; {rounds} is how many rounds"
            values={{ rounds }}
          />
        </li>
      )}
      <li>
        <FormattedMessage
          id="share.panel.private"
          defaultMessage="Your name and your account are not shown. Text you wrote yourself is."
          description="What others do not see of a play that is shared, and what they do"
        />
      </li>
      <li>
        <FormattedMessage
          id="share.panel.fork"
          defaultMessage="Others can continue from any round. Your play stays as it is."
          description="What others can do with a play that is shared"
        />
      </li>
    </ul>
  );
}

const signs = { copied: 'check', 'taken-back': 'check', unpublished: 'info', failed: 'alert' } as const;

function Outcome({ outcome }: Pick<SharePanelProps, 'outcome'>) {
  return (
    <p role="status" className={said}>
      {outcome !== null && <Icon name={signs[outcome]} size="small" />}
      {outcome === 'copied' && (
        <FormattedMessage
          id="share.panel.copied"
          defaultMessage="Copied"
          description="After the link of a play was copied"
        />
      )}
      {outcome === 'taken-back' && (
        <FormattedMessage
          id="share.panel.takenBack"
          defaultMessage="The link no longer works."
          description="After the link of a play was taken back"
        />
      )}
      {outcome === 'unpublished' && (
        <FormattedMessage
          id="share.panel.unpublished"
          defaultMessage="Only you can see this story. Change its visibility in your list of stories, then share your play."
          description="After a play could not be shared because its story is private to the reader"
        />
      )}
      {outcome === 'failed' && (
        <FormattedMessage
          id="share.panel.failed"
          defaultMessage="That did not work. Try again."
          description="After the link of a play could not be made, copied or taken back"
        />
      )}
    </p>
  );
}
