import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { CoinStacks } from '../CoinStacks/CoinStacks';
import type { PackValue } from '../model';
import { formatMoney } from '../money';
import { detail, pack as packStyle, packPoints, packPrice, packs as packsStyle, packWords } from './Shop.css';

interface PackShelfProps {
  readonly packs: readonly PackValue[];
  /** What a reply in a chat costs; 0 leaves the comparison out. */
  readonly replyPoints: number;
  /** Where packs are bought. */
  readonly pricesHref: string;
}

/** The packs of points on one board; the price of each leads to where it is bought. */
export function PackShelf({ packs, replyPoints, pricesHref }: PackShelfProps) {
  return (
    <ul className={packsStyle}>
      {packs.map((pack, rank) => (
        <Pack key={pack.offerId} pack={pack} rank={rank} replyPoints={replyPoints} pricesHref={pricesHref} />
      ))}
    </ul>
  );
}

type PackProps = Omit<PackShelfProps, 'packs'> & { readonly pack: PackValue; readonly rank: number };

function Pack({ pack: { points, price }, rank, replyPoints, pricesHref }: PackProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <li className={packStyle}>
      <CoinStacks rank={rank} />
      <div className={packWords}>
        <h3 id={id} className={packPoints}>
          <FormattedMessage
            id="shop.points"
            defaultMessage="{points, plural, one {# point} other {# points}}"
            description="A number of points"
            values={{ points }}
          />
        </h3>
        {replyPoints > 0 && (
          <p className={detail}>
            <FormattedMessage
              id="shop.pack.replies"
              defaultMessage="{count, plural, one {About # reply} other {About # replies}}"
              description="Below a pack of points: how many chat replies it pays for"
              values={{ count: Math.floor(points / replyPoints) }}
            />
          </p>
        )}
      </div>
      <div className={packPrice}>
        <ButtonLink href={pricesHref} size="small" aria-describedby={id}>
          {formatMoney(intl, price)}
        </ButtonLink>
      </div>
    </li>
  );
}
