import type { LedgerKind, ProductKind } from '@fabula/sdk/types';
import {
  ArrowLeftRight,
  BadgeCheck,
  CalendarHeart,
  Coins,
  Gift,
  MessageCircle,
  RotateCcw,
  Scale,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { cosmeticOf } from '../../cosmetics/cosmetic-of';
import { ProductName } from '../ProductCard/ProductName';
import type { LedgerEntryValue } from '../model';

type Subject = LedgerEntryValue['subject'];

interface EntryLabels {
  readonly drawing: LucideIcon;
  readonly words: (subject: Subject) => ReactNode;
}

const name = (characterName: string) => <bdi>{characterName}</bdi>;

const bought = {
  frame: (productName) => (
    <FormattedMessage
      id="shop.ledger.product"
      defaultMessage="Frame: {name}"
      description="A line of the ledger: a frame for the reader’s picture was bought with points; {name} is its name"
      values={{ name: productName }}
    />
  ),
  binding: (productName) => (
    <FormattedMessage
      id="shop.ledger.binding"
      defaultMessage="Binding: {name}"
      description="A line of the ledger: a binding for the reader’s books was bought with points; {name} is its name"
      values={{ name: productName }}
    />
  ),
  paper: (productName) => (
    <FormattedMessage
      id="shop.ledger.paper"
      defaultMessage="Paper: {name}"
      description="A line of the ledger: a paper for the reader’s chats was bought with points; {name} is its name"
      values={{ name: productName }}
    />
  ),
} as const satisfies Record<ProductKind, (productName: ReactNode) => ReactNode>;

const spent = ({ characterName, productId }: Subject) =>
  productId !== undefined ? (
    bought[cosmeticOf[productId].kind](<ProductName productId={productId} />)
  ) : characterName === undefined ? (
    <FormattedMessage
      id="shop.ledger.spent"
      defaultMessage="Spent"
      description="A line of the ledger: points for an act of which nothing more is known"
    />
  ) : (
    <FormattedMessage
      id="shop.ledger.reply"
      defaultMessage="Reply from {name}"
      description="A line of the ledger: points for an answer of a character"
      values={{ name: name(characterName) }}
    />
  );

const returned = ({ characterName }: Subject) =>
  characterName === undefined ? (
    <FormattedMessage
      id="shop.ledger.returned"
      defaultMessage="Returned unspent"
      description="A line of the ledger: points of an act that failed came back"
    />
  ) : (
    <FormattedMessage
      id="shop.ledger.replyReturned"
      defaultMessage="Returned: reply from {name}"
      description="A line of the ledger: an answer of a character failed, and its points came back"
      values={{ name: name(characterName) }}
    />
  );

const paidFor = ({ checkoutId, giftId }: Subject) => {
  if (giftId === undefined) {
    return (
      <FormattedMessage
        id="shop.ledger.purchase"
        defaultMessage="Purchase"
        description="A line of the ledger: a pack of points was paid"
      />
    );
  }
  return checkoutId === undefined ? (
    <FormattedMessage
      id="shop.ledger.gift"
      defaultMessage="Gift"
      description="A line of the ledger: points that another person gave to the reader"
    />
  ) : (
    <FormattedMessage
      id="shop.ledger.ownGift"
      defaultMessage="Your gift, kept or returned"
      description="A line of the ledger: points of a gift that the reader bought, and that they took or that was not accepted"
    />
  );
};

export const entryLabels: Readonly<Record<LedgerKind, EntryLabels>> = {
  'device-gift': {
    drawing: Gift,
    words: () => (
      <FormattedMessage
        id="shop.ledger.deviceGift"
        defaultMessage="Points to try it out"
        description="A line of the ledger: points that every new visitor gets"
      />
    ),
  },
  'account-gift': {
    drawing: Gift,
    words: () => (
      <FormattedMessage
        id="shop.ledger.accountGift"
        defaultMessage="Welcome gift"
        description="A line of the ledger: points that every new account gets"
      />
    ),
  },
  'moved-out': {
    drawing: ArrowLeftRight,
    words: () => (
      <FormattedMessage
        id="shop.ledger.movedOut"
        defaultMessage="Moved to your account"
        description="A line of a guest’s ledger: the points went to the account on signing in"
      />
    ),
  },
  'moved-in': {
    drawing: ArrowLeftRight,
    words: () => (
      <FormattedMessage
        id="shop.ledger.movedIn"
        defaultMessage="Moved from your guest visit"
        description="A line of the ledger: points that a guest had came to the account on signing in"
      />
    ),
  },
  'daily-bonus': {
    drawing: CalendarHeart,
    words: () => (
      <FormattedMessage
        id="shop.ledger.dailyBonus"
        defaultMessage="Daily reward"
        description="A line of the ledger: the points of a day"
      />
    ),
  },
  reserve: { drawing: MessageCircle, words: spent },
  release: { drawing: Undo2, words: returned },
  purchase: { drawing: Coins, words: paidFor },
  membership: {
    drawing: BadgeCheck,
    words: () => (
      <FormattedMessage
        id="shop.ledger.membership"
        defaultMessage="Membership, monthly points"
        description="A line of the ledger: a member’s monthly points"
      />
    ),
  },
  refund: {
    drawing: RotateCcw,
    words: () => (
      <FormattedMessage
        id="shop.ledger.refund"
        defaultMessage="Removed by a refund"
        description="A line of the ledger: the money of a purchase was given back, and its points taken"
      />
    ),
  },
  dispute: {
    drawing: Scale,
    words: () => (
      <FormattedMessage
        id="shop.ledger.dispute"
        defaultMessage="On hold: the payment is disputed"
        description="A line of the ledger: a buyer asks the money back through their bank, and the points rest"
      />
    ),
  },
  'bundle-bought': {
    drawing: Coins,
    words: () => (
      <FormattedMessage
        id="shop.ledger.bundle"
        defaultMessage="Story bundle"
        description="A line of the ledger: a bundle of stories was bought with points"
      />
    ),
  },
  'bundle-sold': {
    drawing: Coins,
    words: () => (
      <FormattedMessage
        id="shop.ledger.bundleSold"
        defaultMessage="Your share of a story bundle"
        description="A line of the ledger: a reader bought a bundle of the reader’s own stories"
      />
    ),
  },
  'bundle-refund': {
    drawing: RotateCcw,
    words: () => (
      <FormattedMessage
        id="shop.ledger.bundleRefund"
        defaultMessage="Story bundle refunded"
        description="A line of the ledger: the purchase of a bundle of stories was undone"
      />
    ),
  },
  'dispute-won': {
    drawing: Scale,
    words: () => (
      <FormattedMessage
        id="shop.ledger.disputeWon"
        defaultMessage="Returned: the dispute was settled"
        description="A line of the ledger: points of a disputed payment came back"
      />
    ),
  },
  'operator-grant': {
    drawing: Gift,
    words: () => (
      <FormattedMessage
        id="shop.ledger.operatorGrant"
        defaultMessage="From the operators of this site"
        description="A line of the ledger: points that the people who run the site gave to the account"
      />
    ),
  },
  'operator-taken': {
    drawing: Undo2,
    words: () => (
      <FormattedMessage
        id="shop.ledger.operatorTaken"
        defaultMessage="Taken back by the operators of this site"
        description="A line of the ledger: points that the people who run the site took back from the account"
      />
    ),
  },
};
