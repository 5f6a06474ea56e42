import { lantern } from './Lantern.css';

/** The small turning light of something busy; the words beside it say what. */
export function Lantern() {
  return <span aria-hidden="true" className={lantern} />;
}
