import { useSearchParams } from 'react-router-dom';

import { actKindOrder, LogView } from '@fabula/ui/operator';

import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../routes/paths';
import { ActsContainer } from './ActsContainer';

/** The audit log. */
export function LogContainer() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const kind = actKindOrder.find((one) => one === search.get('kind'));
  const href = paths.operatorLog.href(locale);
  return (
    <LogView kind={kind} hrefOf={(one) => (one === undefined ? href : `${href}?kind=${one}`)}>
      <ActsContainer key={kind ?? 'all'} request={kind === undefined ? {} : { kind }} />
    </LogView>
  );
}
