import { useIntl } from 'react-intl';

import { bar, light } from './PendingBar.css';

/** A thin light along the top while the next page is on its way; unseen for the first 200 ms. */
export function PendingBar({ pending }: { readonly pending: boolean }) {
  const intl = useIntl();
  if (!pending) return null;
  return (
    <div
      role="progressbar"
      className={bar}
      aria-label={intl.formatMessage({
        id: 'shell.pending.label',
        defaultMessage: 'Loading the page',
        description: 'Names the bar that shows while a page loads',
      })}
    >
      <span className={light} />
    </div>
  );
}
