import { FormattedMessage } from 'react-intl';

import type { ConflictVersions } from '../model';
import { ComparedText } from './ComparedText';
import { entries, entry, none, portrait } from './DraftConflict.css';

const empty = (
  <span className={none}>
    <FormattedMessage
      id="draft.conflict.empty"
      defaultMessage="Empty"
      description="In place of a version of a field that has nothing in it"
    />
  </span>
);

interface VersionContentProps {
  readonly version: 'mine' | 'theirs';
  readonly versions: ConflictVersions;
  /** BCP 47 tag of the texts. */
  readonly language: string;
}

/** What one of two versions of a field holds, with a mark on what the other does not have. */
export function VersionContent({ version, versions, language }: VersionContentProps) {
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
