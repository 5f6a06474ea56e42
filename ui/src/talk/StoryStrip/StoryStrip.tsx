import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { StoryPlaceValue } from '../model';
import { back, place as placeStyle, strip, title as titleStyle, where, wide } from './StoryStrip.css';

/** Over a talk inside a story: where the story stands, and the way back to it. */
export function StoryStrip({ place }: { readonly place: StoryPlaceValue }) {
  const { chapter, displayLanguage, hasEnded, href, language, round, title } = place;
  return (
    <div className={strip}>
      <Link href={href} className={back}>
        <Icon name="book" size="small" />
        <FormattedMessage
          id="talk.strip.back"
          defaultMessage="Back to the story"
          description="Leads from a talk with a character inside a story to the round where the story stands"
        />
      </Link>
      <p className={placeStyle}>
        <bdi lang={displayLanguage} className={`${titleStyle} ${wide}`}>
          {title}
        </bdi>
        <span className={where}>
          {hasEnded ? (
            <FormattedMessage
              id="talk.strip.ended"
              defaultMessage="The story has ended"
              description="Over a talk with a character, where a story stands that has come to its end"
            />
          ) : chapter === null ? (
            <FormattedMessage
              id="talk.strip.round"
              defaultMessage="Round {round, number}"
              description="Over a talk with a character: at which round the story stands"
              values={{ round }}
            />
          ) : (
            <FormattedMessage
              id="talk.strip.chapter"
              defaultMessage="Chapter {number, number}: {title}"
              description="Over a talk with a character: in which chapter the story stands"
              values={{ number: chapter.number, title: <bdi lang={language}>{chapter.title}</bdi> }}
            />
          )}
        </span>
      </p>
    </div>
  );
}
