import { ExternalLink } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import type { IconName } from '../../primitives/Icon/icons';
import {
  count,
  flame,
  head,
  lamp,
  lamps,
  links,
  outside,
  panel,
  sentence,
  step,
  steps,
  stepWords,
  title,
} from './Confirmations.css';
import { stateMessages, type StateWords } from './messages';
import type { Web3PaymentValue } from './model';

const MOST_LAMPS = 12;

interface ConfirmationsProps {
  readonly payment: Web3PaymentValue;
  readonly words: StateWords;
}

/** How a transfer comes along: a lamp for each confirmation, and the three steps to the points. */
export function Confirmations({ payment, words }: ConfirmationsProps) {
  const { confirmations, confirmationsNeeded: needed, state } = payment;
  const id = useId();
  const { say, title: heading } = stateMessages[state];
  return (
    <section className={panel} aria-labelledby={id}>
      <div className={head}>
        <div role="status">
          <h2 id={id} className={title}>
            {heading}
          </h2>
          <p className={sentence}>{say(words)}</p>
        </div>
        {SHOWS_COUNT.has(state) && <Count confirmations={confirmations} needed={needed} />}
      </div>
      {needed !== null && SHOWS_COUNT.has(state) && <Lamps confirmations={confirmations} needed={needed} />}
      <Steps state={state} points={payment.points} />
      <Transfers transfers={[...payment.transfers, ...(payment.solana?.transfers ?? [])]} />
    </section>
  );
}

const SHOWS_COUNT: ReadonlySet<Web3PaymentValue['state']> = new Set(['waiting', 'seen', 'partial', 'paid', 'over']);

/** Links to a block explorer, which shows what the network knows of a transfer. */
function Transfers({ transfers }: Pick<Web3PaymentValue, 'transfers'>) {
  const shown = transfers.filter(({ url }) => url !== null);
  if (shown.length === 0) return null;
  return (
    <ul className={links}>
      {shown.map(({ network, transaction, url }) => (
        <li key={transaction}>
          <a href={url ?? undefined} target="_blank" rel="noreferrer" className={outside}>
            <span>
              <FormattedMessage
                id="web3.transfer.view"
                defaultMessage="View the transfer on {network}"
                description="Link to a block explorer, which shows a transfer on a blockchain; opens in a new tab"
                values={{ network: <bdi>{network}</bdi> }}
              />
            </span>
            <DrawnIcon drawing={ExternalLink} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Count({ confirmations, needed }: { readonly confirmations: number; readonly needed: number | null }) {
  return (
    <span className={count}>
      {needed === null ? (
        <FormattedMessage
          id="web3.confirmations.open"
          defaultMessage="{count, plural, one {# confirmation so far} other {# confirmations so far}}"
          description="How often the network has confirmed a transfer, where it is not known how often is enough"
          values={{ count: confirmations }}
        />
      ) : (
        <FormattedMessage
          id="web3.confirmations.of"
          defaultMessage="{needed, plural, one {{count, number} of # confirmation} other {{count, number} of # confirmations}}"
          description="How often the network has confirmed a transfer, and how often is enough"
          values={{ count: confirmations, needed }}
        />
      )}
    </span>
  );
}

function Lamps({ confirmations, needed }: { readonly confirmations: number; readonly needed: number }) {
  const total = Math.min(needed, MOST_LAMPS);
  const lit = Math.floor((confirmations / needed) * total);
  return (
    <div className={lamps} aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        <svg key={at} className={lamp} data-lit={at < lit || undefined} viewBox="0 0 24 32">
          <path d="M12 2v5M8 8h8v3H8zM6 11h12l3 6-4 8H7l-4-8zM8 26h8v4H8z" />
          {at < lit && <path className={flame} d="M12 14c2 2.4 3 3.6 3 5.2a3 3 0 0 1-6 0C9 17.6 10 16.4 12 14z" />}
        </svg>
      ))}
    </div>
  );
}

/** Which step is under way. */
const STEP_OF: Readonly<Record<Web3PaymentValue['state'], number>> = {
  waiting: 0,
  partial: 0,
  reversed: 0,
  closed: 0,
  seen: 1,
  paid: 3,
  over: 3,
};

function Steps({ points, state }: { readonly points: number; readonly state: Web3PaymentValue['state'] }) {
  const intl = useIntl();
  if (state === 'closed') return null;
  const now = STEP_OF[state];
  const stateAt = (at: number) => (at < now ? 'done' : at === now ? 'current' : 'ahead');
  return (
    <ol className={steps}>
      <Step
        icon="clock"
        state={stateAt(0)}
        name={intl.formatMessage({
          id: 'web3.step.waiting',
          defaultMessage: 'Waiting',
          description: 'First step of a crypto payment: nothing has arrived yet',
        })}
      >
        <FormattedMessage
          id="web3.step.waitingText"
          defaultMessage="You send the amount."
          description="Below the first step of a crypto payment"
        />
      </Step>
      <Step
        icon="search"
        state={stateAt(1)}
        name={intl.formatMessage({
          id: 'web3.step.seen',
          defaultMessage: 'Seen',
          description: 'Second step of a crypto payment: the transfer is on the network',
        })}
      >
        <FormattedMessage
          id="web3.step.seenText"
          defaultMessage="The network confirms it."
          description="Below the second step of a crypto payment"
        />
      </Step>
      <Step
        icon="success"
        state={stateAt(2)}
        name={intl.formatMessage({
          id: 'web3.step.final',
          defaultMessage: 'Final',
          description: 'Last step of a crypto payment: the transfer cannot be undone any more',
        })}
      >
        <FormattedMessage
          id="web3.step.finalText"
          defaultMessage="{points, plural, one {# point is added.} other {# points are added.}}"
          description="Below the last step of a crypto payment"
          values={{ points }}
        />
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
  readonly children: ReactNode;
}

function Step({ children, icon, name, state }: StepProps) {
  return (
    <li className={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <Icon name={state === 'done' ? 'check' : icon} />
      <div>
        <strong>{name}</strong>
        <p className={stepWords}>{children}</p>
      </div>
    </li>
  );
}
