import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { bar } from './OfflineBar.css';

/** A slim line under the header while the machine has no connection; what was loaded can still be read. */
export function OfflineBar({ offline }: { readonly offline: boolean }) {
  return (
    <div role="status">
      {offline && (
        <p className={bar}>
          <Icon name="offline" size="small" />
          <FormattedMessage
            id="shell.offline.bar"
            defaultMessage="You are offline. What is open can still be read."
            description="Line under the header while there is no connection"
          />
        </p>
      )}
    </div>
  );
}
