import type { ComponentType } from 'react';

import type { CharacterDraft } from '@fabula/sdk';
import type { EditorSection, SectionMark, SectionTabValue } from '@fabula/ui/character-editor';

import type { FieldTarget } from './editor-part';
import { VoiceContainer } from './fields/VoiceContainer';
import { FaceSection } from './sections/FaceSection';
import { LoreSection } from './sections/LoreSection';
import { MindSection } from './sections/MindSection';
import { ReadersSection } from './sections/ReadersSection';
import { RightsSection } from './sections/RightsSection';
import { SpeechSection } from './sections/SpeechSection';

type Field = FieldTarget['field'];

export const editorSections: readonly { readonly id: EditorSection; readonly Section: ComponentType }[] = [
  { id: 'face', Section: FaceSection },
  { id: 'readers', Section: ReadersSection },
  { id: 'mind', Section: MindSection },
  { id: 'speech', Section: SpeechSection },
  { id: 'voice', Section: VoiceContainer },
  { id: 'lore', Section: LoreSection },
  { id: 'rights', Section: RightsSection },
];

export const sectionOf: Readonly<Record<Field, EditorSection>> = {
  name: 'face',
  nickname: 'face',
  tagline: 'face',
  portrait: 'face',
  picture: 'face',
  portraitAlt: 'face',
  pronouns: 'face',
  temperaments: 'face',
  age: 'face',
  about: 'readers',
  tags: 'readers',
  freeTags: 'readers',
  language: 'readers',
  mature: 'readers',
  description: 'mind',
  personality: 'mind',
  scenario: 'mind',
  nevers: 'mind',
  systemPrompt: 'mind',
  postHistoryInstructions: 'mind',
  depthNote: 'mind',
  greeting: 'speech',
  alternateGreetings: 'speech',
  groupGreetings: 'speech',
  exchanges: 'speech',
  exampleDialogue: 'speech',
  voice: 'voice',
  lore: 'lore',
  creator: 'rights',
  characterVersion: 'rights',
  remixable: 'rights',
};

export const isField = (name: string): name is Field => Object.hasOwn(sectionOf, name);

function markOf(draft: CharacterDraft, section: EditorSection): SectionMark | undefined {
  const severities = draft.problems.filter(({ field }) => sectionOf[field] === section).map(({ severity }) => severity);
  if (severities.includes('error')) return 'error';
  return severities.includes('warning') ? 'warning' : undefined;
}

export const sectionTabs = (draft: CharacterDraft | null): SectionTabValue[] =>
  editorSections.map(({ id }) => {
    if (draft === null) return { id };
    const own = draft.tokens.byField.filter(({ field }) => sectionOf[field] === id);
    const tokens = own.reduce((sum, one) => sum + one.tokens, 0);
    return { id, tokens: tokens === 0 ? undefined : tokens, mark: markOf(draft, id) };
  });
