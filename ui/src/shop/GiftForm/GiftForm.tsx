import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { TextArea } from '../../primitives/TextField/TextArea';
import { TextField } from '../../primitives/TextField/TextField';
import { heading, lead, page } from '../Gifts/Gifts.css';
import { formatMoney } from '../money';
import type { OffersValue } from '../model';
import { PaymentMethods } from '../PaymentMethods/PaymentMethods';
import { CheckoutNotOpened, LocalCheckoutNote, ShopClosedNote } from '../ShopNotices/ShopNotices';
import { StartingCheckout } from '../ShopNotices/StartingCheckout';
import { choice, form, hint, legend, problem as problemStyle } from './GiftForm.css';
import { GiftChoice } from './GiftChoice';

/** What its giver has filled in. */
export interface GiftDraft {
  readonly offerId: string;
  readonly way: 'link' | 'mail';
  readonly email: string;
  /** UTC day, such as `2026-12-24`; empty for at once. */
  readonly deliverOn: string;
  readonly note: string;
}

/** Why the server refused a gift. */
export type GiftProblem = 'email' | 'deliverOn' | 'note' | 'tooMany' | 'notOpened';

export const mostNoteLetters = 500;

interface GiftFormProps {
  readonly offers: Pick<OffersValue, 'packs' | 'memberships' | 'payment' | 'methods'>;
  /** Whether the server sends mails. */
  readonly byMail: boolean;
  readonly draft: GiftDraft;
  readonly onChange: (change: Partial<GiftDraft>) => void;
  readonly method: string | undefined;
  readonly onMethod: (method: string) => void;
  /** The first and the last day that can be chosen. */
  readonly days: { readonly first: string; readonly last: string };
  readonly problem: GiftProblem | undefined;
  readonly onPay: () => void;
  readonly starting: boolean;
}

/** The form that begins a gift: which pack or membership, how it reaches its receiver, a note, and its price on the button. */
export function GiftForm(props: GiftFormProps) {
  const { offers, byMail, draft, onChange, method, onMethod, problem, onPay, starting } = props;
  const intl = useIntl();
  const membership = offers.memberships.find(({ offerId }) => offerId === draft.offerId);
  const chosen = membership ?? offers.packs.find(({ offerId }) => offerId === draft.offerId);
  const methods = offers.methods.filter(({ memberships }) => membership === undefined || memberships);
  const isClosed = offers.payment === null;
  return (
    <div className={page}>
      <h1 className={heading}>
        <FormattedMessage
          id="gift.new.title"
          defaultMessage="Give a gift"
          description="Heading of the page on which a gift is bought"
        />
      </h1>
      <p className={lead}>
        <FormattedMessage
          id="gift.new.lead"
          defaultMessage="The account that accepts the gift has it. Until then you can withdraw from the order within 14 days, and after a year it comes back to you."
          description="Below the heading of the page on which a gift is bought"
        />
      </p>
      {problem === 'notOpened' && !starting && <CheckoutNotOpened />}
      {isClosed && <ShopClosedNote />}
      {offers.payment === 'local' && <LocalCheckoutNote />}
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onPay();
        }}
      >
        <GiftChoice offers={offers} offerId={draft.offerId} onOffer={(offerId) => onChange({ offerId })} />
        {byMail && <Way {...props} />}
        {draft.way === 'link' || !byMail ? (
          <p className={hint}>
            <FormattedMessage
              id="gift.new.linkNote"
              defaultMessage="After paying you get a link to pass on."
              description="Below the choice of how a gift reaches its receiver, when that is by link"
            />
          </p>
        ) : (
          <Mail {...props} />
        )}
        <Note {...props} />
        {methods.length > 1 && <PaymentMethods methods={methods} method={method} onMethod={onMethod} />}
        {problem === 'tooMany' && (
          <p role="alert" className={problemStyle}>
            <FormattedMessage
              id="gift.new.tooMany"
              defaultMessage="You have sent many gifts by mail today. Try again tomorrow, or choose a link."
              description="Below the form of a gift, when its giver has sent too many mails in a day"
            />
          </p>
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          fullWidth
          disabled={isClosed || chosen === undefined}
          busy={starting}
          busyLabel={<StartingCheckout />}
        >
          <FormattedMessage
            id="gift.new.pay"
            defaultMessage="Pay {price}"
            description="Button that opens the payment of a gift; {price} is an amount of money"
            values={{ price: chosen === undefined ? '' : formatMoney(intl, chosen.price) }}
          />
        </Button>
      </form>
    </div>
  );
}

function Way({ draft, onChange }: GiftFormProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'gift.new.way',
    defaultMessage: 'How it gets there',
    description: 'Names the choice of how a gift reaches its receiver',
  });
  return (
    <div className={choice}>
      <span aria-hidden="true" className={legend}>
        {label}
      </span>
      <SegmentedControl
        label={label}
        value={draft.way}
        onChange={(way) => onChange({ way })}
        options={[
          {
            value: 'link',
            label: (
              <FormattedMessage
                id="gift.new.byLink"
                defaultMessage="By link"
                description="A way in which a gift reaches its receiver"
              />
            ),
          },
          {
            value: 'mail',
            label: (
              <FormattedMessage
                id="gift.new.byMail"
                defaultMessage="By mail"
                description="A way in which a gift reaches its receiver"
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function Mail({ draft, onChange, days, problem }: GiftFormProps) {
  return (
    <>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={draft.email}
        onChange={(email) => onChange({ email })}
        label={
          <FormattedMessage
            id="gift.new.email"
            defaultMessage="Their email address"
            description="Label of the field for the address to which a gift is mailed"
          />
        }
        error={
          problem === 'email' ? (
            <FormattedMessage
              id="gift.new.emailWrong"
              defaultMessage="Enter a valid email address."
              description="At the address to which a gift is mailed, when it is none"
            />
          ) : undefined
        }
      />
      <TextField
        type="date"
        min={days.first}
        max={days.last}
        value={draft.deliverOn}
        onChange={(deliverOn) => onChange({ deliverOn })}
        label={
          <FormattedMessage
            id="gift.new.day"
            defaultMessage="Day of the mail (optional)"
            description="Label of the field for the day on which a gift is mailed"
          />
        }
        note={
          <FormattedMessage
            id="gift.new.dayNote"
            defaultMessage="In UTC. Without a day it is sent as soon as you have paid."
            description="Below the field for the day on which a gift is mailed"
          />
        }
        error={
          problem === 'deliverOn' ? (
            <FormattedMessage
              id="gift.new.dayWrong"
              defaultMessage="Choose a day from today on, at most a year ahead."
              description="At the day on which a gift is mailed, when it cannot be that day"
            />
          ) : undefined
        }
      />
    </>
  );
}

function Note({ draft, onChange, problem }: GiftFormProps) {
  const intl = useIntl();
  return (
    <TextArea
      dir="auto"
      rows={4}
      maxLength={mostNoteLetters}
      value={draft.note}
      onChange={(note) => onChange({ note })}
      label={
        <FormattedMessage
          id="gift.new.note"
          defaultMessage="A note (optional)"
          description="Label of the field for the words that go with a gift"
        />
      }
      counter={`${intl.formatNumber(draft.note.length)} / ${intl.formatNumber(mostNoteLetters)}`}
      error={
        problem === 'note' ? (
          <FormattedMessage
            id="gift.new.noteRefused"
            defaultMessage="This note cannot be sent. Notes follow our content rules, and those in a mail have no web addresses."
            description="At the note of a gift, when it was refused"
          />
        ) : undefined
      }
    />
  );
}
