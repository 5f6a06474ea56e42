import { FormattedMessage, useIntl } from 'react-intl';

import { HeartButton } from '../../favourites/HeartButton/HeartButton';
import { Button } from '../../primitives/Button/Button';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { drawingName } from './drawing-name';
import { card, drawnName, heartPlace, picture, pictureFrame } from './DrawnCard.css';
import type { ListedDrawing } from './lora-list';

interface DrawnCardProps {
  readonly drawing: ListedDrawing;
  readonly onFavourite: (loraId: string, favourite: boolean) => void;
  readonly onUse: (drawing: ListedDrawing) => void;
}

/** A mood or a place, as a drawn portrait shows it. */
export function DrawnCard({ drawing, onFavourite, onUse }: DrawnCardProps) {
  const intl = useIntl();
  const { favourite, inUse, kind, loraId } = drawing;
  const name = drawingName(intl, drawing);
  return (
    <li className={card}>
      <div className={pictureFrame} data-kind={kind} data-in-use={inUse === true || undefined}>
        <img src={drawing.picture} alt="" loading="lazy" decoding="async" className={picture} />
        <span className={heartPlace}>
          <HeartButton name={name} liked={favourite} onChange={(likes) => onFavourite(loraId, likes)} />
        </span>
      </div>
      <h3 className={drawnName}>{name}</h3>
      {inUse !== undefined && (
        <Button
          size="small"
          fullWidth
          aria-pressed={inUse}
          {...(inUse ? { icon: 'check' as const } : {})}
          onClick={() => onUse(drawing)}
        >
          {inUse ? (
            <FormattedMessage
              id="lora.inUse"
              defaultMessage="In use"
              description="Pressed button below a mood or a place that the character’s portrait is drawn in"
            />
          ) : (
            <FormattedMessage
              id="lora.use"
              defaultMessage="Use"
              description="Button below a mood or a place: draws the character’s portrait in it"
            />
          )}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
