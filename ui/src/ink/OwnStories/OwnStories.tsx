import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ToolButton } from '../../chat/ToolButton/ToolButton';
import { Artwork } from '../../explore/Artwork/Artwork';
import { contentLang } from '../../explore/content-language';
import { MatureBadge } from '../../explore/MatureBadge/MatureBadge';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { Endings, Words } from '../Counts';
import type { OwnStoryValue } from '../model';
import { about, acts, gone, list, meta, name as nameStyle, picture, row, tagline } from '../../explore/own-list.css';

export interface OwnStoriesProps {
  readonly stories: readonly OwnStoryValue[];
  /** Those that were just deleted, and can still be brought back here. */
  readonly deletedIds: ReadonlySet<string>;
  readonly hrefOf: (storyId: string) => string;
  /** Where a story is begun. */
  readonly beginHrefOf: (storyId: string) => string;
  readonly onDelete: (storyId: string) => void;
  readonly onUndoDelete: (storyId: string) => void;
}

/** The stories that the reader has brought, the newest first. */
export function OwnStories({ stories, deletedIds, onUndoDelete, ...acts }: OwnStoriesProps) {
  return (
    <ul className={list}>
      {stories.map((story) => (
        <li key={story.storyId} className={row}>
          {deletedIds.has(story.storyId) ? (
            <div role="status" className={gone}>
              <span>
                <FormattedMessage
                  id="ink.own.deleted"
                  defaultMessage="{title} is deleted."
                  description="Stands in the place of a deleted story"
                  values={{ title: <bdi>{story.title}</bdi> }}
                />
              </span>
              <TextButton onClick={() => onUndoDelete(story.storyId)}>
                <FormattedMessage
                  id="ink.own.undoDelete"
                  defaultMessage="Undo"
                  description="Brings back a story that was just deleted"
                />
              </TextButton>
            </div>
          ) : (
            <OwnStory story={story} {...acts} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface OwnStoryProps extends Pick<OwnStoriesProps, 'hrefOf' | 'beginHrefOf' | 'onDelete'> {
  readonly story: OwnStoryValue;
}

function OwnStory({ story, hrefOf, beginHrefOf, onDelete }: OwnStoryProps) {
  const intl = useIntl();
  const { endings, storyId, title, words } = story;
  const lang = contentLang(story.language, intl.locale);
  return (
    <>
      <div className={picture.cover}>
        <Artwork picture={story.cover} alt="" sizes="84px" />
      </div>
      <div className={about}>
        <h3>
          <Link href={hrefOf(storyId)} className={nameStyle}>
            <bdi lang={lang}>{title}</bdi>
          </Link>
        </h3>
        <p dir="auto" lang={lang} className={tagline}>
          {story.tagline}
        </p>
        <div className={meta}>
          <span>
            <FormattedMessage
              id="ink.own.private"
              defaultMessage="Only you see it"
              description="Beside a story that is private to the reader"
            />
          </span>
          <span>
            <Endings count={endings} />
          </span>
          <span>
            <Words count={words} />
          </span>
          {story.mature && <MatureBadge />}
        </div>
        <div className={acts}>
          <ButtonLink size="small" href={beginHrefOf(storyId)}>
            <FormattedMessage id="ink.own.play" defaultMessage="Play" description="Goes to the start of an own story" />
          </ButtonLink>
          <ToolButton
            drawing={Trash2}
            label={intl.formatMessage(
              {
                id: 'ink.own.delete',
                defaultMessage: 'Delete {title}',
                description: 'Names the button that deletes an own story',
              },
              { title },
            )}
            onClick={() => onDelete(storyId)}
          />
        </div>
      </div>
    </>
  );
}

/** There are none yet. */
export function NoOwnStoriesWords() {
  return (
    <FormattedMessage
      id="ink.own.none"
      defaultMessage="No story of yours is here yet. Bring one, and it waits on this shelf."
      description="In place of the list of own stories while there are none"
    />
  );
}

/** How many own stories the content mode does not show. */
export function HiddenMatureStories({ count }: { readonly count: number }) {
  return (
    <p className={tagline}>
      <FormattedMessage
        id="ink.own.hiddenMature"
        defaultMessage="{count, plural, one {One more story has mature themes and is shown only while mature content is.} other {# more stories have mature themes and are shown only while mature content is.}}"
        description="Below the list of own stories, where some are hidden by the content mode"
        values={{ count }}
      />
    </p>
  );
}
