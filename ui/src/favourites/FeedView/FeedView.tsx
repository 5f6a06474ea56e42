import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { Book } from '../../content/Book/Book';
import { Breath } from '../../states/Breath/Breath';
import { contentLang } from '../../content/content-language';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import type { CharacterCardValue, StoryCardValue } from '../../content/model';
import { PostByline } from '../../posts/Author/PostByline';
import type { PostValue } from '../../posts/model';
import { PostText } from '../../posts/PostText/PostText';
import { When } from '../../posts/When';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import { StatePanel } from '../../states/StatePanel/StatePanel';
import { bone, card, entry, heading, list, name, page, tagline, what, words } from './FeedView.css';

export type FeedEntryValue = {
  readonly href: string;
  /** RFC 3339. */
  readonly at: string;
} & (
  | { readonly kind: 'post'; readonly post: PostValue; readonly character: CharacterCardValue }
  | { readonly kind: 'character'; readonly character: CharacterCardValue }
  | { readonly kind: 'story'; readonly story: StoryCardValue }
);

interface FeedViewProps {
  readonly children: ReactNode;
}

export function FeedView({ children }: FeedViewProps) {
  return (
    <div className={page}>
      <h1 className={heading}>
        <FormattedMessage
          id="feed.title"
          defaultMessage="Following"
          description="Title of the page with what is new of the characters that the reader follows"
        />
      </h1>
      {children}
    </div>
  );
}

interface FeedListProps {
  readonly entries: readonly FeedEntryValue[];
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
}

/** Posts, stories and characters, newest first. */
export function FeedList({ entries, now }: FeedListProps) {
  return (
    <ul className={list}>
      {entries.map((item) => (
        <li key={item.href}>
          <FeedEntry item={item} now={now} />
        </li>
      ))}
    </ul>
  );
}

function FeedEntry({ item, now }: { readonly item: FeedEntryValue; readonly now: number | undefined }) {
  const { locale } = useIntl();
  if (item.kind === 'post') {
    return (
      <Link href={item.href} className={card}>
        <PostByline speaker={item.character} post={item.post} now={now} />
        <PostText text={item.post.text} language={item.post.language} room="card" />
      </Link>
    );
  }
  const isStory = item.kind === 'story';
  const lang = contentLang(isStory ? item.story.displayLanguage : item.character.displayLanguage, locale);
  return (
    <Link href={item.href} className={entry}>
      {isStory ? (
        <div aria-hidden="true">
          <Book story={{ ...item.story, title: '' }} sizes="72px" />
        </div>
      ) : (
        <Arch picture={item.character.portrait} alt="" width={72} />
      )}
      <div className={words}>
        <span className={what}>
          {isStory ? (
            <FormattedMessage
              id="feed.newStory"
              defaultMessage="New story, {when}"
              description="Above a story in the list of what is new; {when} is a time such as “2 hours ago”"
              values={{ when: <When at={item.at} now={now} /> }}
            />
          ) : (
            <FormattedMessage
              id="feed.newCharacter"
              defaultMessage="New character, {when}"
              description="Above a character in the list of what is new; {when} is a time such as “2 hours ago”"
              values={{ when: <When at={item.at} now={now} /> }}
            />
          )}
        </span>
        <h2 className={name}>
          <bdi lang={lang}>{isStory ? item.story.title : item.character.name}</bdi>
        </h2>
        <p className={tagline}>
          <bdi lang={lang}>{isStory ? item.story.tagline : item.character.tagline}</bdi>
        </p>
      </div>
    </Link>
  );
}

export function FeedSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={list}>
          {Array.from({ length: 4 }, (_, place) => (
            <div key={place} className={bone} />
          ))}
        </div>
      </Breath>
    </>
  );
}

/** Nothing new: what will be here, and the first step. */
export function EmptyFeed({ charactersHref }: { readonly charactersHref: string }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="feed.empty.title"
          defaultMessage="Nothing new yet"
          description="Title in place of what is new of followed characters while there is nothing"
        />
      }
      sentence={
        <FormattedMessage
          id="feed.empty.sentence"
          defaultMessage="Follow a character, and its posts and new stories will appear here."
          description="In place of what is new of followed characters while there is nothing"
        />
      }
      action={
        <ButtonLink href={charactersHref} tone="primary">
          <FormattedMessage
            id="feed.empty.action"
            defaultMessage="Meet a character"
            description="Link from the empty list of what is new to the page with every character"
          />
        </ButtonLink>
      }
    />
  );
}

/** A guest follows no character: what will be here after signing in. */
export function GuestFeed({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="feed.guest.title"
          defaultMessage="Sign in to follow characters"
          description="Title of the page with what is new of followed characters, to a reader without an account"
        />
      }
      sentence={
        <FormattedMessage
          id="feed.guest.sentence"
          defaultMessage="Posts and new stories of the characters you follow will appear here."
          description="On the page with what is new of followed characters, to a reader without an account"
        />
      }
      action={
        <Button tone="primary" onClick={onSignIn}>
          <FormattedMessage
            id="feed.guest.action"
            defaultMessage="Sign in"
            description="Button that opens the sign-in popup from the page with what is new of followed characters"
          />
        </Button>
      }
    />
  );
}
