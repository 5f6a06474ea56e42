import { RotateCw, X } from 'lucide-react';
import { useIntl } from 'react-intl';

import { Lantern } from '../../primitives/Lantern/Lantern';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import {
  description,
  picture as pictureStyle,
  pictureActs,
  pictures as picturesStyle,
  thumbnail,
  waiting,
} from './Composer.css';
import type { DraftPicturesValue, DraftPictureValue } from './pictures-model';

/** The longest description that the contract takes, in characters. */
const longestDescription = 300;

type DraftPicturesProps = Pick<DraftPicturesValue, 'items' | 'onDescribe' | 'onRemove' | 'onRetry'> & {
  /** While the message is on its way, its pictures stay as they are. */
  readonly disabled: boolean;
};

/** The pictures that go out with the next message, each on its way, there, or to be tried again. */
export function DraftPictures({ items, onDescribe, onRemove, onRetry, disabled }: DraftPicturesProps) {
  const intl = useIntl();
  if (items.length === 0) return null;
  const removeLabel = ({ fileName }: DraftPictureValue) =>
    intl.formatMessage(
      {
        id: 'chat.pictures.remove',
        defaultMessage: 'Remove “{fileName}”',
        description: 'Takes a picture out of the message that is being written',
      },
      { fileName },
    );
  const describeLabel = ({ fileName }: DraftPictureValue) =>
    intl.formatMessage(
      {
        id: 'chat.pictures.describe',
        defaultMessage: 'Describe “{fileName}” for people who cannot see it',
        description: 'Names the box in which a picture of the message is described, for screen readers',
      },
      { fileName },
    );
  const retryLabel = ({ fileName }: DraftPictureValue) =>
    intl.formatMessage(
      {
        id: 'chat.pictures.retry',
        defaultMessage: 'Try “{fileName}” again',
        description: 'Uploads a picture again that did not arrive',
      },
      { fileName },
    );
  return (
    <ul
      className={picturesStyle}
      aria-label={intl.formatMessage({
        id: 'chat.pictures.list',
        defaultMessage: 'Pictures with this message',
        description: 'Names the pictures in the composer, for screen readers',
      })}
    >
      {items.map((item) => (
        <li key={item.pictureId} className={pictureStyle} data-status={item.status}>
          {item.preview !== null && (
            <img src={item.preview} alt={item.alt === '' ? item.fileName : item.alt} className={thumbnail} />
          )}
          {item.status === 'uploading' && (
            <span className={waiting}>
              <Lantern />
              <VisuallyHidden>
                {intl.formatMessage({
                  id: 'chat.pictures.uploading',
                  defaultMessage: 'Uploading',
                  description: 'A picture in the composer is being uploaded, for screen readers',
                })}
              </VisuallyHidden>
            </span>
          )}
          <input
            type="text"
            dir={item.alt === '' ? undefined : 'auto'}
            value={item.alt}
            readOnly={disabled}
            maxLength={longestDescription}
            className={description}
            aria-label={describeLabel(item)}
            placeholder={intl.formatMessage({
              id: 'chat.pictures.describeHint',
              defaultMessage: 'What does it show?',
              description: 'In the empty box in which a picture of the message is described',
            })}
            onChange={(event) => onDescribe(item.pictureId, event.target.value)}
            onKeyDown={(event) => {
              // Enter is for the words of the message; a description may be half written.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <span className={pictureActs}>
            {item.status === 'failed' && (
              <ToolButton
                drawing={RotateCw}
                disabled={disabled}
                label={retryLabel(item)}
                onClick={() => onRetry(item.pictureId)}
              />
            )}
            <ToolButton
              drawing={X}
              disabled={disabled}
              label={removeLabel(item)}
              onClick={() => onRemove(item.pictureId)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
