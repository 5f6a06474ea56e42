import { FormattedMessage, useIntl } from 'react-intl';

import { ActPrices } from '../../shop/ActPrices/ActPrices';
import type { ActPriceValue, PackValue } from '../../shop/model';
import { formatMoney } from '../../shop/money';
import { ProofLink, Section } from '../Section/Section';
import { notes } from './Costs.css';

interface CostsProps {
  readonly acts: readonly ActPriceValue[];
  /** Points that a first sign-in gives; 0 where it gives none. */
  readonly gift: number;
  /** The smallest pack of points; left out where none can be bought. */
  readonly pack?: PackValue | undefined;
  readonly pricesHref: string;
}

/** What costs points and what does not, as this server has it. */
export function Costs({ acts, gift, pack, pricesHref }: CostsProps) {
  const intl = useIntl();
  return (
    <Section
      title={
        <FormattedMessage
          id="landing.costs.title"
          defaultMessage="What things cost"
          description="Heading above prices, on the page for people who do not know the product yet"
        />
      }
    >
      <ActPrices acts={acts} />
      <div className={notes}>
        <p>
          <FormattedMessage
            id="landing.costs.free"
            defaultMessage="Choices in the library’s stories, characters you write yourself, and every export are free."
            description="Below the prices: what costs nothing"
          />
        </p>
        {gift > 0 && (
          <p>
            <FormattedMessage
              id="landing.costs.gift"
              defaultMessage="Beginning costs nothing: your first sign-in gives you {points, plural, one {# point} other {# points}}."
              description="Below the prices: the points that a new account is given"
              values={{ points: gift }}
            />
          </p>
        )}
        {pack !== undefined && (
          <p>
            <FormattedMessage
              id="landing.costs.pack"
              defaultMessage="{points, plural, one {# more point costs} other {# more points cost}} {price}."
              description="Below the prices: the smallest pack of points that can be bought, and its price, such as $2.99"
              values={{ points: pack.points, price: formatMoney(intl, pack.price) }}
            />
          </p>
        )}
      </div>
      <ProofLink href={pricesHref}>
        <FormattedMessage
          id="landing.price.proof"
          defaultMessage="See all prices"
          description="Link to the page of prices"
        />
      </ProofLink>
    </Section>
  );
}
