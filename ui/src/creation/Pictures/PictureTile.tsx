import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { image, tile } from './Pictures.css';
import type { PictureValue } from './picture-model';

interface PictureTileProps {
  readonly picture: PictureValue;
  /** Which of how many, from 1. */
  readonly number: number;
  readonly count: number;
  readonly onUse: (pictureId: string) => void;
}

/** A picture, and the one act that gives it to the character. */
export function PictureTile({ picture, number, count, onUse }: PictureTileProps) {
  const intl = useIntl();
  const { address, isWorn, pictureId } = picture;
  const alt = intl.formatMessage(
    {
      id: 'pictures.alt',
      defaultMessage: 'Picture {number, number} of {count, number}',
      description: 'Names a picture among several that were drawn together, for screen readers',
    },
    { number, count },
  );
  return (
    <li className={tile}>
      <img
        className={image}
        src={address}
        alt={alt}
        width={600}
        height={800}
        decoding="async"
        data-worn={isWorn || undefined}
      />
      <Button
        size="small"
        fullWidth
        {...(isWorn && { icon: 'check' as const, 'aria-disabled': true })}
        onClick={() => {
          if (!isWorn) onUse(pictureId);
        }}
      >
        {isWorn ? (
          <FormattedMessage
            id="pictures.inUse"
            defaultMessage="Portrait"
            description="Below the picture that is the portrait of the character; one word"
          />
        ) : (
          <FormattedMessage
            id="pictures.use"
            defaultMessage="Use this"
            description="Button below a picture: makes it the portrait of the character"
          />
        )}
      </Button>
    </li>
  );
}
