import { ChevronsLeftRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { after, afterLabel, beforeLabel, frame, handle, line } from './CompareSlider.css';

interface CompareSliderProps {
  /** The address of the picture after; what lies below it is before. */
  readonly address: string;
}

/** By how much each key moves the line, in per cent. */
const steps = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
} as const;

const isStep = (key: string): key is keyof typeof steps => key in steps;
const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share)));

/**
 * A picture over another, with a line between them that moves: left of it is before, right of it after.
 *
 * **Use** over the picture that was changed, in a frame as large as that.
 *
 * **Avoid** it for pictures of different subjects.
 *
 * **Accessibility** The line is a slider: arrows move it by 1 %, Page Up and Page Down by 10 %, Home and End to the edges.
 * Left stays left in every language, as it does in the pictures.
 */
export function CompareSlider({ address }: CompareSliderProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(50);
  const moveTo = ({ clientX }: Pick<PointerEvent, 'clientX'>) => {
    const bounds = box.current?.getBoundingClientRect();
    if (bounds !== undefined && bounds.width > 0) setShare(within(((clientX - bounds.left) / bounds.width) * 100));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (!isStep(event.key)) return;
    event.preventDefault();
    const step = steps[event.key];
    setShare((before) => within(before + step));
  };
  return (
    <div
      ref={box}
      className={frame}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
    >
      <img className={after} src={address} alt="" draggable={false} style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
      <span className={beforeLabel}>
        <FormattedMessage
          id="paint.before"
          defaultMessage="Before"
          description="On the half of a picture as it was before it was redrawn"
        />
      </span>
      <span className={afterLabel}>
        <FormattedMessage
          id="paint.after"
          defaultMessage="After"
          description="On the half of a picture as it is after it was redrawn"
        />
      </span>
      <span className={line} style={{ insetInlineStart: `${share}%` }}>
        <span
          role="slider"
          tabIndex={0}
          className={handle}
          aria-label={intl.formatMessage({
            id: 'paint.compare',
            defaultMessage: 'Before and after',
            description: 'Names the slider between a picture before and after, for screen readers',
          })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share}
          aria-valuetext={intl.formatMessage(
            {
              id: 'paint.compare.value',
              defaultMessage: '{share, number, ::percent} before',
              description: 'Read aloud by the slider between a picture before and after: how much is shown of before',
            },
            { share: share / 100 },
          )}
          onKeyDown={onKeyDown}
        >
          <DrawnIcon drawing={ChevronsLeftRight} size="small" />
        </span>
      </span>
    </div>
  );
}
