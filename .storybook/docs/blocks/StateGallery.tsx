import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { isDrawnIn, lookNames, looks, type LookName } from '../../looks';
import { bookHref } from './book-href';
import { card, cardName, cardPicture, cardText, filter, filterRow, gallery, note } from './docs.css';
import { pictureOf } from './picture-of';

type AnyStory = Pick<PreparedStory, 'id' | 'name' | 'tags' | 'parameters' | 'storyGlobals'>;

const labels: Readonly<Record<LookName, string>> = { night: 'Night', day: 'Day', arabic: 'Arabic', phone: 'Phone' };

const isDrawn = (look: LookName, story: AnyStory): boolean =>
  isDrawnIn(look, story, { ...looks[look], ...story.storyGlobals });

/** The look asked for, or the first that the story has a picture in. */
const shownLook = (story: AnyStory, asked: LookName): LookName | undefined =>
  [asked, ...lookNames].find((look) => isDrawn(look, story));

function StateCard({ story, asked }: { readonly story: AnyStory; readonly asked: LookName }) {
  const look = shownLook(story, asked);
  const description: unknown = story.parameters['docs']?.description?.story;
  return (
    <a className={card} href={bookHref(`story/${story.id}`)} target="_top">
      {look !== undefined && <img className={cardPicture} src={pictureOf(story.id, look)} alt="" loading="lazy" />}
      <span className={cardText}>
        <span className={cardName}>{story.name}</span>
        {typeof description === 'string' && <span>{description}</span>}
        {look !== undefined && look !== asked && <span className={note}>Shown in the look “{labels[look]}”</span>}
      </span>
    </a>
  );
}

/** Every state of a component: the picture that the tests compare with, what it shows, and a way to the live story. */
export function StateGallery({ stories }: { readonly stories: readonly AnyStory[] }) {
  const [asked, setAsked] = useState<LookName>('night');
  const pictured = stories.filter((story) => shownLook(story, asked) !== undefined);
  const others = stories.filter((story) => shownLook(story, asked) === undefined);
  return (
    <>
      {pictured.length > 0 && (
        <>
          <div className={filterRow} role="group" aria-label="Look of the pictures">
            {lookNames.map((look) => (
              <button
                key={look}
                type="button"
                className={filter}
                aria-pressed={look === asked}
                onClick={() => setAsked(look)}
              >
                {labels[look]}
              </button>
            ))}
          </div>
          <div className={gallery}>
            {pictured.map((story) => (
              <StateCard key={story.id} story={story} asked={asked} />
            ))}
          </div>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>Behaviour</h3>
          <div className={gallery}>
            {others.map((story) => (
              <StateCard key={story.id} story={story} asked={asked} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
