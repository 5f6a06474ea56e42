import { createContext, use, type ReactNode } from 'react';

import { corners } from './CardAct.css';

export interface CardSubject {
  readonly kind: 'character' | 'story';
  readonly id: string;
  readonly name: string;
}

/** What can be done with every card below, such as liking it; nothing without a provider. */
export const CardActs = createContext<((subject: CardSubject) => ReactNode) | undefined>(undefined);

/** The act of one card: a sibling of its link, never inside it. */
export function CardAct(subject: CardSubject) {
  const act = use(CardActs);
  if (act === undefined) return null;
  return <div className={corners[subject.kind]}>{act(subject)}</div>;
}
