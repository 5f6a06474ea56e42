import type { ReplyQuote } from '@fabula/sdk';
import type { ComposerBlock, ComposerState } from '@fabula/ui/chat';
import { useMemo } from 'react';
import { createSearchParams, useLocation } from 'react-router-dom';

import { useApp } from '../../context/use-app';
import { paths } from '../../routes/paths';
import { backParam, needParam } from '../../shop/points-missing';
import { useLocale } from '../../i18n/use-locale';
import type { Connection } from '../../live/event-subscription';

const blockOf = (connection: Connection, { points, balance }: ReplyQuote): ComposerBlock => {
  if (connection !== 'live') return connection;
  return balance < points ? 'insufficient-points' : null;
};

export function useComposerState(quote: ReplyQuote, replying: boolean, connection: Connection): ComposerState {
  const { usesPoints } = useApp();
  const { pathname, search } = useLocation();
  const wayBack = createSearchParams({ [backParam]: pathname + search, [needParam]: String(quote.points) }).toString();
  const pricesHref = `${paths.prices.href(useLocale())}?${wayBack}`;
  return useMemo(
    () => ({
      price: usesPoints ? quote.points : null,
      balance: quote.balance,
      // A reply that is under way cannot be stopped without a connection, and the next message can wait.
      replying: replying && connection !== 'offline',
      keepsUnsent: true,
      blocked: blockOf(connection, quote),
      pricesHref,
    }),
    [quote, replying, connection, pricesHref, usesPoints],
  );
}
