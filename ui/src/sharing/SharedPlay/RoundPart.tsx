import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { directionOfContent } from '../../play/content';
import { PlainRound } from '../../play/RoundText/PlainRound';
import type { SharedRoundValue, SharedStoryValue } from '../model';
import { kicker, roundHead, roundTitle } from './SharedPlay.css';

/** From this length a title is set smaller, in characters. */
const longTitle = 110;

interface RoundPartProps {
  readonly story: SharedStoryValue;
  readonly round: SharedRoundValue;
  /** Its place on the way, from 1. */
  readonly number: number;
  readonly heading: 'h1' | 'h2';
}

/** A round of another reader's play: what they did, and what came of it. */
export function RoundPart({ story, round, number, heading: Heading }: RoundPartProps) {
  const { locale } = useIntl();
  const { language = story.language } = round;
  const first = round.blocks.find(({ kind }) => kind !== 'scene');
  const chapter = first?.kind === 'chapter' ? first : null;
  const words = chapter?.title ?? round.choiceText;
  const isOwnWords = chapter === null && round.move === 'typed';
  return (
    <>
      <div className={roundHead}>
        <p className={kicker}>
          <span>
            <RoundNumber number={number} />
          </span>
          {isOwnWords && (
            <span>
              <FormattedMessage
                id="share.play.ownWords"
                defaultMessage="in their own words"
                description="Beside the number of a round of a shared play: its player typed what they did"
              />
            </span>
          )}
        </p>
        <Heading
          lang={words === null || isOwnWords ? undefined : contentLang(language, locale)}
          dir={words === null ? undefined : isOwnWords ? 'auto' : directionOfContent(language)}
          data-long={(words?.length ?? 0) > longTitle || undefined}
          data-own-script=""
          className={roundTitle}
        >
          {words ?? (
            <FormattedMessage
              id="share.play.opening"
              defaultMessage="How it begins"
              description="Over the first round of a shared play"
            />
          )}
        </Heading>
        {chapter !== null && round.choiceText !== null && (
          <p dir="auto" className={kicker}>
            {round.choiceText}
          </p>
        )}
      </div>
      <PlainRound blocks={round.blocks} cast={story.cast} language={language} textSize="medium" />
    </>
  );
}

export function RoundNumber({ number }: { readonly number: number }) {
  return (
    <FormattedMessage
      id="share.play.round"
      defaultMessage="Round {number, number}"
      description="Over a round of a shared play, and on the link to its page"
      values={{ number }}
    />
  );
}
