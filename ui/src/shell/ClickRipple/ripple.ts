/** One ring of light, in CSS pixels of the window. */
export interface Ripple {
  readonly id: number;
  /** What holds it: a ripple goes with its control. */
  readonly control: Element | null;
  /** Where the light is let through. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly radius: string;
  };
  /** Where the ring starts, from the box's corner, and how far it goes. */
  readonly origin: { readonly x: number; readonly y: number; readonly reach: number };
}

/** What a ripple stays inside of. */
const controls = 'button, a[href], summary, [role="menuitem"], [role="menuitemradio"], [role="radio"]';

/** How far a ring goes where no control holds it. */
const openReach = 36;

/** The ripple of a pointer that went down on `target` at `x`, `y`. */
export function rippleAt(id: number, target: Element, x: number, y: number): Ripple {
  const control = target.closest<HTMLElement>(controls);
  if (control === null) {
    const size = openReach * 2;
    const box = { x: x - openReach, y: y - openReach, width: size, height: size, radius: '50%' };
    return { id, control: null, box, origin: { x: openReach, y: openReach, reach: openReach } };
  }
  const rect = control.getBoundingClientRect();
  const radius = getComputedStyle(control).borderRadius;
  const origin = { x: x - rect.x, y: y - rect.y };
  const reach = Math.hypot(Math.max(origin.x, rect.width - origin.x), Math.max(origin.y, rect.height - origin.y));
  return {
    id,
    control,
    box: { x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius },
    origin: { ...origin, reach },
  };
}
