import { EyeOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { sign, withheld } from './Withheld.css';

export function Withheld() {
  return (
    <p className={withheld}>
      <EyeOff className={sign} size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <FormattedMessage
          id="post.withheld"
          defaultMessage="The people who run this site have hidden this. Only you can see it."
          description="Below a post or a comment of the reader’s own that was hidden after others had reported it"
        />
      </span>
    </p>
  );
}
