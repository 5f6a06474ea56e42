import { Maximize, Minimize, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import type { ToolState } from '../model/paint-tools';
import { paintLimits, type PaintAct } from '../model/painting';
import { toolNames } from '../PaintTools/tool-labels';
import * as styles from './PaintRoom.css';

interface PaintOptionsProps {
  readonly tools: ToolState;
  readonly onSize: (size: number) => void;
  /** How far the mask fades at its edge, in pixels of the picture. */
  readonly edge: number;
  readonly onEdge: (edge: number) => void;
  readonly onAct: (act: PaintAct) => void;
  readonly canClear: boolean;
  /** 1 where the picture fits the canvas. */
  readonly scale: number;
  readonly onZoom: (direction: 1 | -1 | 0) => void;
  /** Whether the page takes the whole screen. */
  readonly isWhole: boolean;
  readonly onWhole: () => void;
  /** Nothing more fits: something has to be undone or kept first. */
  readonly isFull: boolean;
}

/** What can be set for the tool in use, and how near the picture is. */
export function PaintOptions(props: PaintOptionsProps) {
  const { canClear, edge, isFull, isWhole, onAct, onEdge, onSize, onWhole, onZoom, scale, tools } = props;
  const intl = useIntl();
  const id = useId();
  const { layer, sizes, tool } = tools;
  const hasSize = tool === 'pen' || tool === 'eraser' || tool === 'mask';
  return (
    <div className={styles.options}>
      <span className={styles.optionName}>{intl.formatMessage(toolNames[tool])}</span>
      {hasSize && (
        <span className={styles.sizeOption}>
          <label htmlFor={id}>
            <FormattedMessage
              id="paint.size"
              defaultMessage="Size"
              description="Names the slider for the width of a brush"
            />
          </label>
          <input
            id={id}
            type="range"
            className={styles.slider}
            aria-keyshortcuts="[ ]"
            min={paintLimits.size.min}
            max={paintLimits.size.max}
            value={sizes[layer]}
            onChange={(event) => onSize(event.target.valueAsNumber)}
          />
          <span className={styles.number} aria-hidden>
            <FormattedNumber value={sizes[layer]} />
          </span>
        </span>
      )}
      {layer === 'mask' && (
        <span className={styles.sizeOption}>
          <label htmlFor={`${id}-edge`}>
            <FormattedMessage
              id="paint.edge"
              defaultMessage="Soft edge"
              description="Names the slider for how far a mask fades at its edge, in pixels"
            />
          </label>
          <input
            id={`${id}-edge`}
            type="range"
            className={styles.slider}
            min={0}
            max={paintLimits.edge}
            value={edge}
            onChange={(event) => onEdge(event.target.valueAsNumber)}
          />
          <span className={styles.number} aria-hidden>
            <FormattedNumber value={edge} />
          </span>
        </span>
      )}
      {layer === 'mask' && (
        <TextButton onClick={() => onAct({ kind: 'invert', layer })}>
          <FormattedMessage
            id="paint.invert"
            defaultMessage="Invert"
            description="Button that turns a mask inside out: what was marked is not, and the other way round"
          />
        </TextButton>
      )}
      <TextButton disabled={!canClear} onClick={() => onAct({ kind: 'clear', layer })}>
        <FormattedMessage
          id="paint.clear"
          defaultMessage="Clear"
          description="Button that takes everything off a layer of a painting; it can be undone"
        />
      </TextButton>
      {isFull && (
        <span role="alert" className={styles.full}>
          <Icon name="alert" size="small" />
          <FormattedMessage
            id="paint.full"
            defaultMessage="No more strokes fit. Keep this version to go on."
            description="On the paint page, when a painting has as many strokes as it can have"
          />
        </span>
      )}
      <span className={styles.zoom}>
        <ToolButton
          drawing={Minus}
          label={intl.formatMessage({
            id: 'paint.zoomOut',
            defaultMessage: 'Zoom out',
            description: 'Button that shows the picture smaller',
          })}
          onClick={() => onZoom(-1)}
        />
        <button
          type="button"
          className={styles.whole}
          title={intl.formatMessage({
            id: 'paint.zoomWhole',
            defaultMessage: 'Show the whole picture',
            description: 'On the button with the zoom in per cent: shows the picture as large as it fits',
          })}
          onClick={() => onZoom(0)}
        >
          {intl.formatNumber(scale, { style: 'percent' })}
        </button>
        <ToolButton
          drawing={Plus}
          label={intl.formatMessage({
            id: 'paint.zoomIn',
            defaultMessage: 'Zoom in',
            description: 'Button that shows the picture larger',
          })}
          onClick={() => onZoom(1)}
        />
        <ToolButton
          drawing={isWhole ? Minimize : Maximize}
          aria-pressed={isWhole}
          label={intl.formatMessage({
            id: 'paint.fullScreen',
            defaultMessage: 'Full screen (F)',
            description:
              'Button that gives a picture that is painted over the whole screen, and its key F; pressed while it has it',
          })}
          onClick={onWhole}
        />
      </span>
    </div>
  );
}
