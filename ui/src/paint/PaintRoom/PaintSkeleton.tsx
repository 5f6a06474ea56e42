import { frame } from './PaintRoom.css';

/** Where the paint page will be. */
export function PaintSkeleton() {
  return <div className={frame} aria-busy="true" />;
}
