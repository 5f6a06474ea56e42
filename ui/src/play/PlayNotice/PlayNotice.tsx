import type { ReactNode } from 'react';

import { Icon } from '../../primitives/Icon/Icon';
import type { IconName } from '../../primitives/Icon/icons';
import { acts as actsStyle, headline as headlineStyle, notice, sign, words } from './PlayNotice.css';

interface PlayNoticeProps {
  readonly tone: 'calm' | 'danger';
  readonly icon: IconName;
  readonly headline: ReactNode;
  readonly sentence: ReactNode;
  readonly acts?: ReactNode;
}

export function PlayNotice({ tone, icon, headline, sentence, acts }: PlayNoticeProps) {
  return (
    <div className={notice} data-tone={tone}>
      <span className={sign}>
        <Icon name={icon} />
      </span>
      <div className={words}>
        <div role={tone === 'danger' ? 'alert' : 'status'}>
          <p className={headlineStyle}>{headline}</p>
          <p>{sentence}</p>
        </div>
        {acts !== undefined && <div className={actsStyle}>{acts}</div>}
      </div>
    </div>
  );
}
