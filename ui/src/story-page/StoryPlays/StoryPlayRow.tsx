import { FormattedMessage, useIntl } from 'react-intl';

import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { contentLang } from '../../content/content-language';
import { spanText } from '../../content/Counts/round-span';
import { spanAt } from '../../content/Counts/span-at';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Button } from '../../primitives/Button/Button';
import type { StoryPlaysProps, StoryPlayValue } from '../model';
import { SaveMenu } from './SaveMenu';
import { acts, place, play as playStyle, when, words } from './StoryPlays.css';

interface StoryPlayRowProps extends Pick<
  StoryPlaysProps,
  'span' | 'language' | 'now' | 'hrefOf' | 'onShare' | 'onSave'
> {
  readonly play: StoryPlayValue;
  readonly saving: boolean;
}

export function StoryPlayRow({ play, span, language, now, hrefOf, onShare, onSave, saving }: StoryPlayRowProps) {
  const hasEnded = play.ending !== null;
  return (
    <li className={playStyle}>
      <div className={words}>
        <p className={place}>
          <Place play={play} span={span} language={language} />
        </p>
        <p className={when}>
          <FormattedMessage
            id="storyPage.play.when"
            defaultMessage="Last played {when}"
            description="When the reader last played one of their plays; {when} is such as “2 hours ago”"
            values={{ when: <RelativeTime at={play.updatedAt} now={now} /> }}
          />
        </p>
      </div>
      <div className={acts}>
        <ButtonLink href={hrefOf(play)} size="small">
          {hasEnded ? (
            <FormattedMessage
              id="storyPage.play.read"
              defaultMessage="Read the ending"
              description="Link to the last round of a play that has ended"
            />
          ) : (
            <FormattedMessage
              id="storyPage.play.continue"
              defaultMessage="Continue"
              description="Link to where one of the reader’s plays stands"
            />
          )}
        </ButtonLink>
        {hasEnded && (
          <>
            <Button size="small" onClick={() => onShare(play)}>
              <FormattedMessage
                id="storyPage.play.share"
                defaultMessage="Share"
                description="Button that shares a play that has ended, so that others can read it"
              />
            </Button>
            <SaveMenu saving={saving} onSave={(format) => onSave(play, format)} />
          </>
        )}
      </div>
    </li>
  );
}

function Place({ play: { progress, ending }, span, language }: Pick<StoryPlayRowProps, 'play' | 'span' | 'language'>) {
  const { locale } = useIntl();
  const lang = contentLang(language, locale);
  if (ending !== null) {
    return ending.title === null ? (
      <FormattedMessage
        id="storyPage.play.ended"
        defaultMessage="Finished"
        description="A play that has come to an ending without a name"
      />
    ) : (
      <FormattedMessage
        id="storyPage.play.ending"
        defaultMessage="Ended: {title}"
        description="A play that has come to an ending; {title} is the ending’s name"
        values={{ title: <bdi lang={lang}>{ending.title}</bdi> }}
      />
    );
  }
  const { chapter, round } = progress;
  if (chapter !== null) {
    return (
      <FormattedMessage
        id="storyPage.play.chapter"
        defaultMessage="Chapter {number, number}: {title}"
        description="How far a play has come; {title} is the chapter’s name"
        values={{ number: chapter.number, title: <bdi lang={lang}>{chapter.title}</bdi> }}
      />
    );
  }
  const rounds = spanText(locale, spanAt({ round, hasEnded: false }, span));
  return rounds === null ? (
    <FormattedMessage
      id="storyPage.play.round"
      defaultMessage="Round {round, number}"
      description="How far a play has come"
      values={{ round }}
    />
  ) : (
    <FormattedMessage
      id="storyPage.play.roundOf"
      defaultMessage="Round {round, number} of {rounds}"
      description="How far a play has come; {rounds} is how many rounds the story has, such as “8”, “8–9”, or “~8” where that is not known exactly"
      values={{ round, rounds }}
    />
  );
}
