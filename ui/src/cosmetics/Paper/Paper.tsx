import type { PaperId } from '@fabula/sdk/types';

import { beneath, pigmentsOf, rulings, sheet } from './Paper.css';

interface PaperProps {
  readonly paper: PaperId;
  /** Beneath a thread, or as large as a box that is positioned. */
  readonly place: 'beneath' | 'within';
}

/**
 * The paper of a conversation: ground, ruling and border. Words on it keep a contrast of 4.5:1.
 *
 * **Use** beneath the thread of a chat or a room, for the reader who uses it.
 *
 * **Avoid** it under anything else that is read: a story has papers of its own.
 *
 * **Accessibility** Hidden from screen readers, from print and from forced colours.
 */
export function Paper({ paper, place }: PaperProps) {
  const looks = [sheet, pigmentsOf[paper], rulings[paper], ...(place === 'beneath' ? [beneath] : [])];
  return <div aria-hidden="true" className={looks.join(' ')} data-paper-id={paper} />;
}
