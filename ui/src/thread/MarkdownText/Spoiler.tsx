import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { concealed, spoiler } from './Spoiler.css';

export function Spoiler({ children }: { readonly children?: ReactNode }) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  if (isShown) return <span className={spoiler}>{children}</span>;
  return (
    <button
      type="button"
      className={`${spoiler} ${concealed}`}
      onClick={() => setShown(true)}
      aria-label={intl.formatMessage({
        id: 'chat.message.spoiler',
        defaultMessage: 'Show the spoiler',
        description: 'Names the bar over words of a message that are hidden as a spoiler until it is pressed',
      })}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
