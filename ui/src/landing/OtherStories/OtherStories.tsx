import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Artwork } from '../../content/Artwork/Artwork';
import { contentLang } from '../../content/content-language';
import { storyLength } from '../../content/Counts/Counts';
import type { StoryCardValue, StoryHref } from '../../content/model';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { all, cover, label, length, list, name, others, story as storyStyle, words } from './OtherStories.css';

interface OtherStoriesProps {
  readonly stories: readonly StoryCardValue[];
  readonly hrefOf: StoryHref;
  /** Puts a story on the card above; left out before the visitor is known, where its own page is the way to it. */
  readonly onPick?: ((storyId: string) => void) | undefined;
  readonly allHref: string;
}

/** Below the card of the first round: stories that can stand on it instead. */
export function OtherStories({ stories, hrefOf, onPick, allHref }: OtherStoriesProps) {
  const id = useId();
  return (
    <div className={others}>
      {stories.length > 0 && (
        <>
          <p id={id} className={label}>
            <FormattedMessage
              id="landing.others"
              defaultMessage="Or begin with"
              description="Before the names of other stories, whose first round a stranger can play at once"
            />
          </p>
          <ul className={list} aria-labelledby={id}>
            {stories.map((story) => (
              <li key={story.storyId}>
                {onPick === undefined ? (
                  <Link href={hrefOf(story.storyId)} className={storyStyle}>
                    <OtherStory story={story} />
                  </Link>
                ) : (
                  <button type="button" className={storyStyle} onClick={() => onPick(story.storyId)}>
                    <OtherStory story={story} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Link href={allHref} className={all}>
        <FormattedMessage
          id="landing.others.all"
          defaultMessage="All stories"
          description="Link to the list of all stories"
        />
        <Icon name="forward" size="small" />
      </Link>
    </div>
  );
}

function OtherStory({ story }: { readonly story: StoryCardValue }) {
  const intl = useIntl();
  return (
    <>
      <span className={cover}>
        <Artwork picture={story.cover} alt="" sizes="34px" />
      </span>
      <span className={words}>
        <bdi className={name} lang={contentLang(story.displayLanguage, intl.locale)}>
          {story.title}
        </bdi>
        <span className={length}>{storyLength(intl, story)}</span>
      </span>
    </>
  );
}
