import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { RetryButton } from '../RetryButton/RetryButton';
import { StatePanel } from '../StatePanel/StatePanel';

interface NoResultsProps {
  /** What the visitor searched for; empty where only tags narrow the list. */
  query: string;
  onClear: () => void;
}

export function NoResults({ query, onClear }: NoResultsProps) {
  return (
    <StatePanel
      place="part"
      picture="no-results"
      title={
        <FormattedMessage
          id="explore.noResults.title"
          defaultMessage="No results"
          description="Title where a search or filters find nothing"
        />
      }
      sentence={
        query === '' ? (
          <FormattedMessage
            id="explore.noResults.tags"
            defaultMessage="Nothing has all of these tags. Try fewer."
            description="Where a list is narrowed by tags only and nothing is left"
          />
        ) : (
          <FormattedMessage
            id="explore.noResults.query"
            defaultMessage="Nothing matches “{query}”. Try another word, or fewer tags."
            description="Where a search finds nothing; {query} is what the visitor typed"
            values={{ query: <bdi>{query}</bdi> }}
          />
        )
      }
      action={
        <Button tone="primary" onClick={onClear}>
          <FormattedMessage
            id="explore.noResults.clear"
            defaultMessage="Clear the search"
            description="Button that removes the search words and all tags"
          />
        </Button>
      }
    />
  );
}

export function EmptyShelf({ exploreHref }: { exploreHref: string }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="explore.empty.title"
          defaultMessage="Nothing here yet"
          description="Title where a list has nothing in it yet"
        />
      }
      sentence={
        <FormattedMessage
          id="explore.empty.sentence"
          defaultMessage="Characters and stories will appear here once they are published."
          description="Says what will appear in a list that is empty now"
        />
      }
      action={
        <ButtonLink href={exploreHref} tone="primary">
          <FormattedMessage
            id="explore.empty.action"
            defaultMessage="Explore everything"
            description="Link from an empty list to the explore page"
          />
        </ButtonLink>
      }
    />
  );
}

/** A page or a list that did not arrive. */
export function LoadFailed({ onRetry, retrying = false }: { onRetry: () => void; retrying?: boolean }) {
  return (
    <StatePanel
      place="part"
      picture="error"
      urgent
      title={
        <FormattedMessage
          id="explore.failed.title"
          defaultMessage="We could not load this page"
          description="Title where a page failed to load"
        />
      }
      sentence={
        <FormattedMessage
          id="explore.failed.sentence"
          defaultMessage="Nothing was lost and nothing was charged."
          description="Where a page failed to load: what happened and what is safe"
        />
      }
      action={<RetryButton tone="primary" onRetry={onRetry} retrying={retrying} />}
    />
  );
}
