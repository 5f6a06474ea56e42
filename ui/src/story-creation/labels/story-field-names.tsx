import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { StoryFields } from '../model';

/** What each field of a story draft is called where two versions of it are compared. */
export const storyFieldNames: Readonly<Record<keyof StoryFields, ReactNode>> = {
  title: (
    <FormattedMessage
      id="storyWizard.field.title"
      defaultMessage="Title"
      description="Field of a story draft, over two versions of it"
    />
  ),
  tagline: (
    <FormattedMessage
      id="storyWizard.field.tagline"
      defaultMessage="Tagline"
      description="Field of a story draft, over two versions of it"
    />
  ),
  language: (
    <FormattedMessage
      id="storyWizard.field.language"
      defaultMessage="Language"
      description="Field of a story draft, over two versions of it"
    />
  ),
  kind: (
    <FormattedMessage
      id="storyWizard.field.kind"
      defaultMessage="Format"
      description="Field of a story draft, over two versions of it"
    />
  ),
  length: (
    <FormattedMessage
      id="storyWizard.field.length"
      defaultMessage="Length"
      description="Field of a story draft, over two versions of it"
    />
  ),
  tone: (
    <FormattedMessage
      id="storyWizard.field.tone"
      defaultMessage="Tone"
      description="Field of a story draft, over two versions of it"
    />
  ),
  mood: (
    <FormattedMessage
      id="storyWizard.field.mood"
      defaultMessage="Mood"
      description="Field of a story draft, over two versions of it"
    />
  ),
  scene: (
    <FormattedMessage
      id="storyWizard.field.scene"
      defaultMessage="Scene"
      description="Field of a story draft, over two versions of it"
    />
  ),
  mature: (
    <FormattedMessage
      id="storyWizard.field.mature"
      defaultMessage="Mature themes"
      description="Field of a story draft, over two versions of it"
    />
  ),
  cast: (
    <FormattedMessage
      id="storyWizard.field.cast"
      defaultMessage="Characters"
      description="Field of a story draft, over two versions of it"
    />
  ),
  shape: (
    <FormattedMessage
      id="storyWizard.field.shape"
      defaultMessage="Shape"
      description="Field of a story draft, over two versions of it"
    />
  ),
  acts: (
    <FormattedMessage
      id="storyWizard.field.acts"
      defaultMessage="Acts"
      description="Field of a story draft, over two versions of it"
    />
  ),
  choicesPerRound: (
    <FormattedMessage
      id="storyWizard.field.choicesPerRound"
      defaultMessage="Choices per round"
      description="Field of a story draft, over two versions of it"
    />
  ),
  endings: (
    <FormattedMessage
      id="storyWizard.field.endings"
      defaultMessage="Endings"
      description="Field of a story draft, over two versions of it"
    />
  ),
  meters: (
    <FormattedMessage
      id="storyWizard.field.meters"
      defaultMessage="Meters"
      description="Field of a story draft, over two versions of it"
    />
  ),
  items: (
    <FormattedMessage
      id="storyWizard.field.items"
      defaultMessage="Items"
      description="Field of a story draft, over two versions of it"
    />
  ),
  roles: (
    <FormattedMessage
      id="storyWizard.field.roles"
      defaultMessage="Roles"
      description="Field of a story draft, over two versions of it"
    />
  ),
  beats: (
    <FormattedMessage
      id="storyWizard.field.beats"
      defaultMessage="Beats"
      description="Field of a story draft, over two versions of it"
    />
  ),
  opening: (
    <FormattedMessage
      id="storyWizard.field.opening"
      defaultMessage="Opening"
      description="Field of a story draft, over two versions of it"
    />
  ),
  firstRound: (
    <FormattedMessage
      id="storyWizard.field.firstRound"
      defaultMessage="First round"
      description="Field of a story draft, over two versions of it"
    />
  ),
  source: (
    <FormattedMessage
      id="storyWizard.field.source"
      defaultMessage="The story in ink"
      description="Field of a story draft, over two versions of it"
    />
  ),
};
