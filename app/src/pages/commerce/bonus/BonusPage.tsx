import { FormattedMessage, useIntl } from 'react-intl';

import { RowsSkeleton } from '@fabula/ui/account';
import { BonusColumns, PricesHero } from '@fabula/ui/shop';

import { useHead } from '../../../head/use-head';
import { paths } from '../../../routes/paths';
import { shopScene } from '../../../shop/shop-scene';
import { useBalance } from '../../../shop/use-balance';
import { useApp, useVisitor } from '../../../use-app';
import { useLocale } from '../../../use-locale';
import { LedgerPart } from './LedgerPart';
import { RewardPart } from './RewardPart';

/**
 * The daily reward, and where points came from and went (Specification §2.1, bonus). The server renders it without
 * anything of an account.
 */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { brand } = useApp();
  const { isKnown } = useVisitor();
  const balance = useBalance();
  useHead({
    title: intl.formatMessage({
      id: 'bonus.page.title',
      defaultMessage: 'Your points',
      description: 'Title of the page with the daily reward and the ledger of points',
    }),
    description: intl.formatMessage({
      id: 'bonus.page.description',
      defaultMessage: 'The daily reward, and every point that came or went.',
      description: 'Description of the page with the daily reward, for link previews',
    }),
    isIndexed: false,
  });
  return (
    <>
      <PricesHero
        title={
          <FormattedMessage
            id="bonus.page.heading"
            defaultMessage="A coin a day"
            description="Heading of the page with the daily reward"
          />
        }
        lead={
          <FormattedMessage
            id="bonus.page.lead"
            defaultMessage="Come by, take the day’s points, and see where every one of them went."
            description="Below the heading of the page with the daily reward and the ledger"
          />
        }
        scene={shopScene(brand)}
        balance={balance}
        ledgerHref={paths.prices.href(locale)}
      />
      <BonusColumns
        reward={isKnown ? <RewardPart /> : <RowsSkeleton />}
        ledger={isKnown ? <LedgerPart /> : <RowsSkeleton count={6} />}
      />
    </>
  );
}
