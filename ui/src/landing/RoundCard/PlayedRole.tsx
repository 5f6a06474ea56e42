import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import type { LandingStoryValue } from '../model';
import { role as roleStyle, roleLabel, roleName, roleNote } from './RoundCard.css';

/** Whom the reader plays in the story of the card; nothing for a story without roles. */
export function PlayedRole({ story }: { readonly story: LandingStoryValue }) {
  const [role] = story.roles ?? [];
  const lang = contentLang(story.language, useIntl().locale);
  if (role === undefined) return null;
  return (
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
  );
}
