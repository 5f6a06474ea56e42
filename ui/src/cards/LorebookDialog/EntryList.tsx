import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { partTitle } from '../looking-through.css';
import type { LorebookEntryValue, LorebookPreviewValue } from '../lorebook-model';
import {
  entries as entriesStyle,
  entry as entryStyle,
  entryText,
  entryTitle,
  hint,
  part,
  wakes,
} from './LorebookDialog.css';

function Wakes({ keys, wakes: when }: LorebookEntryValue) {
  if (when === 'always') {
    return (
      <FormattedMessage
        id="card.lorebook.wakesAlways"
        defaultMessage="Always active"
        description="Beside an entry of a lorebook that is in every prompt"
      />
    );
  }
  if (when === 'never') {
    return (
      <FormattedMessage
        id="card.lorebook.wakesNever"
        defaultMessage="Never active: switched off, empty or without a keyword"
        description="Beside an entry of a lorebook that no prompt will ever have"
      />
    );
  }
  return (
    <FormattedMessage
      id="card.lorebook.wakesByKey"
      defaultMessage="Keywords: {keys}"
      description="Beside an entry of a lorebook; {keys} are the words that wake it, as a list"
      values={{ keys: <bdi>{keys.join(' · ')}</bdi> }}
    />
  );
}

export function EntryList({ entries, entryCount }: Pick<LorebookPreviewValue, 'entries' | 'entryCount'>) {
  const id = useId();
  const more = entryCount - entries.length;
  return (
    <section className={part}>
      <h3 id={id} className={partTitle}>
        <FormattedMessage
          id="card.lorebook.entries"
          defaultMessage="Entries"
          description="Heading over the entries of a lorebook"
        />
      </h3>
      <ul className={entriesStyle} aria-labelledby={id}>
        {entries.map((entry, index) => (
          <li key={`${String(index)} ${entry.title}`} className={entryStyle}>
            {entry.title !== '' && (
              <span dir="auto" className={entryTitle}>
                {entry.title}
              </span>
            )}
            {entry.text !== '' && (
              <p dir="auto" className={entryText}>
                {entry.text}
              </p>
            )}
            <span className={wakes}>
              <Wakes {...entry} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={hint}>
          <FormattedMessage
            id="card.lorebook.moreEntries"
            defaultMessage="{count, plural, one {And one more.} other {And # more.}}"
            description="Below the first entries of a lorebook, for those that are not shown"
            values={{ count: more }}
          />
        </p>
      )}
    </section>
  );
}
