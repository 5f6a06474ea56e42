import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { PlayLayout } from '../../play/PlayLayout/PlayLayout';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import type { SharedRoundViewProps } from '../model';
import { EndingPart } from '../SharedPlay/EndingPart';
import { GoOnButton } from '../SharedPlay/GoOnButton';
import { RoundPart } from '../SharedPlay/RoundPart';
import { acts, head, kicker, page, round as roundStyle } from '../SharedPlay/SharedPlay.css';

export function SharedRoundView(props: SharedRoundViewProps) {
  const { story, round, number, total, previous, next, goOn, storyHref, playHref, roundHref } = props;
  const intl = useIntl();
  return (
    <PlayLayout scene={round.backdrop ?? story.scene}>
      <div className={page}>
        <header className={head}>
          <p className={kicker}>
            <Link href={playHref} lang={contentLang(story.displayLanguage, intl.locale)}>
              {story.title}
            </Link>
            <span>
              <FormattedMessage
                id="share.round.place"
                defaultMessage="{number, number} of {total, number}"
                description="Beside the title of the story: which of the rounds of a shared play this is, and how many there are"
                values={{ number, total }}
              />
            </span>
          </p>
        </header>
        <article className={roundStyle}>
          <RoundPart story={story} round={round} number={number} heading="h1" />
          {round.ending === null && (
            <div className={acts}>
              <GoOnButton roundId={round.roundId} goOn={goOn} tone="primary" />
            </div>
          )}
        </article>
        <nav
          className={acts}
          aria-label={intl.formatMessage({
            id: 'share.round.neighbours',
            defaultMessage: 'Other rounds',
            description: 'Names the links from a round of a shared play to those before and after it',
          })}
        >
          {previous !== null && (
            <ButtonLink href={roundHref(previous.roundId)} rel="prev">
              <FormattedMessage
                id="share.round.previous"
                defaultMessage="Previous round"
                description="Leads to the round of a shared play before this one"
              />
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink href={roundHref(next.roundId)} rel="next">
              <FormattedMessage
                id="share.round.next"
                defaultMessage="Next round"
                description="Leads to the round of a shared play after this one"
              />
            </ButtonLink>
          )}
          <ButtonLink href={playHref} tone="quiet">
            <FormattedMessage
              id="share.round.whole"
              defaultMessage="Read the whole play"
              description="Leads from a round of a shared play to all of its rounds"
            />
          </ButtonLink>
        </nav>
        {next === null && <EndingPart story={story} round={round} storyHref={storyHref} />}
      </div>
    </PlayLayout>
  );
}
