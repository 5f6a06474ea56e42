import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { StoryCardValue } from '../../content/model';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Icon } from '../../primitives/Icon/Icon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { answerWords, cover, play, plays, question, quiet, quietParts, radio, tick, title, words } from './choices.css';

interface FinishedPlayValue {
  readonly storySessionId: string;
  readonly story: Pick<StoryCardValue, 'title' | 'displayLanguage' | 'cover'>;
  /** Null for an ending without a title. */
  readonly endingTitle: string | null;
}

export type FinishedPlays =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'found'; readonly plays: readonly FinishedPlayValue[] };

interface AnotherEndingFormProps {
  readonly result: FinishedPlays;
  readonly value: string | null;
  readonly onChange: (storySessionId: string) => void;
  readonly onRetry: () => void;
  readonly storiesHref: string;
}

/** Which of the visitor's finished plays ends differently. */
export function AnotherEndingForm({ result, value, onChange, onRetry, storiesHref }: AnotherEndingFormProps) {
  const group = useId();
  if (result.state !== 'found') {
    return result.state === 'loading' ? (
      <LoadingNote />
    ) : (
      <div role="alert" className={quietParts}>
        <p className={quiet}>
          <FormattedMessage
            id="funny.ending.failed"
            defaultMessage="We could not load your stories."
            description="In place of the visitor's finished stories when they did not arrive"
          />
        </p>
        <TextButton onClick={onRetry}>
          <FormattedMessage
            id="funny.tryAgain"
            defaultMessage="Try again"
            description="Asks again for a list of the page of small amusements that did not arrive"
          />
        </TextButton>
      </div>
    );
  }
  if (result.plays.length === 0) {
    return (
      <div className={quietParts}>
        <p className={quiet}>
          <FormattedMessage
            id="funny.ending.none"
            defaultMessage="Your finished stories will appear here. Play one to its ending first."
            description="In place of the visitor's finished stories when there are none"
          />
        </p>
        <ButtonLink href={storiesHref}>
          <FormattedMessage
            id="funny.ending.stories"
            defaultMessage="Find a story"
            description="Link to the list of stories for a visitor who has finished none"
          />
        </ButtonLink>
      </div>
    );
  }
  return (
    <fieldset className={question}>
      <legend className={words}>
        <FormattedMessage
          id="funny.ending.label"
          defaultMessage="Your finished stories"
          description="Over the choice of a finished story that is to end differently"
        />
      </legend>
      <div className={plays}>
        {result.plays.map(({ endingTitle, story, storySessionId }) => (
          <label key={storySessionId} className={play}>
            <input
              type="radio"
              name={group}
              checked={value === storySessionId}
              className={radio}
              onChange={() => onChange(storySessionId)}
            />
            <img
              className={cover}
              src={story.cover.small}
              alt=""
              width={64}
              height={96}
              loading="lazy"
              decoding="async"
              style={{ backgroundColor: story.cover.color }}
            />
            <span className={answerWords}>
              <bdi className={title} lang={story.displayLanguage}>
                {story.title}
              </bdi>
              {endingTitle !== null && (
                <span>
                  <FormattedMessage
                    id="funny.ending.reached"
                    defaultMessage="It ended with “{ending}”"
                    description="Below the title of a finished story: the title of the ending that the visitor came to"
                    values={{ ending: <bdi>{endingTitle}</bdi> }}
                  />
                </span>
              )}
            </span>
            <span className={tick}>
              <Icon name="check" size="small" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
