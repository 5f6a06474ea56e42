import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { filterLink, filterLinks } from '../../theme/filter-links.css';
import type { BlogPostValue, BlogTag } from '../model';
import { PostFacts } from '../PostFacts';
import { tagNames } from '../tag-names';
import * as styles from './BlogPost.css';

interface BlogPostProps {
  readonly post: Omit<BlogPostValue, 'href' | 'tags'>;
  readonly tags: readonly { readonly tag: BlogTag; readonly href: string }[];
  /** Where all posts are. */
  readonly blogHref: string;
  /** The post before it; undefined for the first one. */
  readonly older: Pick<BlogPostValue, 'href' | 'title' | 'lang'> | undefined;
  /** The post after it; undefined for the last one. */
  readonly newer: Pick<BlogPostValue, 'href' | 'title' | 'lang'> | undefined;
  /** Its text, as HTML of our own. */
  readonly html: string;
}

/** A post of the blog: its text, and the ways to the posts before and after it. */
export function BlogPost({ post, tags, blogHref, older, newer, html }: BlogPostProps) {
  const intl = useIntl();
  const { lang } = post;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Link href={blogHref} className={styles.back}>
          <FormattedMessage
            id="blog.back"
            defaultMessage="All posts of the blog"
            description="Link above a post, to the list of all posts"
          />
        </Link>
        <h1 className={styles.title} lang={lang} dir="auto">
          {post.title}
        </h1>
        <p className={styles.lead} lang={lang} dir="auto">
          {post.description}
        </p>
        <PostFacts publishedOn={post.publishedOn} minutes={post.minutes} />
        {lang !== undefined && (
          <p role="note" className={styles.note}>
            <FormattedMessage
              id="blog.untranslated"
              defaultMessage="This post has not been translated yet. It is in {language}."
              description="At a post that is shown in another language than the page; {language} is the name of that language"
              values={{ language: intl.formatDisplayName(lang.slice(0, 2), { type: 'language' }) }}
            />
          </p>
        )}
      </header>
      {/* oxlint-disable-next-line react/no-danger -- our own Markdown, compiled at the build; HTML within it is left out */}
      <div className={styles.prose} lang={lang} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
      <ul
        className={filterLinks}
        aria-label={intl.formatMessage({
          id: 'blog.tags',
          defaultMessage: 'Topics',
          description: 'Name, for screen readers, of the links to the posts about one topic',
        })}
      >
        {tags.map(({ tag, href }) => (
          <li key={tag}>
            <Link href={href} className={filterLink}>
              {tagNames[tag]}
            </Link>
          </li>
        ))}
      </ul>
      {(older !== undefined || newer !== undefined) && (
        <nav
          className={styles.others}
          aria-label={intl.formatMessage({
            id: 'blog.others',
            defaultMessage: 'Other posts',
            description: 'Name, for screen readers, of the links to the posts before and after this one',
          })}
        >
          {older !== undefined && (
            <OtherPost
              {...older}
              way="older"
              label={
                <FormattedMessage
                  id="blog.older"
                  defaultMessage="Previous post"
                  description="Above the title of the post that appeared before this one"
                />
              }
            />
          )}
          {newer !== undefined && (
            <OtherPost
              {...newer}
              way="newer"
              label={
                <FormattedMessage
                  id="blog.newer"
                  defaultMessage="Next post"
                  description="Above the title of the post that appeared after this one"
                />
              }
            />
          )}
        </nav>
      )}
    </article>
  );
}

interface OtherPostProps extends Pick<BlogPostValue, 'href' | 'title' | 'lang'> {
  readonly way: 'older' | 'newer';
  readonly label: ReactNode;
}

function OtherPost({ href, title, lang, way, label }: OtherPostProps) {
  return (
    <Link href={href} className={styles.other} data-way={way}>
      <span className={styles.otherWay}>{label}</span>
      <span className={styles.otherTitle}>
        <bdi lang={lang}>{title}</bdi>
      </span>
    </Link>
  );
}
