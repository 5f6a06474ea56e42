import { FormattedMessage } from 'react-intl';

import { skip } from './SkipLink.css';

/** Where the page's own content begins. */
export const mainId = 'content';

/** The first thing that Tab reaches: past the header and the sidebar, to the page. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={skip}>
      <FormattedMessage
        id="shell.skip"
        defaultMessage="Skip to content"
        description="Link for keyboard readers that jumps over header and sidebar"
      />
    </a>
  );
}
