import { Eye, EyeOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { countDrawn, isEmptyLayer, type PaintLayer, type Painting } from '../model/painting';
import { toolNames } from '../PaintTools/tool-labels';
import { choose, heading, info, list, name, row } from './LayersPanel.css';

/** What can be hidden. */
export type ShownLayer = PaintLayer | 'picture';

interface LayersPanelProps {
  readonly painting: Painting;
  /** From 0 to 1. */
  readonly maskShare: number;
  /** Which of its versions the picture is, from 1. */
  readonly version: number;
  /** What tools work on. */
  readonly layer: PaintLayer;
  readonly onLayer: (layer: PaintLayer) => void;
  readonly hidden: ReadonlySet<ShownLayer>;
  readonly onHidden: (layer: ShownLayer, isHidden: boolean) => void;
}

/**
 * What a painting is made of, from above: sketch, mask, picture.
 *
 * **Use** beside a `PaintCanvas`.
 *
 * **Avoid** it where there is one layer.
 *
 * **Accessibility** Each layer says what is on it; the one that tools work on is pressed.
 */
export function LayersPanel(props: LayersPanelProps) {
  const { hidden, layer, maskShare, onHidden, onLayer, painting, version } = props;
  const intl = useIntl();
  const id = useId();
  const rows: readonly { readonly layer: ShownLayer; readonly name: string; readonly info: ReactNode }[] = [
    {
      layer: 'sketch',
      name: intl.formatMessage({
        id: 'paint.layer.sketch',
        defaultMessage: 'Sketch',
        description: 'A layer of a painting: lines that are drawn over the picture',
      }),
      info: (
        <FormattedMessage
          id="paint.layer.strokes"
          defaultMessage="{count, plural, =0 {Empty} one {# stroke} other {# strokes}}"
          description="What is on the sketch layer of a painting"
          values={{ count: countDrawn(painting, 'sketch') }}
        />
      ),
    },
    {
      layer: 'mask',
      name: intl.formatMessage(toolNames.mask),
      info: isEmptyLayer(painting, 'mask') ? (
        <FormattedMessage
          id="paint.layer.noMask"
          defaultMessage="Empty"
          description="On the mask layer of a painting: no area is marked"
        />
      ) : (
        <FormattedMessage
          id="paint.layer.share"
          defaultMessage="{share, number, ::percent} of the picture"
          description="What is on the mask layer of a painting: how large the marked area is"
          values={{ share: maskShare }}
        />
      ),
    },
    {
      layer: 'picture',
      name: intl.formatMessage({
        id: 'paint.layer.picture',
        defaultMessage: 'Picture',
        description: 'A layer of a painting: the picture that is painted over',
      }),
      info: (
        <FormattedMessage
          id="paint.version"
          defaultMessage="Version {version, number}"
          description="Which version of a picture it is; each one that is kept is the next"
          values={{ version }}
        />
      ),
    },
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="paint.layers"
          defaultMessage="Layers"
          description="Heading over the layers of a painting"
        />
      </h2>
      <ul className={list}>
        {rows.map((one) => {
          const isHidden = hidden.has(one.layer);
          const paintable = one.layer === 'picture' ? undefined : one.layer;
          const words = (
            <>
              <span className={name}>{one.name}</span>
              <span className={info}>{one.info}</span>
            </>
          );
          return (
            <li key={one.layer} className={row} data-chosen={layer === one.layer || undefined}>
              {paintable === undefined ? (
                <span className={choose}>{words}</span>
              ) : (
                <button
                  type="button"
                  className={choose}
                  aria-pressed={layer === paintable}
                  onClick={() => onLayer(paintable)}
                >
                  {words}
                </button>
              )}
              <ToolButton
                drawing={isHidden ? EyeOff : Eye}
                label={intl.formatMessage(
                  {
                    id: 'paint.layer.show',
                    defaultMessage: 'Show layer: {layer}',
                    description: 'A button that shows or hides a layer of a painting; pressed while the layer is shown',
                  },
                  { layer: one.name },
                )}
                aria-pressed={!isHidden}
                onClick={() => onHidden(one.layer, !isHidden)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
