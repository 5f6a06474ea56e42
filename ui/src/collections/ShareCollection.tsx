import { Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LinkBox } from '../content/LinkBox/LinkBox';
import { Button } from '../primitives/Button/Button';
import { Dialog } from '../primitives/Dialog/Dialog';
import { DrawnIcon } from '../primitives/Icon/DrawnIcon';
import { BusyWords, FailedWords } from './collection-words';
import { acts, form, note } from './collections.css';

interface ShareCollectionProps {
  /** Null for a private one. */
  readonly link: string | null;
  readonly outcome: 'copied' | 'renewed' | 'failed' | null;
  readonly busy: boolean;
  readonly onCopy: () => void;
  /** Left out for others than the owner. */
  readonly onRenew?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The link of a collection, and how its owner replaces it. */
export function ShareCollection({ link, outcome, busy, onCopy, onRenew, onClose }: ShareCollectionProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <FormattedMessage
          id="collection.share.title"
          defaultMessage="Share the collection"
          description="Title of the panel with the link of a collection"
        />
      }
    >
      <div className={form}>
        {link === null ? (
          <p className={note}>
            <FormattedMessage
              id="collection.share.private"
              defaultMessage="This collection is private. Edit it to choose who can open it."
              description="In the panel with the link of a collection, for a private one"
            />
          </p>
        ) : (
          <>
            <LinkBox
              link={link}
              label={intl.formatMessage({
                id: 'collection.share.link',
                defaultMessage: 'Link to the collection',
                description: 'Names the box that holds the link of a collection',
              })}
            />
            <div className={acts}>
              <Button tone="primary" onClick={onCopy}>
                <DrawnIcon drawing={Copy} size="small" />
                <FormattedMessage
                  id="collection.share.copy"
                  defaultMessage="Copy the link"
                  description="Button that copies the link of a collection"
                />
              </Button>
              {onRenew !== undefined && (
                <Button onClick={onRenew} busy={busy} busyLabel={<BusyWords />}>
                  <FormattedMessage
                    id="collection.share.renew"
                    defaultMessage="New link"
                    description="Button that replaces the link of a collection"
                  />
                </Button>
              )}
            </div>
            {onRenew !== undefined && (
              <p className={note}>
                <FormattedMessage
                  id="collection.share.renewNote"
                  defaultMessage="A new link replaces this one: this one stops working."
                  description="Under the link of a collection, about the button that replaces it"
                />
              </p>
            )}
            <p role="status" className={note}>
              {outcome === 'copied' && (
                <FormattedMessage
                  id="collection.share.copied"
                  defaultMessage="Copied"
                  description="After the link of a collection was copied"
                />
              )}
              {outcome === 'renewed' && (
                <FormattedMessage
                  id="collection.share.renewed"
                  defaultMessage="The old link no longer works."
                  description="After the link of a collection was replaced"
                />
              )}
              {outcome === 'failed' && <FailedWords />}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
