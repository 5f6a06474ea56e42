/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- keys move what is seen, as they scroll a page; what a press does, the list of the map does for keyboards */
import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';

import { drawing, edge, edgeArrow, nodeBox, nodeGroup, nodeText, pane as paneStyle, shade } from './StoryMap.css';
import type { MapEdge, MapNode } from './map-model';
import type { NodePlace } from './layout-map';
import { shortName, type DrawnGraph } from './use-map-layout';
import { useMapView } from './use-map-view';
import { MapTools } from './MapTools';
import { useBeginningName } from './part-names';

interface MapDrawingProps {
  readonly drawn: DrawnGraph;
  /** The part that is played. */
  readonly current: string | null;
  readonly onLine: (line: number) => void;
}

/**
 * The map as a drawing, moved and scaled by hand. Screen readers and keyboards have the same as a list; by keyboard the drawing
 * can be moved all the same.
 */
export function MapDrawing({ drawn, current, onLine }: MapDrawingProps) {
  const intl = useIntl();
  const pane = useRef<HTMLDivElement>(null);
  const { graph, layout } = drawn;
  const { fit, handlers, view, wasDragged, zoomIn, zoomOut } = useMapView(pane, layout, layout.nodes[0]?.x ?? 0);
  return (
    <>
      <MapTools onZoomIn={zoomIn} onZoomOut={zoomOut} onFit={fit} />
      <div
        ref={pane}
        role="group"
        tabIndex={0}
        aria-label={intl.formatMessage({
          id: 'storyEditor.map.drawing',
          defaultMessage: 'Drawn map: arrow keys move it, plus and minus zoom, 0 shows all of it',
          description: 'Names, for screen readers, the drawing of the parts of a story; the same is there as a list',
        })}
        className={paneStyle}
        {...handlers}
        onClick={(event) => {
          const line = Number(
            event.target instanceof Element ? event.target.closest('[data-line]')?.getAttribute('data-line') : 0,
          );
          if (line > 0 && !wasDragged()) onLine(line);
        }}
      >
        <svg aria-hidden="true" className={drawing} width="100%" height="100%">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
            <Edges edges={graph.edges} points={layout.edges} />
            <Nodes nodes={graph.nodes} places={layout.nodes} current={current} />
          </g>
        </svg>
      </div>
    </>
  );
}

interface EdgesProps {
  readonly edges: readonly MapEdge[];
  readonly points: DrawnGraph['layout']['edges'];
}

/** One element for all ways that look alike: a long story has a thousand. */
const Edges = memo(function Edges({ edges, points }: EdgesProps) {
  const ways = edges.map((edge, index) => ({ ...edge, way: points[index] ?? [] }));
  const alike = Map.groupBy(ways, ({ kind, isBack }) => `${kind} ${String(isBack)}`);
  return [...alike].map(([look, group]) => {
    const [first] = group;
    return (
      <g key={look} data-kind={first?.kind} data-back={first?.isBack === true || undefined} className={edge}>
        <path d={group.map(({ way }) => curveThrough(way)).join('')} />
        <path d={group.map(({ way }) => arrowAt(way)).join('')} className={edgeArrow} />
      </g>
    );
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A smooth line: through the middles between its points, bent at them. */
function curveThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    const isLast = index === rest.length - 2;
    const to = isLast ? last : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${round(point.x)} ${round(point.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${bends.length === 0 ? `L${round(last.x)} ${round(last.y)}` : bends.join('')}`;
}

function arrowAt(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return '';
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const [left, right] = [angle + 2.6, angle - 2.6].map((turn) => ({
    x: tip.x + 7 * Math.cos(turn),
    y: tip.y + 7 * Math.sin(turn),
  }));
  if (left === undefined || right === undefined) return '';
  return `M${round(left.x)} ${round(left.y)}L${round(tip.x)} ${round(tip.y)}L${round(right.x)} ${round(right.y)}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

interface NodesProps {
  readonly nodes: readonly MapNode[];
  readonly places: readonly NodePlace[];
  readonly current: string | null;
}

const Nodes = memo(function Nodes({ nodes, places, current }: NodesProps) {
  const beginning = useBeginningName();
  return nodes.map((node, index) => {
    const place = places[index];
    return place === undefined ? null : (
      <Node
        key={node.nodeId}
        node={node}
        name={node.name ?? beginning}
        place={place}
        isCurrent={node.nodeId === current}
      />
    );
  });
});

interface NodeProps {
  readonly node: MapNode;
  readonly name: string;
  readonly place: NodePlace;
  readonly isCurrent: boolean;
}

const Node = memo(function Node({ node, name, place: { height, width, x, y }, isCurrent }: NodeProps) {
  return (
    <g
      transform={`translate(${round(x)} ${round(y)})`}
      className={nodeGroup}
      data-state={node.state}
      data-kind={node.kind}
      data-faulty={node.isFaulty || undefined}
      data-current={isCurrent || undefined}
      data-line={node.line ?? undefined}
    >
      <title>{name}</title>
      {node.kind === 'ending' ? (
        <ellipse cy={-height / 4} rx={8} ry={11} className={nodeBox} />
      ) : (
        <>
          <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={8} className={nodeBox} />
          {node.share > 0 && (
            <rect
              x={-width / 2}
              y={-height / 2}
              width={width}
              height={height}
              rx={8}
              className={shade}
              fillOpacity={round(node.share * 0.5)}
            />
          )}
        </>
      )}
      <text y={node.kind === 'ending' ? height / 4 : 0} dominantBaseline="central" className={nodeText}>
        {shortName(name)}
      </text>
    </g>
  );
});
