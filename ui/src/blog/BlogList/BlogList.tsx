import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { filterLink, filterLinks } from '../../theme/filter-links.css';
import type { BlogPostValue, BlogTag } from '../model';
import { PostFacts } from '../PostFacts';
import { tagNames } from '../tag-names';
import * as styles from './BlogList.css';

interface BlogListProps {
  readonly brandName: string;
  /** The newest first. */
  readonly posts: readonly BlogPostValue[];
  /** The tags that posts have, with the pages that list their posts. */
  readonly tags: readonly { readonly tag: BlogTag; readonly href: string }[];
  /** The tag whose posts are listed; undefined for all posts. */
  readonly tag: BlogTag | undefined;
  /** Where all posts are. */
  readonly allHref: string;
  readonly atomHref: string;
  readonly jsonHref: string;
}

/** The posts of the blog: the newest first, all of them or those with a tag. */
export function BlogList({ brandName, posts, tags, tag, allHref, atomHref, jsonHref }: BlogListProps) {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <FormattedMessage id="blog.title" defaultMessage="Blog" description="Heading and title of the blog" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage
            id="blog.lead"
            defaultMessage="How {brand} works, and why we built it that way."
            description="Below the heading of the blog; {brand} is the product's name"
            values={{ brand: brandName }}
          />
        </p>
      </header>
      <nav
        aria-label={intl.formatMessage({
          id: 'blog.tags',
          defaultMessage: 'Topics',
          description: 'Name, for screen readers, of the links to the posts about one topic',
        })}
      >
        <ul className={filterLinks}>
          <li>
            <TagLink href={allHref} isCurrent={tag === undefined}>
              <FormattedMessage
                id="blog.all"
                defaultMessage="All posts"
                description="Link to all posts of the blog, beside the links to those about one topic"
              />
            </TagLink>
          </li>
          {tags.map((one) => (
            <li key={one.tag}>
              <TagLink href={one.href} isCurrent={one.tag === tag}>
                {tagNames[one.tag]}
              </TagLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.href} className={styles.entry}>
            <h2 className={styles.entryTitle} lang={post.lang} dir="auto">
              <Link href={post.href} className={styles.entryLink}>
                {post.title}
              </Link>
            </h2>
            <p className={styles.description} lang={post.lang} dir="auto">
              {post.description}
            </p>
            <PostFacts publishedOn={post.publishedOn} minutes={post.minutes} />
          </li>
        ))}
      </ul>
      <p className={styles.feeds}>
        <FormattedMessage
          id="blog.feeds"
          defaultMessage="Follow the blog in a feed reader: <atom>Atom</atom> <json>JSON Feed</json>"
          description="Below the posts; Atom and JSON Feed are the names of formats and links to the feeds"
          values={{ atom: feedLink(atomHref), json: feedLink(jsonHref) }}
        />
      </p>
    </div>
  );
}

const feedLink = (href: string) => (words: ReactNode) => (
  <a href={href} className={styles.feedLink}>
    {words}
  </a>
);

interface TagLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function TagLink({ href, isCurrent, children }: TagLinkProps) {
  return (
    <Link href={href} className={filterLink} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
