import type { ReactNode } from 'react';

import type { SceneValue } from '../../content/model';
import { Backdrop } from '../Backdrop/Backdrop';
import { layout } from './PlayLayout.css';

interface PlayLayoutProps {
  /** What the room looks out on; left out while it is not known. */
  readonly scene?: SceneValue | undefined;
  readonly children: ReactNode;
}

/** The place of a story inside the shell: from edge to edge, under its scene. */
export function PlayLayout({ scene, children }: PlayLayoutProps) {
  return (
    <div className={layout}>
      {scene !== undefined && <Backdrop scene={scene} />}
      {children}
    </div>
  );
}
