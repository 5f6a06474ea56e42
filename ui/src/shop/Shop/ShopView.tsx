import type { ProductId, ProductKind } from '@fabula/sdk/types';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SectionHeading } from '../../layout/SectionHeading/SectionHeading';
import { Link } from '../../primitives/Link/Link';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { OffersValue, Ownership, ProductShelfValue, SamplesValue } from '../model';
import { kindWords } from '../ProductCard/kind-texts';
import { ProductShelf } from '../ProductCard/ProductShelf';
import { MembershipCard } from './MembershipCard';
import { PackShelf } from './PackShelf';
import { choice, gift, none, pair, single } from './Shop.css';

/** The shelf that is shown, or all of them. */
export type ShelfChoice = 'all' | 'points' | 'membership' | 'frames' | 'bindings' | 'papers';

const choiceOf = { frame: 'frames', binding: 'bindings', paper: 'papers' } as const satisfies Record<
  ProductKind,
  ShelfChoice
>;

const productChoices: ReadonlySet<ShelfChoice> = new Set(Object.values(choiceOf));

interface ShopViewProps {
  readonly offers: Pick<OffersValue, 'packs' | 'memberships' | 'acts'>;
  /** In the order in which they are shown. */
  readonly shelves: readonly ProductShelfValue[];
  readonly shelf: ShelfChoice;
  readonly onShelf: (shelf: ShelfChoice) => void;
  readonly ownershipOf: (productId: ProductId) => Ownership;
  readonly hrefOf: (productId: ProductId) => string;
  readonly samples: SamplesValue;
  readonly pricesHref: string;
  readonly upgradeHref: string;
  /** Of the form that gives points or a membership to another person. */
  readonly giftHref: string;
  /** The shelf of story bundles; undefined without any. */
  readonly bundles?: ReactNode;
  /** The way to the cart. */
  readonly cart?: ReactNode;
}

/** The shelves of the shop: packs of points and the membership, which are bought on their own pages, and products. */
export function ShopView(props: ShopViewProps) {
  const {
    offers,
    shelves,
    shelf,
    onShelf,
    ownershipOf,
    hrefOf,
    samples,
    pricesHref,
    upgradeHref,
    giftHref,
    bundles,
    cart,
  } = props;
  const intl = useIntl();
  const [packsId, membershipId] = [useId(), useId()];
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
    frames: kindWords(intl, 'frame').title,
    bindings: kindWords(intl, 'binding').title,
    papers: kindWords(intl, 'paper').title,
  };
  const shows = (one: ShelfChoice) => shelf === 'all' || shelf === one;
  const productShelves = shelves.filter(({ kind, products }) => products.length > 0 && shows(choiceOf[kind]));
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
            { value: 'bindings', label: titles.bindings },
            { value: 'papers', label: titles.papers },
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
      {(hasPacks || hasMembership) && (
        <p className={gift}>
          <Link href={giftHref}>
            <FormattedMessage
              id="shop.shopPage.gift"
              defaultMessage="Give points or a membership as a gift"
              description="Link in the shop to the form that gives something to another person"
            />
          </Link>
        </p>
      )}
      {shelf === 'all' && bundles}
      {productShelves.map(({ kind, products }) => (
        <CosmeticShelf key={kind} kind={kind}>
          <ProductShelf products={products} ownershipOf={ownershipOf} hrefOf={hrefOf} samples={samples} />
        </CosmeticShelf>
      ))}
      {productChoices.has(shelf) && productShelves.length === 0 && (
        <p className={none}>
          <FormattedMessage
            id="shop.shelf.none"
            defaultMessage="What you can buy will be on this shelf. There is nothing on it at the moment."
            description="In the shop, in place of products, where none of the chosen kind are sold"
          />
        </p>
      )}
    </>
  );
}

interface CosmeticShelfProps {
  readonly kind: ProductKind;
  readonly children: ReactNode;
}

function CosmeticShelf({ kind, children }: CosmeticShelfProps) {
  const id = useId();
  const { sub, title } = kindWords(useIntl(), kind);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} sub={sub} />
      {children}
    </section>
  );
}
