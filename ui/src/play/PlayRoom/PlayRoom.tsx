import type { ReactNode } from 'react';

import type { SceneValue } from '../../content/model';
import { Backdrop } from '../Backdrop/Backdrop';
import { room } from './PlayRoom.css';

interface PlayRoomProps {
  /** What the room looks out on; left out while it is not known. */
  readonly scene?: SceneValue | undefined;
  readonly children: ReactNode;
}

/** The place of a story inside the shell: from edge to edge, under its scene. */
export function PlayRoom({ scene, children }: PlayRoomProps) {
  return (
    <div className={room}>
      {scene !== undefined && <Backdrop scene={scene} />}
      {children}
    </div>
  );
}
