import { FormattedMessage, useIntl } from 'react-intl';

import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { OffersValue } from '../model';
import { choice, hint, legend } from './GiftForm.css';

interface GiftChoiceProps {
  readonly offers: Pick<OffersValue, 'packs' | 'memberships'>;
  readonly offerId: string;
  readonly onOffer: (offerId: string) => void;
}

const lengths = {
  month: (
    <FormattedMessage
      id="gift.new.month"
      defaultMessage="One month"
      description="How long a membership lasts that is given"
    />
  ),
  year: (
    <FormattedMessage
      id="gift.new.year"
      defaultMessage="One year"
      description="How long a membership lasts that is given"
    />
  ),
};

/** What is given: points or a membership, and how much of it. */
export function GiftChoice({ offers: { memberships, packs }, offerId, onOffer }: GiftChoiceProps) {
  const intl = useIntl();
  const membership = memberships.find((offer) => offer.offerId === offerId);
  const points = intl.formatMessage({
    id: 'gift.new.points',
    defaultMessage: 'Points',
    description: 'Above the choice of how many points a gift holds',
  });
  const what = intl.formatMessage({
    id: 'gift.new.what',
    defaultMessage: 'What you give',
    description: 'Names the choice between points and a membership as a gift',
  });
  const [firstPack] = packs;
  const firstMembership = memberships.find(({ period }) => period === 'month') ?? memberships[0];
  const hasBoth = firstPack !== undefined && firstMembership !== undefined;
  return (
    <>
      {hasBoth && (
        <div className={choice}>
          <span aria-hidden="true" className={legend}>
            {what}
          </span>
          <SegmentedControl
            label={what}
            value={membership === undefined ? 'points' : 'membership'}
            onChange={(kind) => onOffer((kind === 'points' ? firstPack : firstMembership).offerId)}
            options={[
              { value: 'points', label: points },
              {
                value: 'membership',
                label: (
                  <FormattedMessage
                    id="shop.membership.title"
                    defaultMessage="Membership"
                    description="Heading on the page of prices, above the memberships"
                  />
                ),
              },
            ]}
          />
        </div>
      )}
      {membership === undefined ? (
        <Choice
          label={points}
          value={offerId}
          onOffer={onOffer}
          options={packs.map((pack) => ({ value: pack.offerId, label: intl.formatNumber(pack.points) }))}
        />
      ) : (
        <>
          <Choice
            label={intl.formatMessage({
              id: 'gift.new.length',
              defaultMessage: 'How long',
              description: 'Above the choice of how long a given membership lasts',
            })}
            value={offerId}
            onOffer={onOffer}
            options={memberships.map((offer) => ({ value: offer.offerId, label: lengths[offer.period] }))}
          />
          <p className={hint}>
            <FormattedMessage
              id="gift.new.membershipNote"
              defaultMessage="{points, plural, one {# point} other {# points}} every month. You pay once, and it never renews. If it is not accepted within a year, the points of all its months come back to you."
              description="Below the choice of a membership as a gift: what it is, and what happens if it is not accepted"
              values={{ points: membership.monthlyPoints }}
            />
          </p>
        </>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onOffer: (offerId: string) => void;
  readonly options: Parameters<typeof SegmentedControl<string>>[0]['options'];
}

function Choice({ label, onOffer, options, value }: ChoiceProps) {
  return (
    <div className={choice}>
      <span aria-hidden="true" className={legend}>
        {label}
      </span>
      <SegmentedControl label={label} value={value} onChange={onOffer} options={options} />
    </div>
  );
}
