import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../primitives/Link/Link';
import { SearchField } from '../primitives/SearchField/SearchField';
import type { PersonValue } from './model';
import { personStates } from './operator-words';
import { empty, facts, note, personRow, portrait, rowLink, rows, rowWords, said, tag } from './operator.css';

/** As long as an email address can be. */
const longestQuery = 254;

interface PeopleSearchProps {
  /** What was last asked. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Asks for accounts; Enter sends. */
export function PeopleSearch({ words, onSearch }: PeopleSearchProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(words);
  return (
    <SearchField
      label={intl.formatMessage({
        id: 'operator.people.search',
        defaultMessage: 'Find an account',
        description: 'Names the box in which an operator looks for an account',
      })}
      placeholder={intl.formatMessage({
        id: 'operator.people.placeholder',
        defaultMessage: 'Name, email address or account ID',
        description: 'In the empty box in which an operator looks for an account',
      })}
      maxLength={longestQuery}
      value={typed}
      onChange={setTyped}
      onSubmit={() => onSearch(typed.trim())}
      onClear={() => onSearch('')}
    />
  );
}

interface PeopleFoundProps {
  readonly people: readonly PersonValue[];
  /** Whether further accounts have such a name. */
  readonly more: boolean;
}

/** The accounts that were found. */
export function PeopleFound({ people, more }: PeopleFoundProps) {
  return (
    <>
      <ul className={rows}>
        {people.map(({ accountId, avatarUrl, balance, createdAt, href, state, userName }) => (
          <li key={accountId} className={personRow}>
            {avatarUrl === '' ? <span className={portrait} /> : <img src={avatarUrl} alt="" className={portrait} />}
            <span className={rowWords}>
              <Link href={href} className={rowLink}>
                {userName}
              </Link>
              <span className={facts}>
                <span className={tag} data-tone={state === 'active' ? 'good' : 'closed'}>
                  {personStates[state]}
                </span>
                <Registered at={createdAt} />
                <Balance points={balance} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more && (
        <p className={note}>
          <FormattedMessage
            id="operator.people.more"
            defaultMessage="Only the first {count, number} accounts are shown. Type more of the name."
            description="Below the accounts that were found, when further ones have such a name"
            values={{ count: people.length }}
          />
        </p>
      )}
    </>
  );
}

export function Registered({ at }: { readonly at: string }) {
  return (
    <span>
      <FormattedMessage
        id="operator.person.registered"
        defaultMessage="Registered {date}"
        description="When an account was made"
        values={{ date: <FormattedDate value={at} dateStyle="medium" /> }}
      />
    </span>
  );
}

export function Balance({ points }: { readonly points: number | undefined }) {
  if (points === undefined) return null;
  return (
    <span>
      <FormattedMessage
        id="operator.person.points"
        defaultMessage="{points, plural, one {# point} other {# points}}"
        description="How many points an account has"
        values={{ points }}
      />
    </span>
  );
}

/** Before anything was asked. */
export function PeopleStart() {
  return (
    <p className={note}>
      <FormattedMessage
        id="operator.people.start"
        defaultMessage="Accounts are found by the beginning of a name, a whole email address or an account ID."
        description="Below the empty box in which an operator looks for an account"
      />
    </p>
  );
}

/** No account matches. */
export function NoPeople({ words }: { readonly words: string }) {
  return (
    <div className={empty} role="status">
      <p className={said}>
        <FormattedMessage
          id="operator.people.none"
          defaultMessage="No account matches “{words}”."
          description="When an operator’s search finds no account; {words} is what was typed"
          values={{ words: <bdi>{words}</bdi> }}
        />
      </p>
    </div>
  );
}
