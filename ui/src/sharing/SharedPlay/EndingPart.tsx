import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { directionOfContent } from '../../play/content';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import type { SharedRoundValue, SharedStoryValue } from '../model';
import { ending as endingStyle, endingTitle, kicker, note } from './SharedPlay.css';

interface EndingPartProps {
  readonly story: SharedStoryValue;
  /** The last round that is shared. */
  readonly round: Pick<SharedRoundValue, 'ending' | 'language'> | undefined;
  readonly storyHref: string;
}

/** The end of what is shared: how the story came out, or that it continues, and the way to a play of one's own. */
export function EndingPart({ story, round, storyHref }: EndingPartProps) {
  const { ending = null, language = story.language } = round ?? {};
  const { locale } = useIntl();
  return (
    <section className={endingStyle}>
      {ending === null ? (
        <p className={note}>
          <FormattedMessage
            id="share.play.goesOn"
            defaultMessage="This is as far as it was shared. The story continues."
            description="At the end of a shared play whose story has not ended"
          />
        </p>
      ) : (
        <>
          <p className={kicker}>
            <FormattedMessage
              id="share.play.ended"
              defaultMessage="It ended like this"
              description="Over the title of the ending that a shared play came to"
            />
          </p>
          <h2
            lang={ending.title === null ? undefined : contentLang(language, locale)}
            dir={ending.title === null ? undefined : directionOfContent(language)}
            data-own-script=""
            className={endingTitle}
          >
            {ending.title ?? (
              <FormattedMessage
                id="share.play.untitled"
                defaultMessage="Untitled ending"
                description="In the place of the title of an ending that its author has not named"
              />
            )}
          </h2>
        </>
      )}
      <ButtonLink href={storyHref} tone="primary">
        <FormattedMessage
          id="share.play.begin"
          defaultMessage="Find your own ending"
          description="Leads from a shared play to the page of its story"
        />
      </ButtonLink>
    </section>
  );
}
