import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

import { item as itemStyle, list, note, picture, strip, tag } from './PaintStrip.css';

/** A result that was drawn, or a version that was kept. */
export interface StripItem {
  readonly itemId: string;
  readonly kind: 'result' | 'version';
  /** From 1, within its kind. */
  readonly number: number;
  readonly address: string;
}

interface PaintStripProps {
  readonly items: readonly StripItem[];
  /** What is on the canvas. */
  readonly chosen: string | undefined;
  readonly onChoose: (itemId: string) => void;
}

const nameOf = (intl: IntlShape, { kind, number }: StripItem): string =>
  kind === 'result'
    ? intl.formatMessage(
        {
          id: 'paint.result',
          defaultMessage: 'Result {number, number}',
          description: 'Names a picture that was redrawn and is not kept yet',
        },
        { number },
      )
    : intl.formatMessage(
        {
          id: 'paint.version',
          defaultMessage: 'Version {version, number}',
          description: 'Which version of a picture it is; each one that is kept is the next',
        },
        { version: number },
      );

/**
 * Results and versions of a picture, each of which can be brought to the canvas.
 *
 * **Use** below a `PaintCanvas` once there is more than the picture itself.
 *
 * **Avoid** it for pictures of different subjects.
 *
 * **Accessibility** Toggle buttons, of which the one on the canvas is pressed.
 */
export function PaintStrip({ chosen, items, onChoose }: PaintStripProps) {
  const intl = useIntl();
  const hasResult = items.some(({ kind }) => kind === 'result');
  return (
    <div className={strip}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.itemId}>
            <button
              type="button"
              className={itemStyle}
              aria-pressed={item.itemId === chosen}
              onClick={() => onChoose(item.itemId)}
            >
              <img className={picture} src={item.address} alt="" />
              <span className={tag}>{nameOf(intl, item)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasResult && (
        <p className={note}>
          <FormattedMessage
            id="paint.suggestion"
            defaultMessage="The result is a suggestion. Your picture stays until you keep a new version."
            description="Beside pictures that were redrawn and are not kept yet"
          />
        </p>
      )}
    </div>
  );
}
