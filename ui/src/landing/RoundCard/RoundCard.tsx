import { useEffect, useMemo, useRef, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Artwork } from '../../content/Artwork/Artwork';
import { contentLang } from '../../content/content-language';
import { storyLength } from '../../content/Counts/Counts';
import { Choices } from '../../play/Choices/Choices';
import { directionOfContent } from '../../play/content';
import { MoveNotice } from '../../play/PlayNotice/MoveNotice';
import { PlainRound } from '../../play/RoundText/PlainRound';
import { Icon } from '../../primitives/Icon/Icon';
import type { LandingPlayValue, LandingStoryValue } from '../model';
import { BeginWay } from './BeginWay';
import { FirstChoices } from './FirstChoices';
import { openingBlocks } from './opening-blocks';
import { PlayedRole } from './PlayedRole';
import { act, card, cover, free, freeSign, head, headWords, kept, length, title, told } from './RoundCard.css';

interface RoundCardProps {
  readonly story: LandingStoryValue;
  readonly play: LandingPlayValue;
}

/** The first round of a story and its choices: to begin it, one of them is taken. */
export function RoundCard({ story, play }: RoundCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isBegun = play.kind === 'begun';
  useEffect(() => {
    if (isBegun) heading.current?.focus({ preventScroll: true });
  }, [isBegun]);
  const round = isBegun ? play.round : play.first;
  const opening = useMemo(() => openingBlocks(story.opening), [story.opening]);
  return (
    <section className={card}>
      <div className={told}>
        <CardHead story={story} headingRef={heading} />
        <PlainRound
          blocks={round?.blocks ?? opening}
          cast={story.cast}
          language={round === undefined ? (story.openingLanguage ?? story.language) : story.language}
          textSize="small"
        />
      </div>
      <div className={act}>
        {isBegun ? (
          <div className={kept}>
            <MoveNotice move={play.move} isOffline={play.isOffline} pricesHref={play.pricesHref} />
            <Choices
              round={play.round}
              move={play.move}
              balance={play.balance}
              language={story.language}
              isOn={!play.isOffline}
              onChoose={play.onChoose}
            />
            <FreeNote />
          </div>
        ) : (
          <NotBegun story={story} play={play} />
        )}
      </div>
    </section>
  );
}

interface NotBegunProps {
  readonly story: LandingStoryValue;
  readonly play: Exclude<LandingPlayValue, { kind: 'begun' }>;
}

function NotBegun({ story, play }: NotBegunProps) {
  if (play.first === undefined) {
    return (
      <>
        <PlayedRole story={story} />
        <BeginWay play={play} />
        <FreeNote />
      </>
    );
  }
  return (
    <div className={kept}>
      <PlayedRole story={story} />
      <FirstChoices first={play.first} play={play} language={story.language} />
      <FreeNote />
    </div>
  );
}

function FreeNote() {
  return (
    <p className={free}>
      <span className={freeSign}>
        <Icon name="success" size="small" />
      </span>
      <FormattedMessage
        id="landing.round.free"
        defaultMessage="Free, without an account. Your place is kept on this device."
        description="Under the choices of the first round of a story that a stranger can play at once"
      />
    </p>
  );
}

interface CardHeadProps {
  readonly story: LandingStoryValue;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

function CardHead({ story, headingRef }: CardHeadProps) {
  const intl = useIntl();
  return (
    <div className={head}>
      <div className={cover}>
        <Artwork picture={story.cover} alt="" sizes="38px" />
      </div>
      <div className={headWords}>
        <h2
          ref={headingRef}
          tabIndex={-1}
          lang={contentLang(story.displayLanguage, intl.locale)}
          dir={directionOfContent(story.displayLanguage)}
          data-own-script=""
          className={title}
        >
          {story.title}
        </h2>
        <p className={length}>{storyLength(intl, story)}</p>
      </div>
    </div>
  );
}
