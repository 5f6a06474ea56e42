import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { offlineSizeName } from '../../theme/offline-size';
import { publishSize } from '../../theme/publish-size';
import { bar } from './OfflineBar.css';

const publishOfflineSize = publishSize(offlineSizeName);

/** A slim line under the header while the machine has no connection; what was loaded can still be read. */
export function OfflineBar({ offline }: { readonly offline: boolean }) {
  return (
    <div role="status">
      {offline && (
        <p ref={publishOfflineSize} className={bar}>
          <Icon name="offline" size="small" />
          <FormattedMessage
            id="shell.offline.bar"
            defaultMessage="You are offline. You can still read this page."
            description="Line under the header while there is no connection"
          />
        </p>
      )}
    </div>
  );
}
