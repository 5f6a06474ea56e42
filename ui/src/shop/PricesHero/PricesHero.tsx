import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { InnerHero } from '../../explore/InnerHero/InnerHero';
import type { SceneValue } from '../../content/model';
import { Coin } from '../../primitives/Coin/Coin';
import { Link } from '../../primitives/Link/Link';
import { balance as balanceStyle, frame, label, plate } from './PricesHero.css';

interface PricesHeroProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly scene: SceneValue;
  /** Undefined while it is not known: its place is kept. */
  readonly balance: number | undefined;
  /** Where the points came from and went. */
  readonly ledgerHref: string;
  /** The page beside this one. */
  readonly neighbour?: { readonly href: string; readonly name: ReactNode };
}

/** The head of a page about points: the scene, and the balance that there is. */
export function PricesHero({ title, lead, scene, balance, ledgerHref, neighbour }: PricesHeroProps) {
  return (
    <div className={frame}>
      <InnerHero title={title} lead={lead} scene={scene} {...(neighbour && { neighbour })} />
      <Link href={ledgerHref} className={plate}>
        <Coin size="large" />
        <span>
          <span className={label}>
            <FormattedMessage
              id="shop.balance"
              defaultMessage="Your balance"
              description="Above the number of points that the reader has; leads to where they came from"
            />
          </span>
          <span className={balanceStyle} data-pending={balance === undefined || undefined}>
            {balance !== undefined && (
              <FormattedMessage
                id="shop.points"
                defaultMessage="{points, plural, one {# point} other {# points}}"
                description="A number of points"
                values={{ points: balance }}
              />
            )}
          </span>
        </span>
      </Link>
    </div>
  );
}
