import type { IntlShape, MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';

import type { PromptPart } from '@fabula/sdk';
import type { ContextPartKind } from '@fabula/ui/chat';

type Kind = PromptPart['kind'];

export const contextKinds: Readonly<Record<Kind, ContextPartKind>> = {
  rules: 'system',
  limits: 'system',
  character: 'card',
  scenario: 'card',
  story: 'lore',
  examples: 'card',
  visitor: 'persona',
  lore: 'lore',
  summary: 'memory',
  fact: 'memory',
  note: 'notes',
  history: 'history',
};

const titles: Readonly<Record<Kind, MessageDescriptor>> = defineMessages({
  rules: {
    id: 'chat.context.rules',
    defaultMessage: 'How to answer',
    description: 'Part of what a reply is written from: the rules for writing',
  },
  limits: {
    id: 'chat.context.limits',
    defaultMessage: 'Limits',
    description: 'Part of what a reply is written from: what may not be written',
  },
  character: {
    id: 'chat.context.character',
    defaultMessage: 'The character',
    description: 'Part of what a reply is written from: who the character is',
  },
  scenario: {
    id: 'chat.context.scenario',
    defaultMessage: 'The scene',
    description: 'Part of what a reply is written from: where it happens',
  },
  examples: {
    id: 'chat.context.examples',
    defaultMessage: 'How the character talks',
    description: 'Part of what a reply is written from: examples of dialogue',
  },
  visitor: {
    id: 'chat.context.visitor',
    defaultMessage: 'Who you are',
    description: 'Part of what a reply is written from: who the visitor is',
  },
  story: {
    id: 'chat.context.story',
    defaultMessage: 'What they know of the story',
    description:
      'Part of what a reply is written from: what the character has lived through in a story that is being played',
  },
  lore: {
    id: 'chat.context.lore',
    defaultMessage: 'Lore',
    description: 'Part of what a reply is written from: an entry of the lore',
  },
  summary: {
    id: 'chat.context.summary',
    defaultMessage: 'The story so far',
    description: 'Part of what a reply is written from: the summary',
  },
  fact: {
    id: 'chat.context.fact',
    defaultMessage: 'A remembered fact',
    description: 'Part of what a reply is written from: a fact to be remembered',
  },
  note: {
    id: 'chat.context.note',
    defaultMessage: 'Your notes',
    description: 'Part of what a reply is written from: the visitor’s notes',
  },
  history: {
    id: 'chat.context.history',
    defaultMessage: '{count, plural, one {The newest message} other {The newest # messages}}',
    description: 'Part of what a reply is written from: what was said lately',
  },
});

const reasons: Readonly<Record<PromptPart['why'], MessageDescriptor>> = defineMessages({
  always: {
    id: 'chat.context.always',
    defaultMessage: 'Always included',
    description: 'Why something is part of what a reply is written from',
  },
  constant: {
    id: 'chat.context.constant',
    defaultMessage: 'Always included by its author',
    description: 'Why an entry of the lore is part of what a reply is written from',
  },
  keyword: {
    id: 'chat.context.keyword',
    defaultMessage: 'Triggered by a keyword in the conversation',
    description: 'Why an entry of the lore is part of what a reply is written from',
  },
  remembered: {
    id: 'chat.context.remembered',
    defaultMessage: 'Remembered facts',
    description: 'Why a fact is part of what a reply is written from',
  },
  recent: {
    id: 'chat.context.recent',
    defaultMessage: 'Recent messages',
    description: 'Why messages are part of what a reply is written from',
  },
});

const fits: Readonly<Record<Exclude<PromptPart['fit'], 'whole'>, MessageDescriptor>> = defineMessages({
  shortened: {
    id: 'chat.context.shortened',
    defaultMessage: 'Shortened: not enough room',
    description: 'How much of something is part of what a reply is written from',
  },
  'left-out': {
    id: 'chat.context.leftOut',
    defaultMessage: 'Left out: no room',
    description: 'Something is no part of what a reply is written from',
  },
});

const { instructions } = defineMessages({
  instructions: {
    id: 'chat.context.instructions',
    defaultMessage: 'Your own instructions',
    description: 'Part of what a reply is written from: the visitor’s own system prompt',
  },
});

export const titleOf = (intl: IntlShape, { kind, own, title, count }: PromptPart): string => {
  if (own === true) return intl.formatMessage(instructions);
  return title === '' ? intl.formatMessage(titles[kind], { count }) : title;
};

export const whyOf = (intl: IntlShape, { why, fit }: PromptPart): string =>
  intl.formatMessage(fit === 'whole' ? reasons[why] : fits[fit]);
