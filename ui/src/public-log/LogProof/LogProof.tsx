import { ShieldCheck, ShieldQuestionMark, ShieldX, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import type { PublicLogProof } from '@fabula/sdk/types';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { kindIcons, kindNames, RecordNote, RecordTitle } from '../log-words';
import type { ProofState } from '../model';
import * as styles from './LogProof.css';

interface LogProofProps {
  readonly proof: PublicLogProof;
  readonly state: ProofState;
  readonly onCheck: () => void;
  readonly onDownload: () => void;
  /** The list without this entry. */
  readonly closeHref: string;
}

/** As many digits of a hash as tell it apart, in groups. */
const shortHash = (hash: string): string => hash.slice(0, 16).replaceAll(/.{4}(?=.)/g, '$& ');

/** An entry of the public log, and how its hash leads to the root that the server signed. */
export function LogProof({ proof, state, onCheck, onDownload, closeHref }: LogProofProps) {
  const { checkpoint, entry, path } = proof;
  const heading = useRef<HTMLHeadingElement>(null);
  // The entry was chosen in a list that may be far below it.
  useEffect(() => heading.current?.focus(), []);
  const valid = state === 'valid' ? '' : undefined;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <span className={styles.tag}>
          <DrawnIcon drawing={kindIcons[entry.record.kind]} size="small" />
          {kindNames[entry.record.kind]}
        </span>
        <span className={styles.tag}>
          <FormattedMessage
            id="publicLog.entry"
            defaultMessage="Entry {number, number}"
            description="Which entry of the public log it is; the first one is 1"
            values={{ number: entry.entryNumber }}
          />
        </span>
        <Link href={closeHref} className={styles.close}>
          <FormattedMessage
            id="publicLog.proof.close"
            defaultMessage="Close"
            description="Link that leaves one entry of the public log for the list"
          />
        </Link>
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <RecordTitle record={entry.record} />
      </h2>
      <dl className={styles.facts}>
        <dt className={styles.term}>
          <FormattedMessage
            id="publicLog.proof.recorded"
            defaultMessage="Recorded"
            description="Label of the time at which an entry came into the public log"
          />
        </dt>
        <dd className={styles.value}>
          <FormattedDate value={entry.recordedAt} dateStyle="long" timeStyle="long" timeZone="UTC" />
        </dd>
        {entry.record.kind !== 'release' && (
          <>
            <dt className={styles.term}>
              <FormattedMessage
                id="publicLog.proof.says"
                defaultMessage="It says"
                description="Label of what an entry of the public log says"
              />
            </dt>
            <dd className={styles.value}>
              <RecordNote record={entry.record} />
            </dd>
          </>
        )}
      </dl>
      <section className={styles.proof}>
        <h3 className={styles.proofTitle}>
          <FormattedMessage
            id="publicLog.proof.title"
            defaultMessage="From this entry to the signed root"
            description="Heading above the hashes that lead from an entry to the root of the tree"
          />
        </h3>
        <ol className={styles.steps}>
          <Step hash={entry.hash} isEnd valid={valid}>
            <FormattedMessage
              id="publicLog.proof.entry"
              defaultMessage="Hash of the entry"
              description="The first of the hashes that lead to the root"
            />
          </Step>
          {path.map((hash) => (
            <Step key={hash} hash={hash}>
              <FormattedMessage
                id="publicLog.proof.neighbour"
                defaultMessage="With its neighbour"
                description="One of the hashes that lead to the root: the hash so far is hashed together with this one"
              />
            </Step>
          ))}
          <Step hash={checkpoint.rootHash} isEnd valid={valid}>
            <FormattedMessage
              id="publicLog.proof.root"
              defaultMessage="Root of {size, plural, one {# entry} other {# entries}}"
              description="The last hash: the root of the tree of all entries, which the server signed"
              values={{ size: checkpoint.size }}
            />
          </Step>
        </ol>
      </section>
      <output>{outcomes[state]}</output>
      <div className={styles.acts}>
        <Button
          tone="primary"
          onClick={onCheck}
          busy={state === 'checking'}
          busyLabel={
            <FormattedMessage
              id="publicLog.proof.checking"
              defaultMessage="Checking"
              description="On the button while the browser checks a proof"
            />
          }
        >
          <FormattedMessage
            id="publicLog.proof.check"
            defaultMessage="Check in my browser"
            description="Button: the browser computes the hashes and checks the signature"
          />
        </Button>
        <Button onClick={onDownload}>
          <FormattedMessage
            id="publicLog.proof.download"
            defaultMessage="Download the proof"
            description="Button that saves an entry with its proof as a file"
          />
        </Button>
      </div>
      <p className={styles.caution}>
        <FormattedMessage
          id="publicLog.proof.caution"
          defaultMessage="The proof shows that this entry is in the log as it was recorded. It does not show that what it says is true."
          description="Below the proof of an entry"
        />
      </p>
    </article>
  );
}

