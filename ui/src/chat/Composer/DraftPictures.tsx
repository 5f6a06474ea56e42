import { RotateCw, X } from 'lucide-react';
import { useIntl } from 'react-intl';

import { Lantern } from '../../primitives/Lantern/Lantern';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { ToolButton } from '../ToolButton/ToolButton';
import { picture as pictureStyle, pictureActs, pictures as picturesStyle, thumbnail, waiting } from './Composer.css';
import type { DraftPicturesValue, DraftPictureValue } from './pictures-model';

type DraftPicturesProps = Pick<DraftPicturesValue, 'items' | 'onRemove' | 'onRetry'> & {
  /** While the message is on its way, its pictures stay as they are. */
  readonly disabled: boolean;
};

/** The pictures that go out with the next message, each on its way, there, or to be tried again. */
export function DraftPictures({ items, onRemove, onRetry, disabled }: DraftPicturesProps) {
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
          {item.preview !== null && <img src={item.preview} alt={item.fileName} className={thumbnail} />}
          {item.status === 'uploading' && (
            <span className={waiting}>
              <Lantern />
              <VisuallyHidden>
                {intl.formatMessage({
                  id: 'chat.pictures.uploading',
                  defaultMessage: 'On its way',
                  description: 'A picture in the composer is being uploaded, for screen readers',
                })}
              </VisuallyHidden>
            </span>
          )}
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
