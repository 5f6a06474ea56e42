import type { ReactNode } from 'react';

import {
  action as actionStyle,
  card,
  picture,
  sentence as sentenceStyle,
  title as titleStyle,
  words,
} from './StateCard.css';

/** The scenes that stand for a state, 900 by 600. */
export type StateScene = 'empty' | 'error' | 'not-found' | 'no-results' | 'offline';

interface StateCardProps {
  scene: StateScene;
  title: ReactNode;
  sentence: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** An alert is read at once; a state waits for its turn. */
  role?: 'status' | 'alert';
}

/** One scene, one sentence, one action: nothing here, nothing found, nothing came. */
export function StateCard({ scene, title, sentence, action, role = 'status' }: StateCardProps) {
  return (
    <div className={card}>
      <img
        className={picture}
        src={`/art/1/states/${scene}-900.webp`}
        alt=""
        width={900}
        height={600}
        decoding="async"
      />
      <div className={words}>
        <div role={role}>
          <h2 className={titleStyle}>{title}</h2>
          <p className={sentenceStyle}>{sentence}</p>
        </div>
        {action !== undefined && <div className={actionStyle}>{action}</div>}
      </div>
    </div>
  );
}
