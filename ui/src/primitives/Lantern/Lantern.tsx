import { lantern } from './Lantern.css';

/**
 * The small turning light of something busy; the words beside it say what.
 *
 * **Use** in a control or a line that works for a moment.
 *
 * **Avoid** it for whole pages and lists: those show skeletons in their true shapes.
 *
 * **Accessibility** Hidden from screen readers. It turns slowly with reduced motion.
 */
export function Lantern() {
  return <span aria-hidden="true" className={lantern} />;
}
