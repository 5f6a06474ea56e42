import type { OperatorActKind } from '@fabula/sdk/types';
import { useIntl } from 'react-intl';

import { Menu, MenuChoice } from '../../primitives/Menu/Menu';
import type { MenuOpening } from '../../primitives/Menu/use-menu-trigger';
import { actKindOrder } from '../model';
import { nameOfKind } from '../operator-words';

export interface KindChoice {
  /** Undefined for all. */
  readonly kind: OperatorActKind | undefined;
  readonly onKind: (kind: OperatorActKind | undefined) => void;
}

/** Values of a menu are words: the one that stands for all kinds. */
const all = 'all';

export function KindList({ kind, onKind, ...opening }: KindChoice & MenuOpening) {
  const intl = useIntl();
  return (
    <Menu
      {...opening}
      label={intl.formatMessage({
        id: 'operator.log.kinds',
        defaultMessage: 'Audit log by kind',
        description: 'Names, for screen readers, the links to one kind of act in the audit log',
      })}
    >
      <MenuChoice
        value={kind ?? all}
        onChange={(value) => onKind(actKindOrder.find((one) => one === value))}
        options={[
          { value: all, label: nameOfKind(undefined) },
          ...actKindOrder.map((one) => ({ value: one, label: nameOfKind(one) })),
        ]}
      />
    </Menu>
  );
}
