import type { OperatorActKind } from '@fabula/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { Icon } from '../primitives/Icon/Icon';
import { Menu, MenuChoice } from '../primitives/Menu/Menu';
import { useMenuTrigger } from '../primitives/Menu/use-menu-trigger';
import { actKindOrder } from './model';
import { nameOfKind } from './operator-words';

interface KindMenuProps {
  /** Undefined for all. */
  readonly kind: OperatorActKind | undefined;
  readonly onKind: (kind: OperatorActKind | undefined) => void;
}

const nothingToLoad = () => Promise.resolve();

/** Values of a menu are words: the one that stands for all kinds. */
const all = 'all';

/** The kinds of act behind one button, which names the one that is shown: for screens on which a row of links is long. */
export function KindMenu({ kind, onKind }: KindMenuProps) {
  const intl = useIntl();
  const { opening, triggerProps } = useMenuTrigger(nothingToLoad);
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
    </>
  );
}
