import type { ReactNode } from 'react';

import {
  action as actionStyle,
  panel,
  picture,
  sentence as sentenceStyle,
  title as titleStyle,
} from './StatePanel.css';

/** The scenes that stand for a state of a whole page, 900 by 600 px. */
export type StatePicture = 'empty' | 'error' | 'not-found' | 'offline';

export interface StatePanelProps {
  readonly picture: StatePicture;
  readonly title: ReactNode;
  /** One sentence: what happened, what is safe, what to do. */
  readonly sentence: ReactNode;
  /** One action, or one and a quieter one beside it. */
  readonly action: ReactNode;
  /** Said at once by screen readers, for what went wrong. */
  readonly urgent?: boolean;
}

/** A page that has nothing else to show: a scene, one sentence, one action (direction.md, "States"). */
export function StatePanel({ picture: scene, title, sentence, action, urgent = false }: StatePanelProps) {
  return (
    <section className={panel} role={urgent ? 'alert' : undefined}>
      <img
        src={`/art/1/states/${scene}-900.webp`}
        alt=""
        width={900}
        height={600}
        decoding="async"
        className={picture}
      />
      <h1 className={titleStyle}>{title}</h1>
      <p className={sentenceStyle}>{sentence}</p>
      <div className={actionStyle}>{action}</div>
    </section>
  );
}
