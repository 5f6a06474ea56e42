import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Artwork } from '../content/Artwork/Artwork';
import { contentLang } from '../content/content-language';
import type { StoryValue } from '../content/model';
import { Button } from '../primitives/Button/Button';
import { ButtonLink } from '../primitives/Button/ButtonLink';
import { StatePanel } from '../states/StatePanel/StatePanel';
import { acts, cover, facts, heading, list, page, row, sentence, title, words } from './KeptStories.css';
import { RemoveWords } from './RemoveWords';
import { roomWords } from './room-words';

export interface KeptStoryValue {
  readonly story: Pick<StoryValue, 'storyId' | 'title' | 'displayLanguage' | 'cover'>;
  /** Room that it takes. */
  readonly bytes: number;
  /** Where the play on this device stands, from round 1; null where none was begun. */
  readonly play: { readonly round: number; readonly hasEnded: boolean } | null;
}

/** The page with the stories that this device keeps. */
export function KeptStoriesView({ children }: { readonly children: ReactNode }) {
  return (
    <div className={page}>
      <h1 className={heading}>
        <FormattedMessage
          id="offline.title"
          defaultMessage="Kept stories"
          description="Title of the page with the stories that this device keeps, to be played without a connection"
        />
      </h1>
      <p className={sentence}>
        <FormattedMessage
          id="offline.sentence"
          defaultMessage="These stories are on this device. You can play them without a connection."
          description="Under the title of the page with the stories that this device keeps"
        />
      </p>
      {children}
    </div>
  );
}

interface KeptStoryListProps {
  readonly items: readonly KeptStoryValue[];
  readonly playHref: (storyId: string) => string;
  readonly onRemove: (storyId: string) => void;
}

export function KeptStoryList({ items, playHref, onRemove }: KeptStoryListProps) {
  const intl = useIntl();
  return (
    <ul className={list}>
      {items.map(({ bytes, play, story }) => (
        <li key={story.storyId} className={row}>
          <span className={cover}>
            <Artwork picture={story.cover} alt="" sizes="96px" />
          </span>
          <div className={words}>
            <h2 lang={contentLang(story.displayLanguage, intl.locale)} dir="auto" data-own-script="" className={title}>
              {story.title}
            </h2>
            <p className={facts}>
              <span>{roomWords(intl, bytes)}</span>
              {play !== null && <Standing {...play} />}
            </p>
            <div className={acts}>
              <ButtonLink tone="primary" size="small" href={playHref(story.storyId)}>
                {play === null ? (
                  <FormattedMessage
                    id="offline.play"
                    defaultMessage="Play"
                    description="Link that begins a story that this device keeps"
                  />
                ) : (
                  <FormattedMessage
                    id="offline.continue"
                    defaultMessage="Continue"
                    description="Link that continues a play of a story that this device keeps"
                  />
                )}
              </ButtonLink>
              <Button
                tone="quiet"
                size="small"
                onClick={() => onRemove(story.storyId)}
                aria-label={intl.formatMessage(
                  {
                    id: 'offline.removeStory',
                    defaultMessage: 'Remove {title}',
                    description: 'Names, for screen readers, the button that removes a story from this device',
                  },
                  { title: story.title },
                )}
              >
                <RemoveWords />
              </Button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Standing({ hasEnded, round }: { readonly round: number; readonly hasEnded: boolean }) {
  return (
    <span>
      {hasEnded ? (
        <FormattedMessage
          id="offline.ended"
          defaultMessage="Played to the end"
          description="Says of a kept story that its play on this device has come to an ending"
        />
      ) : (
        <FormattedMessage
          id="offline.round"
          defaultMessage="Round {round, number}"
          description="Says of a kept story where its play on this device stands"
          values={{ round }}
        />
      )}
    </span>
  );
}

export function NoKeptStories({ storiesHref }: { readonly storiesHref: string }) {
  return (
    <StatePanel
      place="part"
      picture="empty"
      title={
        <FormattedMessage
          id="offline.empty.title"
          defaultMessage="No kept stories yet"
          description="Title in place of the stories that this device keeps while there are none"
        />
      }
      sentence={
        <FormattedMessage
          id="offline.empty.sentence"
          defaultMessage="Choose “Keep for offline” on the page of a story while you are online. Stories told by a model cannot be kept."
          description="How stories are kept on this device, while there are none"
        />
      }
      action={
        <ButtonLink href={storiesHref} tone="primary">
          <FormattedMessage
            id="offline.empty.stories"
            defaultMessage="Explore stories"
            description="Link to all stories from the page of kept stories while there are none"
          />
        </ButtonLink>
      }
    />
  );
}
