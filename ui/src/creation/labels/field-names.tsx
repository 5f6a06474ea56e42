import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ConflictField } from '../model';

export const fieldNames: Readonly<Record<ConflictField, ReactNode>> = {
  name: <FormattedMessage id="draft.field.name" defaultMessage="Name" description="Field of a character draft" />,
  tagline: (
    <FormattedMessage
      id="draft.field.tagline"
      defaultMessage="Tagline"
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
  nickname: (
    <FormattedMessage
      id="draft.field.nickname"
      defaultMessage="Nickname"
      description="Field of a character draft: a shorter name that the model uses"
    />
  ),
  age: (
    <FormattedMessage
      id="draft.field.age"
      defaultMessage="Age"
      description="Field of a character draft: the stated age in years"
    />
  ),
  picture: (
    <FormattedMessage
      id="draft.field.picture"
      defaultMessage="Picture"
      description="Field of a character draft: a picture of the author's own"
    />
  ),
  portraitAlt: (
    <FormattedMessage
      id="draft.field.portraitAlt"
      defaultMessage="What the portrait shows"
      description="Field of a character draft: for those who do not see it"
    />
  ),
  about: (
    <FormattedMessage
      id="draft.field.about"
      defaultMessage="About"
      description="Field of a character draft: what readers are told; not sent to the model"
    />
  ),
  systemPrompt: (
    <FormattedMessage
      id="draft.field.systemPrompt"
      defaultMessage="System prompt"
      description="Field of a character draft: the author's own instructions before everything else"
    />
  ),
  postHistoryInstructions: (
    <FormattedMessage
      id="draft.field.postHistoryInstructions"
      defaultMessage="Post-history instructions"
      description="Field of a character draft: the author's own instructions after the last message"
    />
  ),
  depthNote: (
    <FormattedMessage
      id="draft.field.depthNote"
      defaultMessage="Character’s note"
      description="Field of a character draft: a note that stands some messages above the end"
    />
  ),
  alternateGreetings: (
    <FormattedMessage
      id="draft.field.alternateGreetings"
      defaultMessage="Alternate greetings"
      description="Field of a character draft: other first messages"
    />
  ),
  groupGreetings: (
    <FormattedMessage
      id="draft.field.groupGreetings"
      defaultMessage="Room greetings"
      description="Field of a character draft: first messages for rooms with several characters"
    />
  ),
  exampleDialogue: (
    <FormattedMessage
      id="draft.field.exampleDialogue"
      defaultMessage="Example dialogue"
      description="Field of a character draft: sample dialogue as free text"
    />
  ),
  freeTags: (
    <FormattedMessage
      id="draft.field.freeTags"
      defaultMessage="Your own tags"
      description="Field of a character draft: tags in the author's own words"
    />
  ),
  voice: (
    <FormattedMessage
      id="draft.field.voice"
      defaultMessage="Voice"
      description="Field of a character draft: the voice that reads aloud"
    />
  ),
  creator: (
    <FormattedMessage
      id="draft.field.creator"
      defaultMessage="Creator"
      description="Field of a character draft: who made the character"
    />
  ),
  characterVersion: (
    <FormattedMessage
      id="draft.field.characterVersion"
      defaultMessage="Version"
      description="Field of a character draft: the author's own name for the version"
    />
  ),
  remixable: (
    <FormattedMessage
      id="draft.field.remixable"
      defaultMessage="Remixes"
      description="Field of a character draft: whether others may make characters of it"
    />
  ),
};
