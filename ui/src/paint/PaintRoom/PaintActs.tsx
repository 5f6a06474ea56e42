import { Check, Download, Images } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';

interface PaintActsProps {
  /** Saves picture and sketch as a PNG file. */
  readonly onExport: () => void;
  /** Back to choosing a picture; undefined where the page is of a character. */
  readonly onOther: (() => void) | undefined;
  /** Brings the portrait as it is now to the canvas, as the next version; undefined where it is there, or there is none. */
  readonly onPortrait: (() => void) | undefined;
  /** Undefined without a result on the canvas. */
  readonly onDiscard: (() => void) | undefined;
  /** Keeps what is on the canvas as the next version; undefined while nothing was painted or redrawn. */
  readonly onKeep: (() => void) | undefined;
  readonly isKeeping: boolean;
  /** The number of the next version. */
  readonly next: number;
  /** Makes the picture the portrait of the character it was taken from; undefined without one, and for what it wears. */
  readonly onWear: (() => void) | undefined;
}

/** What can be done with the picture of the paint page. */
export function PaintActs({
  isKeeping,
  next,
  onDiscard,
  onExport,
  onKeep,
  onOther,
  onPortrait,
  onWear,
}: PaintActsProps) {
  return (
    <>
      {onOther !== undefined && (
        <Button size="small" tone="quiet" onClick={onOther}>
          <DrawnIcon drawing={Images} size="small" />
          <FormattedMessage
            id="paint.other"
            defaultMessage="Other picture"
            description="Button of the paint page that leads back to the choice of a picture"
          />
        </Button>
      )}
      {onPortrait !== undefined && (
        <Button size="small" tone="quiet" onClick={onPortrait}>
          <DrawnIcon drawing={Images} size="small" />
          <FormattedMessage
            id="paint.portrait"
            defaultMessage="Back to the portrait"
            description="Button that brings the present portrait of the character to the canvas, where another picture is"
          />
        </Button>
      )}
      <Button size="small" onClick={onExport}>
        <DrawnIcon drawing={Download} size="small" />
        <FormattedMessage
          id="paint.export"
          defaultMessage="Export PNG"
          description="Button that saves the picture with its sketch as a file"
        />
      </Button>
      {onDiscard !== undefined && (
        <Button size="small" onClick={onDiscard}>
          <FormattedMessage
            id="paint.discard"
            defaultMessage="Discard result"
            description="Button that gives up a redrawn picture and returns to the one before"
          />
        </Button>
      )}
      {onWear !== undefined && (
        <Button size="small" onClick={onWear}>
          <FormattedMessage
            id="paint.wear"
            defaultMessage="Use as portrait"
            description="Button that makes the kept picture the portrait of the character"
          />
        </Button>
      )}
      <Button
        size="small"
        disabled={onKeep === undefined}
        onClick={onKeep}
        busy={isKeeping}
        busyLabel={
          <FormattedMessage
            id="paint.keeping"
            defaultMessage="Keeping"
            description="On the button while a picture is being kept"
          />
        }
      >
        <DrawnIcon drawing={Check} size="small" />
        <FormattedMessage
          id="paint.keep"
          defaultMessage="Keep as version {next, number}"
          description="Button that keeps the picture on the paint page as a picture of one’s own"
          values={{ next }}
        />
      </Button>
    </>
  );
}
