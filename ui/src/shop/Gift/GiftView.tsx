import type { GiftState } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Coin } from '../../primitives/Coin/Coin';
import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { acts, panel, sentence, title, words } from '../CheckoutOutcome/CheckoutOutcome.css';
import type { OpenedGiftValue } from '../model';
import { GiftScene } from './GiftScene';
import { AcceptedTermLine, GiftTermLine, OwnMembershipNote, termNames } from './GiftTermLine';
import { failed as failedStyle, note as noteStyle, points as pointsStyle, until, waiting } from './GiftView.css';

interface GiftViewProps {
  readonly gift: OpenedGiftValue;
  /** Whether the reader has an account, which accepting needs. */
  readonly isRegistered: boolean;
  readonly onAccept: () => void;
  readonly accepting: boolean;
  /** The gift could not be accepted. */
  readonly failed: boolean;
  /** Of the line of the ledger. */
  readonly ledgerHref: string;
  readonly exploreHref: string;
  /** Of the gifts that the reader has given. */
  readonly giftsHref: string;
}

/** What a person sees who opens the link to a gift: from whom it is, its note, what it holds, and the way to accept it. */
export function GiftView(props: GiftViewProps) {
  const { gift } = props;
  if (gift.accepted) return <Accepted {...props} />;
  if (gift.state !== 'ready') return <GiftClosed state={gift.state} exploreHref={props.exploreHref} />;
  return <Ready {...props} />;
}

function Ready({ gift, isRegistered, onAccept, accepting, failed, giftsHref }: GiftViewProps) {
  const { from, note, own, term, expiresAt } = gift;
  const ownUntil = term?.ownUntil ?? null;
  return (
    <section className={panel}>
      <GiftScene opened={false} />
      <div className={words}>
        <h1 className={title}>
          {from === null ? (
            <FormattedMessage
              id="gift.open.nameless"
              defaultMessage="A gift for you"
              description="Heading of the page on which a person opens a gift whose giver has no name"
            />
          ) : (
            <FormattedMessage
              id="gift.open.from"
              defaultMessage="A gift from {name}"
              description="Heading of the page on which a person opens a gift; {name} is who gave it"
              values={{ name: <bdi>{from}</bdi> }}
            />
          )}
        </h1>
        <p className={pointsStyle}>
          <Held gift={gift} />
        </p>
        {note !== null && (
          <blockquote dir="auto" className={noteStyle}>
            {note}
          </blockquote>
        )}
        <p className={sentence}>
          {own ? (
            <FormattedMessage
              id="gift.open.own"
              defaultMessage="You bought this gift. Send the link to someone, or keep it yourself."
              description="On the page of a gift, for the person who has bought it"
            />
          ) : (
            <What gift={gift} />
          )}
        </p>
        {term !== undefined && isRegistered && (
          <p className={sentence}>
            {ownUntil === null ? <GiftTermLine term={term} /> : <OwnMembershipNote until={ownUntil} />}
          </p>
        )}
        <div className={acts}>
          {own && (
            <ButtonLink href={giftsHref} tone="primary">
              <FormattedMessage
                id="gift.open.toLink"
                defaultMessage="Get the link"
                description="Link from a gift to the list of the gifts that the reader has bought, where its link is"
              />
            </ButtonLink>
          )}
          {ownUntil === null && (
            <Button tone={own ? 'secondary' : 'primary'} onClick={onAccept} busy={accepting} busyLabel={<Accepting />}>
              {acceptLabel(own, isRegistered)}
            </Button>
          )}
        </div>
        {failed && !accepting && (
          <p role="alert" className={failedStyle}>
            <FormattedMessage
              id="gift.open.failed"
              defaultMessage="The gift could not be accepted. Nothing was lost. Try again."
              description="On the page of a gift, after accepting it has failed"
            />
          </p>
        )}
        <p className={until}>
          <FormattedMessage
            id="gift.open.until"
            defaultMessage="It can be accepted until {date}."
            description="On the page of a gift: the last day on which it can be accepted"
            values={{ date: <FormattedDate value={expiresAt} dateStyle="long" timeZone="UTC" /> }}
          />
        </p>
      </div>
    </section>
  );
}

function acceptLabel(own: boolean, isRegistered: boolean): ReactNode {
  if (own) {
    return (
      <FormattedMessage
        id="gift.open.keep"
        defaultMessage="Keep the gift"
        description="Button on the page of a gift: the person who has bought it accepts it"
      />
    );
  }
  return isRegistered ? (
    <FormattedMessage
      id="gift.open.accept"
      defaultMessage="Accept the gift"
      description="Button that adds what a gift holds to the reader’s account"
    />
  ) : (
    <FormattedMessage
      id="gift.open.signIn"
      defaultMessage="Sign in to accept"
      description="Button on the page of a gift for a visitor who is not signed in"
    />
  );
}

function Accepting() {
  return (
    <FormattedMessage
      id="gift.open.accepting"
      defaultMessage="Accepting"
      description="On the button while a gift is being accepted"
    />
  );
}

/** What a gift holds. */
function Held({ gift: { period, points } }: Pick<GiftViewProps, 'gift'>) {
  if (period !== undefined) return termNames[period];
  return (
    <>
      <Coin size="small" />
      <Points points={points} />
    </>
  );
}

