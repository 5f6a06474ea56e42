import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { PlayLayout } from '../../play/PlayLayout/PlayLayout';
import { Link } from '../../primitives/Link/Link';
import type { SharedPlayViewProps } from '../model';
import { EndingPart } from './EndingPart';
import { GoOnButton } from './GoOnButton';
import { RoundNumber, RoundPart } from './RoundPart';
import {
  head,
  kicker,
  note,
  page,
  permalink,
  round as roundStyle,
  roundFoot,
  rounds as roundsStyle,
  tagline,
  title,
} from './SharedPlay.css';

export function SharedPlayView({ story, rounds, goOn, storyHref, roundHref }: SharedPlayViewProps) {
  const { locale } = useIntl();
  const lang = contentLang(story.displayLanguage, locale);
  return (
    <PlayLayout scene={story.scene}>
      <div className={page}>
        <header className={head}>
          <p className={kicker}>
            <FormattedMessage
              id="share.play.kicker"
              defaultMessage="One path"
              description="Over the title of the story of a shared play"
            />
          </p>
          <h1 lang={lang} data-own-script="" className={title}>
            <Link href={storyHref}>{story.title}</Link>
          </h1>
          <p lang={lang} data-own-script="" className={tagline}>
            {story.tagline}
          </p>
          <p className={note}>
            <FormattedMessage
              id="share.play.rounds"
              defaultMessage="{rounds, plural, one {# round, as another reader played it} other {# rounds, as another reader played them}}. Go your own way from any of them."
              description="Under the title of a shared play; {rounds} is how many rounds are shared"
              values={{ rounds: rounds.length }}
            />
          </p>
        </header>
        <ol className={roundsStyle}>
          {rounds.map((round, place) => (
            <li key={round.roundId} id={round.roundId} className={roundStyle}>
              <RoundPart story={story} round={round} number={place + 1} heading="h2" />
              <div className={roundFoot}>
                {round.ending === null && <GoOnButton roundId={round.roundId} goOn={goOn} />}
                <Link href={roundHref(round.roundId)} className={permalink}>
                  <RoundNumber number={place + 1} />
                </Link>
              </div>
            </li>
          ))}
        </ol>
        <EndingPart story={story} round={rounds.at(-1)} storyHref={storyHref} />
      </div>
    </PlayLayout>
  );
}
