import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import {
  isEmptyLayer,
  countDrawn,
  type PaintAct,
  type PaintLayer,
  type Painting,
  type PaintPoint,
} from '../model/painting';
import type { ToolState } from '../model/paint-tools';
import type { CanvasView } from './canvas-view';
import { LayerPixels } from './layer-canvases';
import * as styles from './PaintCanvas.css';
import { useCursor } from './use-cursor';
import { useDrawing } from './use-drawing';

const layers = ['sketch', 'mask'] as const satisfies readonly PaintLayer[];

interface PaintCanvasProps {
  readonly picture: HTMLImageElement;
  readonly painting: Painting;
  readonly tools: ToolState;
  /** Layers that are out of sight. */
  readonly hidden: ReadonlySet<PaintLayer | 'picture'>;
  readonly view: CanvasView;
  readonly onView: (change: (view: CanvasView) => CanvasView) => void;
  /** The space bar is held: the hand is in use. */
  readonly isPanning: boolean;
  /** How much of the picture the mask covers, from 0 to 1. */
  readonly maskShare: number;
  readonly onAct: (act: PaintAct) => void;
  readonly onPick: (point: PaintPoint) => void;
  /** Over the picture: a result beside it. Nothing is drawn meanwhile. */
  readonly over?: ReactNode;
}

/**
 * The picture with what is painted on it.
 *
 * **Use** once on a page, with the tools beside it.
 *
 * **Avoid** it for pictures that are only shown.
 *
 * **Accessibility** Drawn on by mouse, pen, finger and keyboard: arrows move a cursor, Enter draws a line to it. What is on
 * the canvas is told in words, and told again when it changes.
 */
export function PaintCanvas(props: PaintCanvasProps) {
  const { hidden, isPanning, maskShare, onAct, onPick, onView, over, painting, picture, tools, view } = props;
  const intl = useIntl();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const canvases = useRef<Record<PaintLayer, HTMLCanvasElement | null>>({ sketch: null, mask: null });
  const live = useRef<PaintAct | null>(null);
  const frame = useRef(0);
  const [isKeyed, setIsKeyed] = useState(false);
  const { edge, height, width } = painting;
  const pixels = useMemo(() => new LayerPixels({ width, height }), [width, height]);

  const show = (layer: PaintLayer) => {
    const context = canvases.current[layer]?.getContext('2d');
    if (context !== undefined && context !== null) pixels.show(context, layer, { edge, live: live.current });
  };
  useEffect(() => {
    for (const layer of layers) {
      pixels.draw(painting, layer);
      const context = canvases.current[layer]?.getContext('2d');
      if (context !== undefined && context !== null)
        pixels.show(context, layer, { edge: painting.edge, live: live.current });
    }
  }, [painting, pixels]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const onLive = (act: PaintAct | null) => {
    const layer = act?.layer ?? live.current?.layer;
    live.current = act;
    cancelAnimationFrame(frame.current);
    if (layer !== undefined) frame.current = requestAnimationFrame(() => show(layer));
  };
  const drawing = { painting, tools, onLive, onAct, onPick };
  const pointers = useDrawing({ ...drawing, isPanning, sheet, onView });
  const cursor = useCursor(drawing);
  const { place } = cursor;
  const isOver = over !== undefined;
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      setIsKeyed(true);
      cursor.onKeyDown(event);
    },
    onBlur: () => setIsKeyed(false),
  };
  return (
    <div className={styles.stage} dir="ltr">
      {/* A drawing surface of its own: keys and pointers mean what they do here and nowhere else. */}
      <div
        role="application"
        tabIndex={isOver ? -1 : 0}
        className={styles.surface}
        data-tool={isPanning ? 'hand' : tools.tool}
        aria-label={intl.formatMessage({
          id: 'paint.canvas',
          defaultMessage: 'Canvas',
          description: 'Names the picture that can be painted on, for screen readers',
        })}
        aria-describedby={`${id}-content ${id}-keys`}
        {...(isOver ? {} : { ...pointers, ...keys })}
      >
        <div
          ref={sheet}
          className={styles.sheet}
          style={{
            aspectRatio: `${width} / ${height}`,
            inlineSize: `min(100cqw, ${(width / height) * 100}cqh)`,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          {!hidden.has('picture') && <img className={styles.layer} src={picture.src} alt="" draggable={false} />}
          {layers.map((layer) => (
            <canvas
              key={layer}
              ref={(canvas) => {
                canvases.current[layer] = canvas;
              }}
              width={width}
              height={height}
              className={styles.layer}
              data-layer={layer}
              data-hidden={hidden.has(layer) || undefined}
            />
          ))}
          {isKeyed && place !== undefined && (
            <span
              className={styles.cursor}
              style={{
                insetInlineStart: `${(place[0] / width) * 100}%`,
                insetBlockStart: `${(place[1] / height) * 100}%`,
              }}
            />
          )}
          {over}
        </div>
      </div>
      <VisuallyHidden>
        <div id={`${id}-content`} role="status">
          <p>
            <FormattedMessage
              id="paint.canvas.sketch"
              defaultMessage="{count, plural, =0 {Nothing is sketched.} one {# stroke is sketched.} other {# strokes are sketched.}}"
              description="What is on the canvas, for screen readers: how many lines and areas were sketched"
              values={{ count: countDrawn(painting, 'sketch') }}
            />
          </p>
          <p>
            {isEmptyLayer(painting, 'mask') ? (
              <FormattedMessage
                id="paint.canvas.noMask"
                defaultMessage="There is no mask."
                description="What is on the canvas, for screen readers: no area is marked for redrawing"
              />
            ) : (
              <FormattedMessage
                id="paint.canvas.mask"
                defaultMessage="The mask covers {share, number, ::percent} of the picture."
                description="What is on the canvas, for screen readers: how large the area is that is marked for redrawing"
                values={{ share: maskShare }}
              />
            )}
          </p>
          {cursor.corners > 0 && (
            <p>
              <FormattedMessage
                id="paint.canvas.line"
                defaultMessage="{count, plural, one {The line has # point.} other {The line has # points.}}"
                description="What is on the canvas, for screen readers: how many points the line has that is being drawn by keyboard"
                values={{ count: cursor.corners }}
              />
            </p>
          )}
        </div>
        <p id={`${id}-keys`}>
          <FormattedMessage
            id="paint.canvas.keys"
            defaultMessage="Arrow keys move the cursor, with Shift in small steps. Enter draws a line to it; Enter again in the same place ends the line. Escape drops it."
            description="How the canvas is used by keyboard, for screen readers"
          />
        </p>
      </VisuallyHidden>
    </div>
  );
}
