import type { Store } from '../data/store';

/** Changes of fields alone are shown after the visitor has not typed for this long, in milliseconds. */
const pauseMs = 400;

interface Settling {
  readonly fields: object;
}

/**
 * A state that follows another one: at once where anything but the fields has changed, and after a pause in the typing
 * where only they have.
 */
export function createSettledState<State extends Settling>(
  source: Store<State>,
): Pick<Store<State>, 'get' | 'subscribe'> {
  let shown = source.get();
  const hasOtherChange = (next: State): boolean =>
    Object.entries(next).some(([name, value]) => name !== 'fields' && !isSame(value, Reflect.get(shown, name)));
  return {
    get: () => {
      const next = source.get();
      if (hasOtherChange(next)) shown = next;
      return shown;
    },
    subscribe: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const settle = () => {
        shown = source.get();
        listener();
      };
      const stop = source.subscribe(() => {
        clearTimeout(timer);
        if (hasOtherChange(source.get())) settle();
        else timer = setTimeout(settle, pauseMs);
      });
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

/** Whether two values say the same: lists without entries and the states of saving are made again for every change. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === 0 && other.length === 0;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  return 'kind' in one && 'kind' in other && JSON.stringify(one) === JSON.stringify(other);
}
