import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { groupLabel, hint } from '../../creation/Step/step.css';
import type { OutlineNode, OutlineValue } from '../model';
import { beat as beatStyle, field, name, nodes, outline as outlineStyle, place, round, way, ways } from './Outline.css';
import { layoutOutline, type OutlinePlace } from './outline-layout';
import { roundKinds } from './round-kinds';
import { useBeatDrag } from './use-beat-drag';

interface OutlineProps {
  readonly outline: OutlineValue;
  /** As they are now: what is typed shows before it is saved. */
  readonly beats: readonly string[];
  /** Puts a beat in the place of another. */
  readonly onMove: (from: number, to: number) => void;
  /** Leads to the words of a beat. */
  readonly onOpen: (beat: number) => void;
}

/** Pixels between two rows. */
const rowHeight = 64;

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

const pathOf = (from: OutlinePlace, to: OutlinePlace): string => {
  const [y1, y2] = [from.row + 0.5, to.row + 0.5];
  // Ways back and along a row bend, so that they are not taken for others.
  const bend = to.row > from.row ? 0 : 0.45;
  return `M${from.x} ${y1} C${from.x} ${(y1 + y2) / 2 + bend} ${to.x} ${(y1 + y2) / 2 + bend} ${to.x} ${y2}`;
};

/**
 * The rounds of the planned story and the ways between them. Beats are moved by hand or by the arrow keys; screen readers
 * read a list.
 */
export function Outline({ outline, beats, onMove, onOpen }: OutlineProps) {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    onMove(from, to);
    setSaid(
      intl.formatMessage(
        {
          id: 'storyWizard.outline.moved',
          defaultMessage: 'Now beat {place, number} of {count, number}',
          description: 'Said by screen readers after a beat of a story was moved in its outline',
        },
        { place: to + 1, count: beats.length },
      ),
    );
    list.current?.querySelector<HTMLElement>(`[data-beat="${to}"]`)?.focus();
  };
  const { dragged, handlers } = useBeatDrag(move);
  const { places, rows } = layoutOutline(outline);
  const placeOf = new Map(places.map((one) => [one.nodeId, one]));
  const numberOf = new Map(outline.nodes.map(({ nodeId }, index) => [nodeId, index + 1]));
  const onKeyDown = (event: KeyboardEvent, beat: number) => {
    const to = beat + (steps[event.key] ?? 0);
    if (to === beat) return;
    event.preventDefault();
    if (to >= 0 && to < beats.length) move(beat, to);
  };
  const titleOf = ({ beat, title }: OutlineNode) => (beat === null ? title : (beats[beat] ?? title));
  const leadsTo = (nodeId: string) =>
    intl.formatList(
      outline.edges.filter(({ from }) => from === nodeId).map(({ to }) => intl.formatNumber(numberOf.get(to) ?? 0)),
      { type: 'conjunction' },
    );
  const show = (node: OutlineNode, index: number) => {
    const { beat, kind, nodeId } = node;
    const at = placeOf.get(nodeId);
    const title = titleOf(node);
    const next = leadsTo(nodeId);
    const room = { maxInlineSize: `min(280px, ${at?.width ?? 100}cqi - 16px)` };
    const words = (
      <>
        <VisuallyHidden>
          {intl.formatMessage(roundKinds[kind])} {intl.formatNumber(index + 1)}
        </VisuallyHidden>
        {beat !== null && <span aria-hidden="true">{intl.formatNumber(beat + 1)}</span>}
        {title !== '' && <bdi className={name}>{title}</bdi>}
      </>
    );
    return (
      <li
        key={nodeId}
        className={place}
        style={{ insetInlineStart: `${at?.x ?? 50}%`, insetBlockStart: `${((at?.row ?? 0) + 0.5) * rowHeight}px` }}
      >
        {beat === null || beat >= beats.length ? (
          <span
            className={round}
            style={room}
            data-kind={kind}
            title={title === '' ? intl.formatMessage(roundKinds[kind]) : title}
          >
            {words}
          </span>
        ) : (
          <button
            type="button"
            className={beatStyle}
            style={room}
            data-beat={beat}
            data-dragged={dragged === beat || undefined}
            title={title}
            onClick={() => onOpen(beat)}
            onKeyDown={(event) => onKeyDown(event, beat)}
          >
            {words}
          </button>
        )}
        {next !== '' && (
          <VisuallyHidden>
            <FormattedMessage
              id="storyWizard.outline.leadsTo"
              defaultMessage="leads to {numbers}"
              description="After a round in the outline of a story, for screen readers: the numbers of the rounds that follow"
              values={{ numbers: next }}
            />
          </VisuallyHidden>
        )}
      </li>
    );
  };
  return (
    <div className={outlineStyle}>
      <span id={id} className={groupLabel}>
        <FormattedMessage
          id="storyWizard.outline.title"
          defaultMessage="Outline"
          description="Over the drawing of how the rounds of a planned story hang together"
        />
      </span>
      <div className={field} style={{ blockSize: `${rows * rowHeight}px` }} {...handlers}>
        <svg viewBox={`0 0 100 ${rows}`} preserveAspectRatio="none" className={ways} aria-hidden="true">
          {outline.edges.map(({ from, to }) => {
            const [start, end] = [placeOf.get(from), placeOf.get(to)];
            return start === undefined || end === undefined ? null : (
              <path key={`${from} ${to}`} d={pathOf(start, end)} className={way} />
            );
          })}
        </svg>
        <ol ref={list} aria-labelledby={id} className={nodes}>
          {outline.nodes.map(show)}
        </ol>
      </div>
      <p className={hint}>
        <FormattedMessage
          id="storyWizard.outline.hint"
          defaultMessage="Drag a beat onto another to change their order, or move it with the arrow keys."
          description="Below the outline of a planned story"
        />
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
