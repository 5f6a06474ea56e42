import { FormattedMessage } from 'react-intl';

import { heading } from './FoundHeading.css';

/** The beginning of a page that shows what a search found, in place of its scene. */
export function FoundHeading({ query }: { readonly query: string }) {
  return (
    <h1 className={heading}>
      <FormattedMessage
        id="explore.found"
        defaultMessage="Results for “{query}”"
        description="Heading of the explore page while it shows what a search found; {query} is what the visitor typed"
        values={{ query: <bdi>{query}</bdi> }}
      />
    </h1>
  );
}
