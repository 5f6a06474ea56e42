import type { ReactNode } from 'react';

import { companion as companionStyle, foot, ground, main, screen, side as sideStyle } from './ChatScreen.css';

export interface ChatScreenProps {
  readonly header: ReactNode;
  /** Behind the thread, on phones; left out where traffic is being saved. */
  readonly scene?: ReactNode;
  readonly thread: ReactNode;
  /** The paper that the reader uses, beneath the thread; it takes the place of the scene. */
  readonly paper?: ReactNode;
  /** Cards over the composer: help, a break. */
  readonly notices?: ReactNode;
  readonly composer?: ReactNode;
  /** What the other side is: always in sight. */
  readonly disclosure: ReactNode;
  /** Who answers: before the thread on wide screens, while no panel is open; nowhere on others. */
  readonly companion?: ReactNode;
  /** A panel: beside the thread on wide screens, over it on others. */
  readonly side?: ReactNode;
}

/** A whole conversation: head, thread, composer, and one panel at a time. It fills the room that it is given. */
export function ChatScreen(props: ChatScreenProps) {
  const { header, scene, thread, paper, notices, composer, disclosure, companion, side } = props;
  return (
    <div
      className={screen}
      data-has-side={side === undefined ? undefined : true}
      data-has-companion={companion === undefined || side !== undefined ? undefined : true}
    >
      {paper === undefined && scene}
      {companion !== undefined && side === undefined && <div className={companionStyle}>{companion}</div>}
      <div className={main}>
        {header}
        <div className={ground}>
          {paper}
          {thread}
        </div>
        <div className={foot}>
          {notices}
          {composer}
          {disclosure}
        </div>
      </div>
      {side !== undefined && <div className={sideStyle}>{side}</div>}
    </div>
  );
}
