import { scrollHideThreshold } from '../../theme/breakpoints';

/** Where a reader is on a page, and whether the bars have gone out of the way. */
export interface ScrollState {
  readonly hidden: boolean;
  /** The last place, in CSS pixels from the top. */
  readonly position: number;
  /** Where the present direction began. */
  readonly turn: number;
}

export const scrollStart: ScrollState = { hidden: false, position: 0, turn: 0 };

/**
 * What a scroll to `next` does to the bars: 60 px downwards hide them, 60 px upwards or the top of the page show them
 * (Product §2.2).
 */
export function afterScroll(state: ScrollState, next: number): ScrollState {
  const position = Math.max(0, next);
  const wasDown = state.position > state.turn;
  const isDown = position > state.position;
  const turn = position !== state.position && isDown !== wasDown ? state.position : state.turn;
  const travelled = position - turn;
  if (position <= scrollHideThreshold) return { hidden: false, position, turn };
  if (travelled >= scrollHideThreshold) return { hidden: true, position, turn };
  if (travelled <= -scrollHideThreshold) return { hidden: false, position, turn };
  return { hidden: state.hidden, position, turn };
}
