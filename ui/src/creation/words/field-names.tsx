import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ConflictField } from '../model';

/** What each field of a draft is called where two versions of it are compared. */
export const fieldNames: Readonly<Record<ConflictField, ReactNode>> = {
  name: <FormattedMessage id="draft.field.name" defaultMessage="Name" description="Field of a character draft" />,
  tagline: (
    <FormattedMessage
      id="draft.field.tagline"
      defaultMessage="In one line"
      description="Field of a character draft: the one line that says who the character is"
    />
  ),
  language: (
    <FormattedMessage id="draft.field.language" defaultMessage="Language" description="Field of a character draft" />
  ),
  pronouns: (
    <FormattedMessage id="draft.field.pronouns" defaultMessage="Pronouns" description="Field of a character draft" />
  ),
  temperaments: (
    <FormattedMessage
      id="draft.field.temperaments"
      defaultMessage="Temperament"
      description="Field of a character draft: up to three temperaments"
    />
  ),
  portrait: (
    <FormattedMessage id="draft.field.portrait" defaultMessage="Portrait" description="Field of a character draft" />
  ),
  description: (
    <FormattedMessage
      id="draft.field.description"
      defaultMessage="Description"
      description="Field of a character draft"
    />
  ),
  personality: (
    <FormattedMessage
      id="draft.field.personality"
      defaultMessage="Personality"
      description="Field of a character draft"
    />
  ),
  scenario: (
    <FormattedMessage
      id="draft.field.scenario"
      defaultMessage="Where you meet"
      description="Field of a character draft: the place and moment of the first meeting"
    />
  ),
  greeting: (
    <FormattedMessage id="draft.field.greeting" defaultMessage="Greeting" description="Field of a character draft" />
  ),
  exchanges: (
    <FormattedMessage
      id="draft.field.exchanges"
      defaultMessage="Sample exchanges"
      description="Field of a character draft: examples of what a reader says and the character answers"
    />
  ),
  nevers: (
    <FormattedMessage
      id="draft.field.nevers"
      defaultMessage="What they never do"
      description="Field of a character draft"
    />
  ),
  tags: <FormattedMessage id="draft.field.tags" defaultMessage="Tags" description="Field of a character draft" />,
  mature: (
    <FormattedMessage
      id="draft.field.mature"
      defaultMessage="Mature themes"
      description="Field of a character draft: whether it has mature themes"
    />
  ),
};
