import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { radio } from '../../primitives/Choice/choice.css';
import type { ConflictChoice, ConflictVersions } from '../model';
import { choice, choiceName, choiceWords } from './DraftConflict.css';
import { VersionContent } from './VersionContent';

const names: Readonly<Record<ConflictChoice, ReactNode>> = {
  mine: (
    <FormattedMessage
      id="draft.conflict.mine"
      defaultMessage="This version"
      description="The version of a field that was written on this device"
    />
  ),
  theirs: (
    <FormattedMessage
      id="draft.conflict.theirs"
      defaultMessage="The other version"
      description="The version of a field that was written on another device or in another tab"
    />
  ),
  both: (
    <FormattedMessage
      id="draft.conflict.both"
      defaultMessage="Both"
      description="Keeps both versions of a field, one after the other"
    />
  ),
};

const bothWords = {
  text: (
    <FormattedMessage
      id="draft.conflict.bothTexts"
      defaultMessage="Both texts, combined"
      description="What keeping both versions of a text means"
    />
  ),
  entries: (
    <FormattedMessage
      id="draft.conflict.bothLists"
      defaultMessage="Entries from both"
      description="What keeping both versions of a list means"
    />
  ),
  picture: null,
  choice: null,
} as const satisfies Record<ConflictVersions['kind'], ReactNode>;

interface VersionChoiceProps {
  readonly group: string;
  readonly version: ConflictChoice;
  readonly versions: ConflictVersions;
  readonly language: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One version of a field, as a radio button with what it holds. */
export function VersionChoice({ group, version, versions, language, isChosen, onChoose }: VersionChoiceProps) {
  return (
    <label className={choice} data-version={version}>
      <input type="radio" name={group} checked={isChosen} className={radio} onChange={onChoose} />
      <span className={choiceName}>{names[version]}</span>
      <span className={choiceWords}>
        {version === 'both' ? (
          bothWords[versions.kind]
        ) : (
          <VersionContent version={version} versions={versions} language={language} />
        )}
      </span>
    </label>
  );
}
