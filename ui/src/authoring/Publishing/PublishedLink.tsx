import { Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { said } from '../../content/LinkBox/link-box.css';
import { LinkBox } from '../../content/LinkBox/LinkBox';
import type { PublishWords, VisibilityValue } from './model';
import { acts, form, note } from './PublishDialog.css';

interface PublishedLinkProps {
  readonly words: PublishWords;
  readonly name: string;
  readonly visibility: VisibilityValue;
  /** The whole address of its page. */
  readonly link: string;
  readonly isCopied: boolean | undefined;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** Who sees something from now on, and its address to pass on. */
export function PublishedLink({ words, name, visibility, link, isCopied, onCopy, onClose }: PublishedLinkProps) {
  const intl = useIntl();
  return (
    <div className={form}>
      <p role="status" className={note}>
        {words.done[visibility](<bdi>{name}</bdi>)}
      </p>
      {visibility !== 'private' && <LinkBox link={link} label={intl.formatMessage(words.linkLabel)} />}
      <p role="status" className={said}>
        {isCopied === true && (
          <FormattedMessage
            id="publish.copied"
            defaultMessage="Link copied"
            description="After the address of a published character was copied"
          />
        )}
        {isCopied === false && (
          <FormattedMessage
            id="publish.notCopied"
            defaultMessage="The browser did not allow copying. Select the link above and copy it yourself."
            description="When the address of a published character could not be copied"
          />
        )}
      </p>
      <div className={acts}>
        {visibility !== 'private' && (
          <Button onClick={onCopy}>
            <DrawnIcon drawing={Copy} size="small" />
            <FormattedMessage
              id="publish.copy"
              defaultMessage="Copy the link"
              description="Copies the address of a published character"
            />
          </Button>
        )}
        <Button tone="primary" onClick={onClose}>
          <FormattedMessage
            id="publish.done"
            defaultMessage="Done"
            description="Closes the dialog after a character was published"
          />
        </Button>
      </div>
    </div>
  );
}
