import { BookOpen, Brain, MessageCircle, NotebookText, Scale, Smile, Volume2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { EditorPanel, EditorSection } from '../editor-model';

export const sectionDrawings: Readonly<Record<EditorSection, LucideIcon>> = {
  face: Smile,
  readers: BookOpen,
  mind: Brain,
  speech: MessageCircle,
  voice: Volume2,
  lore: NotebookText,
  rights: Scale,
};

export const sectionNames: Readonly<Record<EditorSection, ReactNode>> = {
  face: (
    <FormattedMessage
      id="editor.section.face"
      defaultMessage="Face"
      description="Section of the character editor: name and portrait"
    />
  ),
  readers: (
    <FormattedMessage
      id="editor.section.readers"
      defaultMessage="Readers"
      description="Section of the character editor: what readers see before they begin"
    />
  ),
  mind: (
    <FormattedMessage
      id="editor.section.mind"
      defaultMessage="Mind"
      description="Section of the character editor: what the character knows and how it thinks"
    />
  ),
  speech: (
    <FormattedMessage
      id="editor.section.speech"
      defaultMessage="Speech"
      description="Section of the character editor: greetings and sample dialogue"
    />
  ),
  voice: (
    <FormattedMessage
      id="editor.section.voice"
      defaultMessage="Voice"
      description="Section of the character editor: the voice that reads replies aloud"
    />
  ),
  lore: (
    <FormattedMessage
      id="editor.section.lore"
      defaultMessage="Lore"
      description="Section of the character editor: the lorebook"
    />
  ),
  rights: (
    <FormattedMessage
      id="editor.section.rights"
      defaultMessage="Rights"
      description="Section of the character editor: creator, version, whether others may remix the character"
    />
  ),
};

/** What a section is for. @param name of the character, or undefined */
export const sectionLeads: Readonly<Record<EditorSection, (name: ReactNode) => ReactNode>> = {
  face: () => (
    <FormattedMessage
      id="editor.lead.face"
      defaultMessage="What people notice first."
      description="Below the heading of the section of the character editor with name and portrait"
    />
  ),
  readers: () => (
    <FormattedMessage
      id="editor.lead.readers"
      defaultMessage="What readers see before they start a chat. The model never sees the text below."
      description="Below the heading of the section of the character editor with the text for readers, tags and age"
    />
  ),
  mind: (name) =>
    name === undefined ? (
      <FormattedMessage
        id="editor.lead.mindNoName"
        defaultMessage="What they know and how they think. This is sent with every reply."
        description="Below the heading of the section of the character editor with description and personality, for a character without a name"
      />
    ) : (
      <FormattedMessage
        id="editor.lead.mind"
        defaultMessage="What {name} knows and thinks. This is sent with every reply."
        description="Below the heading of the section of the character editor with description and personality"
        values={{ name }}
      />
    ),
  speech: () => (
    <FormattedMessage
      id="editor.lead.speech"
      defaultMessage="The greeting, and examples of how they talk."
      description="Below the heading of the section of the character editor with greetings and sample dialogue"
    />
  ),
  voice: () => (
    <FormattedMessage
      id="editor.lead.voice"
      defaultMessage="The voice that reads replies aloud, if the reader’s browser has it."
      description="Below the heading of the section of the character editor with the voice"
    />
  ),
  lore: () => (
    <FormattedMessage
      id="editor.lead.lore"
      defaultMessage="Entries that are added to the prompt when one of their keys appears in the chat."
      description="Below the heading of the section of the character editor with the lorebook"
    />
  ),
  rights: () => (
    <FormattedMessage
      id="editor.lead.rights"
      defaultMessage="Who made the character, and what others may do with it."
      description="Below the heading of the section of the character editor with creator, version and remixes"
    />
  ),
};

export const panelNames: Readonly<Record<EditorPanel, ReactNode>> = {
  preview: (
    <FormattedMessage
      id="editor.panel.preview"
      defaultMessage="Preview chat"
      description="Tab beside the fields of the character editor: a conversation with the draft"
    />
  ),
  tests: (
    <FormattedMessage
      id="editor.panel.tests"
      defaultMessage="Tests"
      description="Tab beside the fields of the character editor: questions that the character must answer well"
    />
  ),
  problems: (
    <FormattedMessage
      id="editor.panel.problems"
      defaultMessage="Problems"
      description="Tab beside the fields of the character editor: what the author should look at"
    />
  ),
  versions: (
    <FormattedMessage
      id="editor.panel.versions"
      defaultMessage="Versions"
      description="Tab beside the fields of the character editor: the saved versions of the character"
    />
  ),
};
