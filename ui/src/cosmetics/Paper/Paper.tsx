import type { PaperId } from '@fabula/sdk/types';
import { useId } from 'react';

import { beneath, pigmentsOf, ruling, sheet } from './Paper.css';
import { rulings, type Ruling } from './rulings';

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
  const id = useId();
  const { height, lines, width }: Ruling = rulings[paper];
  const looks = place === 'beneath' ? `${sheet} ${beneath}` : sheet;
  return (
    <div aria-hidden="true" className={`${looks} ${pigmentsOf[paper]}`} data-paper-id={paper}>
      <svg className={ruling}>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          {lines}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
