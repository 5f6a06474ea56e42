import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { coverPaints } from '../CoverSketch/cover-paints';
import { CoverSketch } from '../CoverSketch/CoverSketch';
import type { StoryCardValue } from '../model';
import { besideTitle, card, cover, note, printed, tagline as taglineStyle } from './CoverCard.css';

/** The story as it would be now: its cover at the side, and a strip where there is no room for one. */
export function CoverCard({ title, tagline, language, mood, scene }: StoryCardValue) {
  const intl = useIntl();
  const lang = contentLang(language, intl.locale);
  const name = title.trim() === '' ? <NoTitle /> : <bdi lang={lang}>{title}</bdi>;
  return (
    <figure
      className={card}
      aria-label={intl.formatMessage({
        id: 'storyWizard.card',
        defaultMessage: 'The story so far',
        description: 'Names the cover beside the story wizard, for screen readers',
      })}
    >
      <div className={cover}>
        <CoverSketch mood={mood} scene={scene} />
        <p className={printed} data-title={coverPaints[mood].title}>
          {name}
        </p>
      </div>
      <p className={besideTitle}>{name}</p>
      <p className={taglineStyle} data-unwritten={tagline.trim() === '' || undefined}>
        {tagline.trim() === '' ? (
          <FormattedMessage
            id="storyWizard.card.noTagline"
            defaultMessage="Its tagline will appear here"
            description="Below the cover of a new story, before it has a line that says what it promises"
          />
        ) : (
          <bdi lang={lang}>{tagline}</bdi>
        )}
      </p>
      <p className={note}>
        <FormattedMessage
          id="storyWizard.card.note"
          defaultMessage="A sketch. The cover is painted in these colors when you save the story."
          description="Below the sketch of a cover in the story wizard"
        />
      </p>
    </figure>
  );
}

function NoTitle() {
  return (
    <FormattedMessage
      id="storyWizard.noTitle"
      defaultMessage="No title yet"
      description="In place of the title of a story that has none"
    />
  );
}
