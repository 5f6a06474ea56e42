import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SigningProblem } from './model';

export const signWithWallet = (
  <FormattedMessage
    id="community.sign"
    defaultMessage="Sign with a wallet"
    description="Button beside the one that casts a ballot: a crypto wallet signs it"
  />
);

export const problems = {
  declined: (
    <FormattedMessage
      id="community.sign.declined"
      defaultMessage="You declined in your wallet. Nothing was sent, and your choice is still here."
      description="After the owner of a wallet declined to connect it or to sign a ballot"
    />
  ),
  'no-account': (
    <FormattedMessage
      id="community.sign.noAccount"
      defaultMessage="Your wallet gave no account. Unlock it, then try again."
      description="After a wallet that is locked or empty was asked to sign a ballot"
    />
  ),
  'wrong-signature': (
    <FormattedMessage
      id="community.sign.wrong"
      defaultMessage="The signature does not match this ballot, so it was not cast. Try again. Wallets that are contracts cannot sign here."
      description="After the server refused the signature of a wallet"
    />
  ),
  used: (
    <FormattedMessage
      id="community.sign.used"
      defaultMessage="This wallet has already signed for another account on this proposal. Use another wallet, or vote without one."
      description="After the server refused a wallet that had signed for another account"
    />
  ),
  closed: (
    <FormattedMessage
      id="community.sign.closed"
      defaultMessage="Your ballot was not cast: the vote has ended, or you have voted as often as is possible."
      description="After the server refused a ballot that a wallet had signed"
    />
  ),
  failed: (
    <FormattedMessage
      id="community.ballot.failed"
      defaultMessage="Your ballot was not taken. Your choice is still here: try again."
      description="A ballot could not be cast"
    />
  ),
} as const satisfies Record<SigningProblem, ReactNode>;

/** What a signature makes public, and what it proves. */
export const consequences = [
  <FormattedMessage
    key="costs"
    id="community.sign.costs"
    defaultMessage="Your wallet shows your vote and asks you to sign it. This costs nothing and moves no funds."
    description="In the dialog before a wallet signs a ballot"
  />,
  <FormattedMessage
    key="public"
    id="community.sign.public"
    defaultMessage="<strong>The address of your wallet becomes public.</strong> When the vote has ended, it is in the file of the vote beside your ballot, for everyone and for good, also after you delete your account. Anyone who knows that the address is yours knows how you voted."
    description="In the dialog before a wallet signs a ballot"
    values={{ strong: (chunks) => <strong key="strong">{chunks}</strong> }}
  />,
  <FormattedMessage
    key="proves"
    id="community.sign.proves"
    defaultMessage="The signature proves that the owner of this address chose this option: no one else can have made this ballot, not even this server."
    description="In the dialog before a wallet signs a ballot"
  />,
  <FormattedMessage
    key="not"
    id="community.sign.not"
    defaultMessage="It does not prove who you are or that you have only one account. It does not stop a later ballot without a signature from replacing this one, but everyone could see that."
    description="In the dialog before a wallet signs a ballot"
  />,
  <FormattedMessage
    key="once"
    id="community.sign.once"
    defaultMessage="A wallet can sign for one account on each proposal. Without a wallet your vote counts just as much, and your ballot shows only a tag."
    description="In the dialog before a wallet signs a ballot"
  />,
] as const satisfies readonly ReactNode[];
