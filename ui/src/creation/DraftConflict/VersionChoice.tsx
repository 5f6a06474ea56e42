import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { radio } from '../../primitives/Choice/choice.css';
import type { ConflictChoice, ConflictVersions } from '../model';
import { ComparedText } from './ComparedText';
import { choice, choiceName, choiceWords, entries, entry, none, portrait } from './DraftConflict.css';

const names: Readonly<Record<ConflictChoice, ReactNode>> = {
  mine: (
    <FormattedMessage
      id="draft.conflict.mine"
      defaultMessage="From here"
      description="The version of a field that was written on this device"
    />
  ),
  theirs: (
    <FormattedMessage
      id="draft.conflict.theirs"
      defaultMessage="From the other place"
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
      defaultMessage="Both texts in one, with nothing left out"
      description="What keeping both versions of a text means"
    />
  ),
  entries: (
    <FormattedMessage
      id="draft.conflict.bothLists"
      defaultMessage="The entries of both"
      description="What keeping both versions of a list means"
    />
  ),
  picture: null,
  choice: null,
} as const satisfies Record<ConflictVersions['kind'], ReactNode>;

const empty = (
  <span className={none}>
    <FormattedMessage
      id="draft.conflict.empty"
      defaultMessage="Empty"
      description="In place of a version of a field that has nothing in it"
    />
  </span>
);

interface VersionChoiceProps {
  /** What the radio buttons of a field have in common. */
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
          <Version version={version} versions={versions} language={language} />
        )}
      </span>
    </label>
  );
}

interface VersionProps extends Pick<VersionChoiceProps, 'versions' | 'language'> {
  readonly version: 'mine' | 'theirs';
}

function Version({ version, versions, language }: VersionProps) {
  if (versions.kind === 'text') {
    return versions[version] === '' ? empty : <ComparedText {...versions} version={version} language={language} />;
  }
  if (versions.kind === 'picture') {
    return <img className={portrait} src={versions[version]} alt="" width={600} height={800} decoding="async" />;
  }
  if (versions.kind === 'choice') return versions[version];
  if (versions[version].length === 0) return empty;
  const other = versions[version === 'mine' ? 'theirs' : 'mine'];
  return (
    <span className={entries}>
      {versions[version].map((words) => (
        <span key={words} dir="auto" className={entry} data-differs={!other.includes(words) || undefined}>
          {words}
        </span>
      ))}
    </span>
  );
}
