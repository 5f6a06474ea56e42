import type { Person } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { Link } from '../primitives/Link/Link';
import { actTitles } from './act-words';
import type { PersonAct } from './model';
import { Moment, personStates } from './operator-words';
import {
  acts,
  facts,
  heading,
  note,
  panel,
  personRow,
  plainLink,
  portrait,
  rowWords,
  said,
  section,
  tag,
  warning,
} from './operator.css';
import { Balance, Registered } from './PeopleView';

/** An account; without a balance in a place without points. */
export type SeenPerson = Omit<Person, 'balance'> & { readonly balance: number | undefined };

interface PersonViewProps {
  readonly person: SeenPerson;
  readonly backHref: string;
  /** Opens the dialog of an act. */
  readonly onAct: (act: PersonAct) => void;
  /** What operators did to this account. */
  readonly log: ReactNode;
}

/** What can be done to an account as it is now. */
function possible({ balance, isSelf, openSessions, state }: SeenPerson): readonly PersonAct[] {
  const points = balance === undefined ? [] : (['give', 'take'] as const);
  if (isSelf) return points;
  const suspension = state === 'suspended' ? (['lift'] as const) : (['suspend'] as const);
  return openSessions > 0 ? [...points, ...suspension, 'sign-out'] : [...points, ...suspension];
}

/** An account as operators see it, and what they can do. */
export function PersonView({ person, backHref, onAct, log }: PersonViewProps) {
  const {
    accountId,
    avatarUrl,
    balance,
    createdAt,
    isOperator,
    isSelf,
    motto,
    openSessions,
    state,
    suspension,
    userName,
  } = person;
  return (
    <div className={section}>
      <Link href={backHref} className={plainLink}>
        <FormattedMessage
          id="operator.person.back"
          defaultMessage="Find another account"
          description="Link from an account to the search of accounts"
        />
      </Link>
      <article className={panel}>
        <div className={personRow}>
          {avatarUrl === '' ? <span className={portrait} /> : <img src={avatarUrl} alt="" className={portrait} />}
          <span className={rowWords}>
            <h2 className={heading}>{userName}</h2>
            {motto !== '' && <span className={said}>{motto}</span>}
            <span className={facts}>
              <span className={tag} data-tone={state === 'active' ? 'good' : 'closed'}>
                {personStates[state]}
              </span>
              {isOperator && (
                <span className={tag}>
                  <FormattedMessage
                    id="operator.person.operator"
                    defaultMessage="Operator"
                    description="Beside the name of an account that may use the operators’ desk"
                  />
                </span>
              )}
            </span>
          </span>
        </div>
        {suspension !== null && (
          <div className={warning}>
            <span>
              <FormattedMessage
                id="operator.person.suspended"
                defaultMessage="Suspended until {date}"
                description="On the page of an account that may not write; {date} is a date and a time"
                values={{ date: <Moment at={suspension.until} /> }}
              />
            </span>
            <span dir="auto">{suspension.reason}</span>
          </div>
        )}
        <p className={facts}>
          <Registered at={createdAt} />
          <Balance points={balance} />
          <span>
            <FormattedMessage
              id="operator.person.sessions"
              defaultMessage="{count, plural, =0 {Not signed in} one {Signed in on # device} other {Signed in on # devices}}"
              description="On how many devices an account is signed in"
              values={{ count: openSessions }}
            />
          </span>
          <bdi>{accountId}</bdi>
        </p>
        <div className={acts}>
          {possible(person).map((act) => (
            <Button key={act} tone={act === 'suspend' ? 'danger' : 'secondary'} onClick={() => onAct(act)}>
              {actTitles[act]}
            </Button>
          ))}
        </div>
        {isSelf && (
          <p className={note}>
            <FormattedMessage
              id="operator.person.self"
              defaultMessage="This is your own account. Another operator can suspend it or sign it out."
              description="On the page of the operator’s own account"
            />
          </p>
        )}
      </article>
      <section className={section}>
        <h2 className={heading}>
          <FormattedMessage
            id="operator.person.acts"
            defaultMessage="What operators did"
            description="Heading over the acts of operators on an account"
          />
        </h2>
        {log}
      </section>
    </div>
  );
}
