import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

import { firstView, fitView, zoomAt, type MapView, type Size } from './map-view';

/** How far an arrow key moves the map, in CSS pixels, and how much a step of a button or a key scales it. */
const steps = { move: 60, zoom: 1.25, wheel: 0.002 };

interface Point {
  readonly x: number;
  readonly y: number;
}

const moves: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: steps.move },
  ArrowDown: { x: 0, y: -steps.move },
  ArrowLeft: { x: steps.move, y: 0 },
  ArrowRight: { x: -steps.move, y: 0 },
};

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Moves and scales a map in its pane: by hand, by two fingers, by the wheel, by keys and by buttons. */
export function useMapView(pane: RefObject<HTMLElement | null>, map: Size, beginning: number) {
  const [view, setView] = useState<MapView | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const sizeOf = (): Size => {
    const { height = 1, width = 1 } = pane.current?.getBoundingClientRect() ?? {};
    return { width, height };
  };
  const shown = view ?? { x: 0, y: 0, scale: 1 };
  const middle = (): Point => {
    const { height, width } = sizeOf();
    return { x: width / 2, y: height / 2 };
  };
  const zoom = (factor: number, at: Point = middle()) => setView((now) => zoomAt(now ?? shown, factor, at));
  const move = ({ x, y }: Point) =>
    setView((now) => ({ ...(now ?? shown), x: (now ?? shown).x + x, y: (now ?? shown).y + y }));
  const fit = () => setView(fitView(map, sizeOf()));

  useEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    // The first look at a pane that has a size: one that is hidden has none.
    const observer = new ResizeObserver(() => {
      const { height, width } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setView((now) => now ?? firstView(map, { width, height }, beginning));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [beginning, map, pane]);

  useEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setView((now) => {
        const before = now ?? { x: 0, y: 0, scale: 1 };
        // A pinch on a touchpad comes as a wheel with Control.
        if (event.ctrlKey || event.metaKey) return zoomAt(before, Math.exp(-event.deltaY * steps.wheel * 4), at);
        return { ...before, x: before.x - event.deltaX, y: before.y - event.deltaY };
      });
    };
    // React's own listeners cannot keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [pane]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = moves[event.key];
    if (way !== undefined) move(way);
    else if (event.key === '+' || event.key === '=') zoom(steps.zoom);
    else if (event.key === '-') zoom(1 / steps.zoom);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (fingers.current.size === 0) moved.current = 0;
    fingers.current.set(event.pointerId, placeOf(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = placeOf(event);
    moved.current += between(before, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) move({ x: now.x - before.x, y: now.y - before.y });
    else {
      const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoom(between(now, other) / Math.max(1, between(before, other)), at);
    }
  };
  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return {
    view: shown,
    zoomIn: () => zoom(steps.zoom),
    zoomOut: () => zoom(1 / steps.zoom),
    fit,
    /** The pointer went further than a click does. */
    wasDragged: () => moved.current > 6,
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
    },
  };
}
