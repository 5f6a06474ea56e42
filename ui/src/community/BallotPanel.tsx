import { useId } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';

import type { BallotReceipt, Proposal } from '@fabula/sdk/types';

import { Button } from '../primitives/Button/Button';
import { checkbox, radio } from '../primitives/Choice/choice.css';
import { Link } from '../primitives/Link/Link';
import { TextButton } from '../primitives/TextButton/TextButton';
import * as styles from './community.css';
import { Moment } from './community-words';
import { signWithWallet } from './signing/signing-words';
import { WalletAddress } from './signing/WalletAddress';

export interface BallotPanelProps {
  readonly proposal: Proposal;
  /** Places of the options that are chosen now; undefined before anything is. */
  readonly choices: readonly number[] | undefined;
  readonly onChoose: (choices: readonly number[]) => void;
  readonly onCast: () => void;
  /** Asks for the signature of a wallet. */
  readonly onSign: () => void;
  readonly casting: boolean;
  readonly failed: boolean;
  /** The ballot that counts. */
  readonly receipt: BallotReceipt | null;
  readonly entryHref: string;
  readonly onDownload: () => void;
}

/** The ballot of an account that may vote, and its receipt. */
export function BallotPanel(props: BallotPanelProps) {
  const { proposal, choices, onChoose, onCast, onSign, casting, failed, receipt } = props;
  const isSingle = proposal.method === 'single';
  const name = useId();
  return (
    <section className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onCast();
        }}
      >
        <fieldset className={styles.group} disabled={casting}>
          <legend className={styles.legend}>
            {isSingle ? (
              <FormattedMessage
                id="community.ballot.single"
                defaultMessage="Your ballot: choose one option"
                description="Above the options of a ballot"
              />
            ) : (
              <FormattedMessage
                id="community.ballot.approval"
                defaultMessage="Your ballot: choose every option that you accept"
                description="Above the options of a ballot"
              />
            )}
          </legend>
          {proposal.options.map((option, place) => (
            <label key={option} className={styles.option}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                className={isSingle ? radio : checkbox}
                checked={choices?.includes(place) ?? false}
                onChange={() => onChoose(isSingle ? [place] : toggled(choices ?? [], place))}
              />
              <span className={styles.optionWords} dir="auto">
                {option}
              </span>
            </label>
          ))}
          <label className={styles.option}>
            <input
              type="radio"
              name={isSingle ? name : `${name}-none`}
              className={radio}
              checked={choices?.length === 0}
              onChange={() => onChoose([])}
            />
            <span className={styles.optionWords}>
              <FormattedMessage
                id="community.ballot.abstain"
                defaultMessage="Abstain: counts for the quorum, and for no option"
                description="The last choice of a ballot"
              />
            </span>
          </label>
        </fieldset>
        {failed && (
          <p role="alert" className={styles.problem}>
            <FormattedMessage
              id="community.ballot.failed"
              defaultMessage="Your ballot was not taken. Your choice is still here: try again."
              description="A ballot could not be cast"
            />
          </p>
        )}
        <div className={styles.acts}>
          <Button
            tone="primary"
            type="submit"
            disabled={choices === undefined}
            busy={casting}
            busyLabel={
              <FormattedMessage
                id="community.ballot.casting"
                defaultMessage="Casting"
                description="On the button while a ballot is cast"
              />
            }
          >
            {receipt === null ? (
              <FormattedMessage
                id="community.ballot.cast"
                defaultMessage="Cast my ballot"
                description="Button: votes on a proposal"
              />
            ) : (
              <FormattedMessage
                id="community.ballot.replace"
                defaultMessage="Replace my ballot"
                description="Button: votes again; the last ballot counts"
              />
            )}
          </Button>
          <Button disabled={choices === undefined || casting} onClick={onSign}>
            {signWithWallet}
          </Button>
        </div>
        <p className={styles.note}>
          <FormattedMessage
            id="community.ballot.ways"
            defaultMessage="Without a wallet your ballot shows only a tag. A signature proves more, and makes the address of the wallet public."
            description="Below the two buttons that cast a ballot, without and with a crypto wallet"
          />
        </p>
      </form>
      <output className={styles.news}>{receipt !== null && <Receipt {...props} receipt={receipt} />}</output>
    </section>
  );
}

const toggled = (choices: readonly number[], place: number): readonly number[] =>
  choices.includes(place)
    ? choices.filter((one) => one !== place)
    : [...choices, place].toSorted((one, other) => one - other);

type ReceiptProps = Pick<BallotPanelProps, 'entryHref' | 'onDownload' | 'proposal'> & {
  readonly receipt: BallotReceipt;
};

/** What the server signed about a ballot. */
export function Receipt({ proposal, receipt, entryHref, onDownload }: ReceiptProps) {
  const { castAt, choices, entryNumber, signer } = receipt;
  return (
    <div className={styles.receipt}>
      <span className={styles.strong}>
        {choices.length === 0 ? (
          <FormattedMessage
            id="community.receipt.abstained"
            defaultMessage="You abstained"
            description="What the reader’s ballot says"
          />
        ) : (
          <FormattedMessage
            id="community.receipt.chosen"
            defaultMessage="You voted for: {choices}"
            description="What the reader’s ballot says; {choices} are options"
            values={{
              choices: (
                <FormattedList type="conjunction" value={choices.map((place) => proposal.options[place] ?? '')} />
              ),
            }}
          />
        )}
      </span>
      <span>
        <FormattedMessage
          id="community.receipt.signed"
          defaultMessage="The server took this ballot on {time} and signed a receipt."
          description="Below what the reader’s ballot says; {time} is a date and a time"
          values={{ time: <Moment at={castAt} /> }}
        />
      </span>
      {signer !== null && (
        <span>
          <FormattedMessage
            id="community.receipt.wallet"
            defaultMessage="{isPublic, select, true {Signed with the wallet {address}, which is public in the file of this vote.} other {Signed with the wallet {address}, which becomes public when the vote has ended.}}"
            description="Below what the reader’s ballot says; {address} is a shortened address"
            values={{
              isPublic: String(proposal.tally !== null),
              address: <WalletAddress address={signer.address} />,
            }}
          />
        </span>
      )}
      <span className={styles.acts}>
        <Link href={entryHref} className={styles.link}>
          <FormattedMessage
            id="community.receipt.entry"
            defaultMessage="Entry {number, number} of the public log"
            description="Link to the entry of a ballot or a count in the public log"
            values={{ number: entryNumber }}
          />
        </Link>
        <TextButton onClick={onDownload}>
          <FormattedMessage
            id="community.receipt.download"
            defaultMessage="Download the receipt"
            description="Saves the receipt of a ballot as a file"
          />
        </TextButton>
      </span>
    </div>
  );
}
