import type { ReactNode } from 'react';

import { places } from './StatePanel.css';

/** The scenes that stand for a state, 900 by 600 px. */
export type StatePicture = 'empty' | 'error' | 'not-found' | 'no-results' | 'offline';

export interface StatePanelProps {
  /** What it replaces: a whole page, or a part of one. */
  readonly place: keyof typeof places;
  readonly picture: StatePicture;
  readonly title: ReactNode;
  /** One sentence: what happened, what is safe, what to do. */
  readonly sentence: ReactNode;
  readonly action: ReactNode;
  /** Said at once by screen readers, for what went wrong. */
  readonly urgent?: boolean;
}

const headings = { page: 'h1', part: 'h2' } as const;
/** A page says its state by its title; a part that changes says it when the reader has time. */
const calmRoles = { page: undefined, part: 'status' } as const;

/** Nothing else to show: a scene, one sentence, one action. */
export function StatePanel({ place, picture, title, sentence, action, urgent = false }: StatePanelProps) {
  const styles = places[place];
  const Heading = headings[place];
  return (
    <section className={styles.panel}>
      <img
        src={`/art/1/states/${picture}-900.webp`}
        alt=""
        width={900}
        height={600}
        decoding="async"
        className={styles.picture}
      />
      <div className={styles.words}>
        <div role={urgent ? 'alert' : calmRoles[place]} className={styles.said}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.sentence}>{sentence}</p>
        </div>
        <div className={styles.action}>{action}</div>
      </div>
    </section>
  );
}
