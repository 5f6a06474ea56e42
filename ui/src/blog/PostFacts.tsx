import { FormattedDate, FormattedMessage } from 'react-intl';

import type { BlogPostValue } from './model';
import { facts } from './PostFacts.css';

/** When a post appeared, and how long it takes to read. */
export function PostFacts({ publishedOn, minutes }: Pick<BlogPostValue, 'publishedOn' | 'minutes'>) {
  return (
    <p className={facts}>
      <time dateTime={publishedOn}>
        <FormattedDate value={`${publishedOn}T12:00:00Z`} dateStyle="long" timeZone="UTC" />
      </time>
      <span>
        <FormattedMessage
          id="blog.minutes"
          defaultMessage="{minutes, plural, one {# minute to read} other {# minutes to read}}"
          description="How long a post takes to read"
          values={{ minutes }}
        />
      </span>
    </p>
  );
}
