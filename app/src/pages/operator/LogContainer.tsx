import { useSearchParams } from 'react-router-dom';

import { actKindOrder, LogView } from '@fabula/ui/operator';

import { useLocale } from '../../i18n/use-locale';
import { ActsContainer } from './ActsContainer';
import { deskHrefs } from './desk-hrefs';

/** The audit log. */
export function LogContainer() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const kind = actKindOrder.find((one) => one === search.get('kind'));
  const { log: href } = deskHrefs(locale);
  return (
    <LogView kind={kind} hrefOf={(one) => (one === undefined ? href : `${href}?kind=${one}`)}>
      <ActsContainer key={kind ?? 'all'} request={kind === undefined ? {} : { kind }} />
    </LogView>
  );
}
