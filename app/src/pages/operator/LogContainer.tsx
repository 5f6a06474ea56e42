import { useNavigate, useSearchParams } from 'react-router-dom';

import type { OperatorActKind } from '@fabula/sdk/types';
import { actKindOrder, LogView } from '@fabula/ui/operator';

import { useLocale } from '../../i18n/use-locale';
import { ActsContainer } from './ActsContainer';
import { deskHrefs } from './desk-hrefs';

/** The audit log. */
export function LogContainer() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const kind = actKindOrder.find((one) => one === search.get('kind'));
  const navigate = useNavigate();
  const { log } = deskHrefs(locale);
  const hrefOf = (one: OperatorActKind | undefined) => (one === undefined ? log : `${log}?kind=${one}`);
  return (
    <LogView kind={kind} hrefOf={hrefOf} onKind={(one) => void navigate(hrefOf(one))}>
      <ActsContainer key={kind ?? 'all'} request={kind === undefined ? {} : { kind }} />
    </LogView>
  );
}