/** An address that names an entry which the log does not have. */
export function NoSuchEntry({ closeHref }: Pick<LogProofProps, 'closeHref'>) {
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <FormattedMessage
          id="publicLog.proof.absent"
          defaultMessage="The log has no such entry"
          description="In the place of an entry of the public log that does not exist"
        />
      </h2>
      <Link href={closeHref}>
        <FormattedMessage
          id="publicLog.none.all"
          defaultMessage="Show all entries"
          description="Clears the search in the public log"
        />
      </Link>
    </div>
  );
}

interface StepProps {
  readonly hash: string;
  readonly isEnd?: boolean;
  readonly valid?: '' | undefined;
  readonly children: ReactNode;
}

function Step({ hash, isEnd = false, valid, children }: StepProps) {
  return (
    <li className={styles.step} data-end={isEnd ? '' : undefined} data-valid={valid}>
      {children}
      <code dir="ltr" title={hash}>
        {shortHash(hash)}
      </code>
    </li>
  );
}

interface OutcomeProps {
  readonly outcome: 'failed' | 'unknown' | 'valid';
  readonly sign: LucideIcon;
  readonly children: ReactNode;
}

function Outcome({ outcome, sign, children }: OutcomeProps) {
  return (
    <p className={styles.outcome} data-outcome={outcome}>
      <DrawnIcon drawing={sign} />
      <span>{children}</span>
    </p>
  );
}

const outcomes = {
  unchecked: null,
  checking: null,
  valid: (
    <Outcome outcome="valid" sign={ShieldCheck}>
      <FormattedMessage
        id="publicLog.proof.valid"
        defaultMessage="The proof is valid: the hashes lead to the root, and the server signed it."
        description="The browser has checked a proof"
      />
    </Outcome>
  ),
  entry: (
    <Outcome outcome="failed" sign={ShieldX}>
      <FormattedMessage
        id="publicLog.proof.badEntry"
        defaultMessage="The proof does not hold: the entry is not what was hashed."
        description="The browser has checked a proof"
      />
    </Outcome>
  ),
  path: (
    <Outcome outcome="failed" sign={ShieldX}>
      <FormattedMessage
        id="publicLog.proof.badPath"
        defaultMessage="The proof does not hold: the hashes do not lead to the root."
        description="The browser has checked a proof"
      />
    </Outcome>
  ),
  signature: (
    <Outcome outcome="failed" sign={ShieldX}>
      <FormattedMessage
        id="publicLog.proof.badSignature"
        defaultMessage="The proof does not hold: the server did not sign this root."
        description="The browser has checked a proof"
      />
    </Outcome>
  ),
  unsupported: (
    <Outcome outcome="unknown" sign={ShieldQuestionMark}>
      <FormattedMessage
        id="publicLog.proof.unsupported"
        defaultMessage="This browser cannot check signatures here. Download the log and check it with the command below."
        description="A proof cannot be checked in this browser"
      />
    </Outcome>
  ),
} as const satisfies Record<ProofState, ReactNode>;
