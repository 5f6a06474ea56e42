import { Scene } from '../../content/Scene/Scene';
import type { BackdropProps } from '../model';
import { backdrop, moving } from './Backdrop.css';

/** The scene of a story behind the head of its page: it melts into the page, and lags behind as the page is scrolled. */
export function Backdrop({ scene }: BackdropProps) {
  return (
    <div className={backdrop}>
      <div className={moving}>
        <Scene scene={scene} />
      </div>
    </div>
  );
}
