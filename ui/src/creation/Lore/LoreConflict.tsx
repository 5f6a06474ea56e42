import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { bar, compared, comparedName, conflict, note } from './Lore.css';
import type { LoreFieldsValue } from './model';

interface LoreConflictProps {
  readonly mine: LoreFieldsValue;
  readonly theirs: LoreFieldsValue;
  readonly onDecide: (choice: 'mine' | 'theirs') => void;
  readonly language: string | undefined;
}

const wordsOf = ({ content, keys, name }: LoreFieldsValue) =>
  [name, keys.join(', '), content].filter((text) => text !== '').join('\n');

/** Two versions of an entry, one of which is kept. */
export function LoreConflict({ mine, theirs, onDecide, language }: LoreConflictProps) {
  return (
    <div className={conflict}>
      <p className={note}>
        <FormattedMessage
          id="editor.lore.conflictHint"
          defaultMessage="Choose which version to keep. The other one is discarded."
          description="Above the two versions of an entry of a lorebook"
        />
      </p>
      <div className={compared}>
        <span className={comparedName}>
          <FormattedMessage
            id="editor.lore.mine"
            defaultMessage="This version"
            description="Above the version of an entry of a lorebook that is in this browser"
          />
        </span>
        <bdi lang={language}>{wordsOf(mine)}</bdi>
      </div>
      <div className={compared}>
        <span className={comparedName}>
          <FormattedMessage
            id="editor.lore.theirs"
            defaultMessage="The other version"
            description="Above the version of an entry of a lorebook that was stored from another tab or device"
          />
        </span>
        <bdi lang={language}>{wordsOf(theirs)}</bdi>
      </div>
      <div className={bar}>
        <Button size="small" onClick={() => onDecide('mine')}>
          <FormattedMessage
            id="editor.lore.keepMine"
            defaultMessage="Keep this version"
            description="Keeps the version of an entry of a lorebook that is in this browser"
          />
        </Button>
        <Button size="small" tone="quiet" onClick={() => onDecide('theirs')}>
          <FormattedMessage
            id="editor.lore.keepTheirs"
            defaultMessage="Use the other version"
            description="Takes the version of an entry of a lorebook from another tab or device"
          />
        </Button>
      </div>
    </div>
  );
}
