import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import type { LandingPlayValue, LandingStoryValue } from '../model';
import { failed, role as roleStyle, roleLabel, roleName, roleNote } from './RoundCard.css';

interface BeginWayProps {
  readonly story: LandingStoryValue;
  readonly play: Exclude<LandingPlayValue, { kind: 'begun' }>;
}

/** Before a story has begun: whom its reader plays, and the one lit button. */
export function BeginWay({ story, play }: BeginWayProps) {
  const [role] = story.roles ?? [];
  const lang = contentLang(story.language, useIntl().locale);
  return (
    <>
      {role !== undefined && (
        <div className={roleStyle}>
          <p className={roleLabel}>
            <FormattedMessage
              id="landing.round.role"
              defaultMessage="In this story you are"
              description="Above the name of the role that a stranger plays in the first round of a story"
            />
          </p>
          <p className={roleName} dir="auto" lang={lang} data-own-script="">
            {role.label}
          </p>
          <p className={roleNote} dir="auto" lang={lang} data-own-script="">
            {role.note}
          </p>
        </div>
      )}
      <div>
        <Way play={play} />
      </div>
      {play.kind === 'failed' && (
        <p role="alert" className={failed}>
          <FormattedMessage
            id="landing.round.failed"
            defaultMessage="The story did not begin. Nothing was charged. Please try again."
            description="When the first round of a story could not be loaded; the button above tries it again"
          />
        </p>
      )}
    </>
  );
}

const begin = (
  <FormattedMessage
    id="story.begin"
    defaultMessage="Begin the story"
    description="Button that opens a story at its first round or chapter"
  />
);

function Way({ play }: Pick<BeginWayProps, 'play'>) {
  if (play.kind === 'waiting') {
    return (
      <ButtonLink href={play.storyHref} tone="primary" size="large" icon="play">
        {begin}
      </ButtonLink>
    );
  }
  return (
    <Button
      tone="primary"
      size="large"
      icon="play"
      busy={play.kind === 'beginning'}
      busyLabel={
        <FormattedMessage
          id="landing.round.beginning"
          defaultMessage="Opening the first page"
          description="On the button that begins a story while its first round is on its way"
        />
      }
      onClick={play.onBegin}
    >
      {begin}
    </Button>
  );
}
