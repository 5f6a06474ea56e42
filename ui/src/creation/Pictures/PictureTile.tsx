import { Clapperboard } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { MovingPicture } from '../../content/MovingPicture/MovingPicture';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { image, moving, still, tile } from './Pictures.css';
import type { PictureValue } from './picture-model';

interface PictureTileProps {
  readonly picture: PictureValue;
  /** Which of how many, from 1. */
  readonly number: number;
  readonly count: number;
  readonly onUse: (pictureId: string) => void;
  /** Has a film made of it; absent where that is not offered. */
  readonly onMove?: ((pictureId: string) => void) | undefined;
  readonly movePrice?: ActPriceValue | undefined;
  readonly isBusy?: boolean;
}

/** A picture, the act that gives it to the character, and the one that has it move. */
export function PictureTile({ picture, number, count, onUse, onMove, movePrice, isBusy = false }: PictureTileProps) {
  const intl = useIntl();
  const { address, canMove = false, film, isWorn, pictureId } = picture;
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
      <span className={still}>
        <img
          className={image}
          src={address}
          alt={alt}
          width={600}
          height={800}
          decoding="async"
          data-worn={isWorn || undefined}
        />
        <MovingPicture film={film} className={moving} />
      </span>
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
      {canMove && onMove !== undefined && (
        <Button tone="quiet" size="small" fullWidth disabled={isBusy} onClick={() => onMove(pictureId)}>
          <DrawnIcon drawing={Clapperboard} size="small" />
          <FormattedMessage
            id="pictures.move"
            defaultMessage="Make it move"
            description="Button below a picture: has a short film made of it; the price follows"
          />
          {movePrice !== undefined && <ActPrice {...movePrice} />}
        </Button>
      )}
    </li>
  );
}
