import { useRef, type PointerEvent, type RefObject } from 'react';

import { actOf, type ToolState } from '../model/paint-tools';
import { addPoint, type PaintAct, type Painting, type PaintPoint } from '../model/painting';
import { moved, zoomed, type CanvasView } from './canvas-view';

interface DrawingOptions {
  readonly painting: Painting;
  readonly tools: ToolState;
  /** The hand is in use, whatever the tool is. */
  readonly isPanning: boolean;
  /** The picture as it lies on the screen. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly onLive: (act: PaintAct | null) => void;
  readonly onAct: (act: PaintAct) => void;
  readonly onPick: (point: PaintPoint) => void;
  readonly onView: (change: (view: CanvasView) => CanvasView) => void;
}

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** What the pointers on the canvas are doing. */
type Doing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'line'; readonly pointerId: number; points: readonly PaintPoint[] }
  | { readonly kind: 'pan'; readonly pointerId: number; last: Place }
  | { readonly kind: 'pinch'; middle: Place; apart: number };

const middleOf = (a: Place, b: Place): Place => ({
  clientX: (a.clientX + b.clientX) / 2,
  clientY: (a.clientY + b.clientY) / 2,
});
const apartOf = (a: Place, b: Place): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** A mouse has no pressure of its own: it draws as wide as the brush is. */
const pressureOf = ({ pointerType, pressure }: globalThis.PointerEvent): number =>
  pointerType === 'mouse' || pressure === 0 ? 0.5 : pressure;

/**
 * Draws by mouse, pen and finger. Two fingers move and zoom; once a pen was used, one finger moves too, for it may be the
 * palm of the hand that holds the pen.
 */
export function useDrawing(options: DrawingOptions) {
  const { isPanning, onAct, onLive, onPick, onView, painting, sheet, tools } = options;
  const doing = useRef<Doing>({ kind: 'nothing' });
  const fingers = useRef(new Map<number, Place>());
  const hasPen = useRef(false);

  const pointOf = (event: globalThis.PointerEvent): PaintPoint | null => {
    const box = sheet.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return null;
    const x = ((event.clientX - box.left) / box.width) * painting.width;
    const y = ((event.clientY - box.top) / box.height) * painting.height;
    return [x, y, pressureOf(event)];
  };
  const stop = () => {
    if (doing.current.kind === 'line') onLive(null);
    doing.current = { kind: 'nothing' };
  };
  const pinch = () => {
    const [a, b] = fingers.current.values();
    if (a === undefined || b === undefined) return;
    stop();
    doing.current = { kind: 'pinch', middle: middleOf(a, b), apart: apartOf(a, b) };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.pointerType === 'pen') hasPen.current = true;
    if (event.pointerType === 'touch') {
      fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
      if (fingers.current.size > 1) return pinch();
    }
    // A pen takes over from a palm that lies on the screen; a second pointer of any other kind waits.
    if (doing.current.kind !== 'nothing' && event.pointerType !== 'pen') return;
    const isPalm = event.pointerType === 'touch' && hasPen.current;
    if (isPanning || tools.tool === 'hand' || event.button === 1 || isPalm) {
      doing.current = { kind: 'pan', pointerId: event.pointerId, last: event };
      return;
    }
    const point = pointOf(event.nativeEvent);
    if (point === null) return;
    if (tools.tool === 'pick') return onPick(point);
    const points = addPoint([], point, painting);
    doing.current = { kind: 'line', pointerId: event.pointerId, points };
    onLive(actOf(tools, points));
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = doing.current;
    if (fingers.current.has(event.pointerId)) {
      fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
    }
    if (now.kind === 'pinch') {
      const [a, b] = fingers.current.values();
      const stage = event.currentTarget.getBoundingClientRect();
      if (a === undefined || b === undefined) return;
      const [middle, apart] = [middleOf(a, b), apartOf(a, b)];
      const [dx, dy] = [middle.clientX - now.middle.clientX, middle.clientY - now.middle.clientY];
      const factor = now.apart === 0 ? 1 : apart / now.apart;
      const at = {
        x: middle.clientX - stage.left - stage.width / 2,
        y: middle.clientY - stage.top - stage.height / 2,
      };
      onView((view) => zoomed(moved(view, dx, dy), factor, at));
      doing.current = { kind: 'pinch', middle, apart };
      return;
    }
    if (now.kind === 'pan' && now.pointerId === event.pointerId) {
      const { clientX, clientY } = event;
      const { last } = now;
      onView((view) => moved(view, clientX - last.clientX, clientY - last.clientY));
      now.last = { clientX, clientY };
      return;
    }
    if (now.kind !== 'line' || now.pointerId !== event.pointerId) return;
    const coalesced = event.nativeEvent.getCoalescedEvents();
    const between = coalesced.length === 0 ? [event.nativeEvent] : coalesced;
    const places = between.map(pointOf).filter((point) => point !== null);
    now.points = places.reduce((points, point) => addPoint(points, point, painting), now.points);
    onLive(actOf(tools, now.points));
  };

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const now = doing.current;
    if (now.kind === 'pinch') {
      if (fingers.current.size < 2) stop();
      return;
    }
    if (now.kind === 'nothing' || now.pointerId !== event.pointerId) return;
    const act = now.kind === 'line' && event.type === 'pointerup' ? actOf(tools, now.points) : null;
    stop();
    if (act !== null) onAct(act);
  };

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}
