import type { ProductId } from '@fabula/sdk/types';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SectionHeading } from '../../layout/SectionHeading/SectionHeading';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { OffersValue, Ownership, ProductValue } from '../model';
import { ProductShelf } from '../ProductCard/ProductShelf';
import { MembershipCard } from './MembershipCard';
import { PackShelf } from './PackShelf';
import { choice, none, pair, single } from './Shop.css';

/** The shelf that is shown, or all of them. */
export type ShelfChoice = 'all' | 'points' | 'membership' | 'frames';

interface ShopViewProps {
  readonly offers: Pick<OffersValue, 'packs' | 'memberships' | 'acts'>;
  readonly frames: readonly ProductValue[];
  readonly shelf: ShelfChoice;
  readonly onShelf: (shelf: ShelfChoice) => void;
  readonly ownershipOf: (productId: ProductId) => Ownership;
  readonly hrefOf: (productId: ProductId) => string;
  /** Addresses of portraits that the frames are shown around, in turn. */
  readonly portraits: readonly string[];
  readonly pricesHref: string;
  readonly upgradeHref: string;
  /** The way to the cart. */
  readonly cart?: ReactNode;
}

/** The shelves of the shop: packs of points and the membership, which are bought on their own pages, and frames. */
export function ShopView(props: ShopViewProps) {
  const { offers, frames, shelf, onShelf, ownershipOf, hrefOf, portraits, pricesHref, upgradeHref, cart } = props;
  const intl = useIntl();
  const [packsId, membershipId, framesId] = [useId(), useId(), useId()];
  const [membership] = offers.memberships;
  const titles = {
    points: intl.formatMessage({
      id: 'shop.packs.title',
      defaultMessage: 'Points',
      description: 'Heading on the page of prices, above the packs of points',
    }),
    membership: intl.formatMessage({
      id: 'shop.membership.title',
      defaultMessage: 'Membership',
      description: 'Heading on the page of prices, above the memberships',
    }),
    frames: intl.formatMessage({
      id: 'shop.frames.title',
      defaultMessage: 'Frames',
      description:
        'Heading in the shop, above frames for the reader’s picture, and their name in the choice of shelves',
    }),
  };
  const shows = (one: ShelfChoice) => shelf === 'all' || shelf === one;
  const hasPacks = shows('points') && offers.packs.length > 0;
  const hasMembership = shows('membership') && membership !== undefined;
  const replyPoints = offers.acts.find(({ act }) => act === 'chat-reply')?.points ?? 0;
  return (
    <>
      <div className={choice}>
        <SegmentedControl
          label={intl.formatMessage({
            id: 'shop.shelves.label',
            defaultMessage: 'Shelves',
            description: 'Names the choice of what the shop shows',
          })}
          value={shelf}
          onChange={onShelf}
          options={[
            {
              value: 'all',
              label: (
                <FormattedMessage
                  id="shop.shelves.all"
                  defaultMessage="All"
                  description="In the choice of what the shop shows: all shelves"
                />
              ),
            },
            { value: 'points', label: titles.points },
            { value: 'membership', label: titles.membership },
            { value: 'frames', label: titles.frames },
          ]}
        />
      </div>
      {(hasPacks || hasMembership) && (
        <div className={hasPacks && hasMembership ? pair : single}>
          {hasPacks && (
            <section aria-labelledby={packsId}>
              <SectionHeading id={packsId} title={titles.points} seeAllHref={pricesHref} />
              <PackShelf packs={offers.packs} replyPoints={replyPoints} pricesHref={pricesHref} />
              {cart}
            </section>
          )}
          {hasMembership && (
            <section aria-labelledby={membershipId}>
              <SectionHeading id={membershipId} title={titles.membership} />
              <MembershipCard offer={membership} upgradeHref={upgradeHref} />
            </section>
          )}
        </div>
      )}
      {shows('frames') && (
        <section aria-labelledby={framesId}>
          <SectionHeading
            id={framesId}
            title={titles.frames}
            sub={
              <FormattedMessage
                id="shop.frames.sub"
                defaultMessage="Around your picture, in the header and on your profile"
                description="After the heading of the frames in the shop: where a frame appears"
              />
            }
          />
          {frames.length === 0 ? (
            <p className={none}>
              <FormattedMessage
                id="shop.frames.none"
                defaultMessage="Frames you can buy will be here. There are none at the moment."
                description="In the shop, in place of frames, where none are sold"
              />
            </p>
          ) : (
            <ProductShelf products={frames} ownershipOf={ownershipOf} hrefOf={hrefOf} portraits={portraits} />
          )}
        </section>
      )}
    </>
  );
}
