import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LayersPanel, type ShownLayer } from '../LayersPanel/LayersPanel';
import { colorAt } from '../model/draw-painting';
import { addAct, isEmptyLayer, isFull, redo, undo, type PaintAct, type Painting } from '../model/painting';
import { chooseLayer, chooseTool, firstTools, setSize, stepSize } from '../model/paint-tools';
import { wholeView, zoomed } from '../PaintCanvas/canvas-view';
import { PaintCanvas } from '../PaintCanvas/PaintCanvas';
import { PaintTools } from '../PaintTools/PaintTools';
import { wholeWindow } from '../../shell/own-head';
import { PaintHead, type PaintHeadValue } from './PaintHead';
import { PaintOptions } from './PaintOptions';
import * as styles from './PaintRoom.css';
import { PanelButton } from './PanelButton';
import { panelName } from './panel-name';
import { usePaintKeys } from './use-paint-keys';
import { useWholeScreen } from './use-whole-screen';

/** There is nothing to compare until an area was redrawn. */
const CompareSlider = lazy(() =>
  import('../CompareSlider/CompareSlider').then((module) => ({ default: module.CompareSlider })),
);
const PanelSheet = lazy(() => import('./PanelSheet').then((module) => ({ default: module.PanelSheet })));

export interface PaintRoomProps extends Omit<PaintHeadValue, 'width' | 'height'> {
  readonly picture: HTMLImageElement;
  readonly painting: Painting;
  readonly onPainting: (change: (painting: Painting) => Painting) => void;
  /** Which of its versions the picture is, from 1. */
  readonly version: number;
  /** The colours of the picture's mood, `#rrggbb`; at least one. */
  readonly colors: readonly string[];
  /** How much of the picture the mask covers, from 0 to 1. */
  readonly maskShare: number;
  /** The address of a result, to be compared with the picture. */
  readonly result: string | undefined;
  /** What can be asked for. */
  readonly side: ReactNode;
  /** Below the canvas. */
  readonly foot: ReactNode;
}

const zoomStep = 1.25;

/**
 * The paint page: tools, canvas, layers, and what can be asked for.
 *
 * **Use** for one picture at a time.
 *
 * **Avoid** it for pictures that are only shown.
 *
 * **Accessibility** Every tool and act has a button and a key; the canvas can be drawn on by keyboard.
 */
export function PaintRoom(props: PaintRoomProps) {
  const { colors, foot, maskShare, onPainting, painting, picture, result, side, version, ...head } = props;
  const { height, width } = painting;
  const [tools, setTools] = useState(() => firstTools(colors[0] ?? '#ffffff'));
  const [hidden, setHidden] = useState<ReadonlySet<ShownLayer>>(new Set());
  const [view, setView] = useState(wholeView);
  const zoom = (direction: 1 | -1 | 0) =>
    setView((before) => (direction === 0 ? wholeView : zoomed(before, zoomStep ** direction)));
  const [isWhole, toggleWhole] = useWholeScreen();
  const [isSheet, setIsSheet] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openSheet = () => {
    setWasOpened(true);
    setIsSheet(true);
  };
  const act = (one: PaintAct) => onPainting((before) => addAct(before, one));
  const isPanning = usePaintKeys({
    onTool: (tool) => setTools((before) => chooseTool(before, tool)),
    onSize: (direction) => setTools((before) => stepSize(before, direction)),
    onUndo: () => onPainting(undo),
    onRedo: () => onPainting(redo),
    onZoom: zoom,
    onWhole: toggleWhole,
  });
  const panel = (
    <>
      <LayersPanel
        painting={painting}
        maskShare={maskShare}
        version={version}
        layer={tools.layer}
        onLayer={(layer) => setTools((before) => chooseLayer(before, layer))}
        hidden={hidden}
        onHidden={(layer, isHidden) =>
          setHidden((before) => new Set([...before, layer].filter((one) => one !== layer || isHidden)))
        }
      />
      <Colors
        colors={colors}
        chosen={tools.color}
        onColor={(color) => setTools((before) => ({ ...chooseTool(before, 'pen'), color }))}
      />
      {side}
    </>
  );
  return (
    <div className={styles.frame} {...(isWhole ? wholeWindow : {})}>
      <PaintHead
        {...head}
        width={width}
        height={height}
        canUndo={painting.acts.length > 0}
        canRedo={painting.undone.length > 0}
        onUndo={() => onPainting(undo)}
        onRedo={() => onPainting(redo)}
      />
      <div className={styles.tools}>
        <PaintTools tool={tools.tool} onTool={(tool) => setTools((before) => chooseTool(before, tool))}>
          <PanelButton isOpen={isSheet} onOpen={openSheet} />
        </PaintTools>
      </div>
      <div className={styles.main}>
        <PaintOptions
          tools={tools}
          onSize={(size) => setTools((before) => setSize(before, size))}
          edge={painting.edge}
          onEdge={(edge) => onPainting((before) => ({ ...before, edge }))}
          onAct={act}
          canClear={!isEmptyLayer(painting, tools.layer)}
          scale={view.scale}
          onZoom={zoom}
          isWhole={isWhole}
          onWhole={toggleWhole}
          isFull={isFull(painting)}
        />
        <div className={styles.well}>
          <PaintCanvas
            picture={picture}
            painting={painting}
            tools={tools}
            hidden={hidden}
            view={view}
            onView={setView}
            isPanning={isPanning}
            maskShare={maskShare}
            onAct={act}
            onPick={(point) =>
              setTools((before) => ({ ...chooseTool(before, 'pen'), color: colorAt(picture, painting, point) }))
            }
            over={
              result === undefined ? undefined : (
                <Suspense fallback={null}>
                  <CompareSlider key={result} address={result} />
                </Suspense>
              )
            }
          />
        </div>
        {foot}
      </div>
      <aside className={styles.side}>
        <div className={styles.panel}>{panel}</div>
      </aside>
      <Suspense fallback={null}>
        {wasOpened && (
          <PanelSheet open={isSheet} onClose={() => setIsSheet(false)} title={<FormattedMessage {...panelName} />}>
            <div className={styles.sheet}>{panel}</div>
          </PanelSheet>
        )}
      </Suspense>
    </div>
  );
}

interface ColorsProps {
  readonly colors: readonly string[];
  readonly chosen: string;
  readonly onColor: (color: string) => void;
}

function Colors({ chosen, colors, onColor }: ColorsProps) {
  const intl = useIntl();
  const id = useId();
  const shown = colors.includes(chosen) ? colors : [...colors, chosen];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <FormattedMessage
          id="paint.colors"
          defaultMessage="Colors of this mood"
          description="Heading over the colours that suit the picture that is painted over"
        />
      </h2>
      <div className={styles.colors} role="group" aria-labelledby={id}>
        {shown.map((color, index) => (
          <button
            key={color}
            type="button"
            className={styles.swatch}
            style={{ backgroundColor: color }}
            aria-label={intl.formatMessage(
              {
                id: 'paint.color',
                defaultMessage: 'Color {number, number}: {value}',
                description: 'Names one of the colours to paint with, for screen readers; {value} is such as #ffd98f',
              },
              { number: index + 1, value: color },
            )}
            title={color}
            aria-pressed={color === chosen}
            onClick={() => onColor(color)}
          />
        ))}
      </div>
    </section>
  );
}
