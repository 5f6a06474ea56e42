import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { useMenuTrigger } from '../../primitives/Menu/use-menu-trigger';
import { nameOfKind } from '../operator-words';
import type { KindChoice } from './KindList';

const load = () => import('./KindList');
const KindList = lazy(() => load().then((module) => ({ default: module.KindList })));

/** The kinds of act behind one button, which names the one that is shown: for screens on which a row of links is long. */
export function KindMenu({ kind, onKind }: KindChoice) {
  const { opening, triggerProps, wasOpened } = useMenuTrigger(load);
  return (
    <>
      <Button {...triggerProps} size="small">
        <span>
          <FormattedMessage
            id="operator.log.kind"
            defaultMessage="Kind: {kind}"
            description="Button on narrow screens that opens the list of kinds of act in the audit log; {kind} is the one shown, such as “Content hidden” or “Everything”"
            values={{ kind: nameOfKind(kind) }}
          />
        </span>
        <Icon name="down" size="small" />
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <KindList {...opening} kind={kind} onKind={onKind} />
        </Suspense>
      )}
    </>
  );
}
