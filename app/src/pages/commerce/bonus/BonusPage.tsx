import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { RowsSkeleton } from '@fabula/ui/account';
import { BonusColumns, PricesHero } from '@fabula/ui/shop';

import { useHead } from '../../../head/use-head';
import { paths } from '../../../routes/paths';
import { shopScene } from '../../../shop/shop-scene';
import { useBalance } from '../../../shop/use-balance';
import { useApp, useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { LedgerContainer } from './LedgerContainer';
import { RewardContainer } from './RewardContainer';

/** The daily reward and the ledger (Product §2.1, bonus); the server renders it without account data. */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const { brand } = useApp();
  const { isKnown } = useVisitor();
  const balance = useBalance();
  const scene = useMemo(() => shopScene(brand), [brand]);
  useHead({
    title: intl.formatMessage({
      id: 'bonus.page.title',
      defaultMessage: 'Your points',
      description: 'Title of the page with the daily reward and the ledger of points',
    }),
    description: intl.formatMessage({
      id: 'bonus.page.description',
      defaultMessage: 'Your daily reward, and every point you earned or spent.',
      description: 'Description of the page with the daily reward, for link previews',
    }),
    backdrop: scene,
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
            defaultMessage="Claim your daily points, and see where every one of them went."
            description="Below the heading of the page with the daily reward and the ledger"
          />
        }
        scene={scene}
        balance={balance}
        ledgerHref={paths.prices.href(locale)}
      />
      <BonusColumns reward={<RewardContainer />} ledger={isKnown ? <LedgerContainer /> : <RowsSkeleton count={6} />} />
    </>
  );
}
