import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { BlogTag } from './model';

/** The tags of posts, in words. */
export const tagNames: Readonly<Record<BlogTag, ReactNode>> = {
  chat: <FormattedMessage id="blog.tag.chat" defaultMessage="Chat" description="Tag of posts about conversations" />,
  engineering: (
    <FormattedMessage
      id="blog.tag.engineering"
      defaultMessage="How it works"
      description="Tag of posts about how the product is built"
    />
  ),
  points: (
    <FormattedMessage
      id="blog.tag.points"
      defaultMessage="Points"
      description="Tag of posts about points, the currency of the product"
    />
  ),
  sdk: (
    <FormattedMessage
      id="blog.tag.sdk"
      defaultMessage="For developers"
      description="Tag of posts about the client library and the API"
    />
  ),
  stories: (
    <FormattedMessage
      id="blog.tag.stories"
      defaultMessage="Stories"
      description="Tag of posts about interactive stories"
    />
  ),
};