function What({ gift: { period, points } }: Pick<GiftViewProps, 'gift'>) {
  return period === undefined ? (
    <FormattedMessage
      id="gift.open.what"
      defaultMessage="Points pay for replies in chats and for your own moves in stories. They never expire."
      description="On the page of a gift: what the points are for"
    />
  ) : (
    <FormattedMessage
      id="gift.open.whatMembership"
      defaultMessage="{points, plural, one {# point} other {# points}} every month, and characters who remember more of a conversation. It is paid for and never renews."
      description="On the page of a gift: what a membership is"
      values={{ points }}
    />
  );
}

function Points({ points }: { readonly points: number }) {
  return (
    <FormattedMessage
      id="gift.points"
      defaultMessage="{points, plural, one {# point} other {# points}}"
      description="What a gift holds"
      values={{ points }}
    />
  );
}

function Accepted({ gift, exploreHref, ledgerHref }: GiftViewProps) {
  return (
    <section className={panel}>
      <GiftScene opened />
      <div className={words}>
        <div role="status">
          <h1 className={title}>
            {gift.period === undefined ? (
              <FormattedMessage
                id="gift.open.accepted"
                defaultMessage="The points are yours"
                description="Heading of the page of a gift after the reader has accepted it"
              />
            ) : (
              <FormattedMessage
                id="gift.open.acceptedMembership"
                defaultMessage="The membership is yours"
                description="Heading of the page of a gift after the reader has accepted it"
              />
            )}
          </h1>
          <p className={pointsStyle}>
            <Held gift={gift} />
          </p>
          {gift.term !== undefined && (
            <p className={sentence}>
              <AcceptedTermLine term={gift.term} />
            </p>
          )}
        </div>
        <div className={acts}>
          <ButtonLink href={exploreHref} tone="primary">
            <ToExplore />
          </ButtonLink>
          <ButtonLink href={ledgerHref}>
            <FormattedMessage
              id="gift.open.ledger"
              defaultMessage="See your points"
              description="Link from an accepted gift to the list of where points came from and went"
            />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function ToExplore() {
  return (
    <FormattedMessage
      id="gift.open.explore"
      defaultMessage="Find someone to talk to"
      description="Link from the page of a gift to the characters and stories"
    />
  );
}

const closed = {
  redeemed: {
    title: (
      <FormattedMessage
        id="gift.open.redeemed"
        defaultMessage="This gift was accepted"
        description="Heading of the page of a gift that another person has accepted"
      />
    ),
    sentence: (
      <FormattedMessage
        id="gift.open.redeemed.sentence"
        defaultMessage="Another account has it now. If you accepted it, sign in to that account."
        description="On the page of a gift that another person has accepted"
      />
    ),
  },
  returned: {
    title: (
      <FormattedMessage
        id="gift.open.returned"
        defaultMessage="This gift has expired"
        description="Heading of the page of a gift that was not accepted in time"
      />
    ),
    sentence: (
      <FormattedMessage
        id="gift.open.returned.sentence"
        defaultMessage="It was not accepted in time and went back to the person who gave it."
        description="On the page of a gift that was not accepted in time"
      />
    ),
  },
  refunded: {
    title: (
      <FormattedMessage
        id="gift.open.refunded"
        defaultMessage="This gift was withdrawn"
        description="Heading of the page of a gift whose buyer got the money back, or has asked for it"
      />
    ),
    sentence: (
      <FormattedMessage
        id="gift.open.refunded.sentence"
        defaultMessage="Its payment was refunded or is disputed, so it cannot be accepted."
        description="On the page of a gift whose buyer got the money back, or has asked for it"
      />
    ),
  },
  unknown: {
    title: (
      <FormattedMessage
        id="gift.open.unknown"
        defaultMessage="Gift not found"
        description="Heading of the page of a gift whose link opens nothing"
      />
    ),
    sentence: (
      <FormattedMessage
        id="gift.open.unknown.sentence"
        defaultMessage="Check that the link is complete, or ask the person who sent it to copy it again."
        description="On the page of a gift whose link opens nothing"
      />
    ),
  },
} as const satisfies Record<
  Exclude<GiftState, 'ready'> | 'unknown',
  { readonly title: ReactNode; readonly sentence: ReactNode }
>;

interface GiftClosedProps {
  /** Why it cannot be accepted; `unknown` where its link opens nothing. */
  readonly state: keyof typeof closed;
  readonly exploreHref: string;
}

/** A gift that cannot be accepted, and why. */
export function GiftClosed({ state, exploreHref }: GiftClosedProps) {
  return (
    <section className={panel}>
      <GiftScene opened />
      <div className={words}>
        <div role="status">
          <h1 className={title}>{closed[state].title}</h1>
          <p className={sentence}>{closed[state].sentence}</p>
        </div>
        <div className={acts}>
          <ButtonLink href={exploreHref}>
            <ToExplore />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The gift is being asked for. */
export function GiftSkeleton() {
  return (
    <section className={panel}>
      <LoadingNote />
      <GiftScene opened={false} />
      <Breath>
        <div className={waiting} />
      </Breath>
    </section>
  );
}
