import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Coin } from '../../primitives/Coin/Coin';
import type { Account, RewardState, SignInWay } from '../model';
import { card, sentence, title } from './FootCard.css';

export interface RewardValue {
  readonly state: RewardState;
  readonly onOpen: () => void;
}

export interface FootCardProps {
  readonly account: Account['kind'];
  readonly signIn: SignInWay;
  /** Without it a registered account sees no card. */
  readonly reward?: RewardValue;
}

/** The card at the foot of the sidebar: the welcome gift for guests, where there is one, and today's reward for accounts. */
export function FootCard({ account, signIn, reward }: FootCardProps) {
  if (account === 'guest') return signIn.gift ? <GuestGift signIn={signIn} points={signIn.gift} /> : null;
  return reward === undefined ? null : <TodaysReward {...reward} />;
}

function GuestGift({ signIn, points }: Pick<FootCardProps, 'signIn'> & { readonly points: number }) {
  return (
    <section className={card} data-account="guest">
      <Coin />
      <h2 className={title}>
        <FormattedMessage
          id="shell.gift.title"
          defaultMessage="{points, number} free points"
          description="Title of the card that offers guests a welcome gift of points"
          values={{ points }}
        />
      </h2>
      <p className={sentence}>
        <FormattedMessage
          id="shell.gift.sentence"
          defaultMessage="A welcome gift for your new account."
          description="Below “80 free points”: guests get them by signing in for the first time"
        />
      </p>
      <ButtonLink href={signIn.href} onClick={signIn.onClick} fullWidth>
        <FormattedMessage id="shell.gift.signIn" defaultMessage="Sign in" description="Link to signing in" />
      </ButtonLink>
    </section>
  );
}

function TodaysReward({ state, onOpen }: RewardValue) {
  return (
    <section className={card}>
      <Coin />
      <h2 className={title}>
        <FormattedMessage
          id="shell.reward.title"
          defaultMessage="Today’s reward"
          description="Title of the card about the daily points"
        />
      </h2>
      {state === 'claimed' ? (
        <p className={sentence}>
          <FormattedMessage
            id="shell.reward.claimed"
            defaultMessage="Claimed. The next one is ready tomorrow."
            description="The daily points were claimed already"
          />
        </p>
      ) : (
        <>
          <p className={sentence}>
            <FormattedMessage
              id="shell.reward.waiting"
              defaultMessage="It is ready, today only."
              description="The daily points can be claimed"
            />
          </p>
          <Button fullWidth onClick={onOpen}>
            <FormattedMessage
              id="shell.reward.open"
              defaultMessage="See the reward"
              description="Button that opens the popup with the daily points"
            />
          </Button>
        </>
      )}
    </section>
  );
}
