import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ProblemCode, ProblemSeverity } from './model';

export const problemMessages: Readonly<Record<ProblemCode, ReactNode>> = {
  'name-missing': (
    <FormattedMessage
      id="editor.problem.nameMissing"
      defaultMessage="The character has no name."
      description="Problem of a character draft"
    />
  ),
  'greeting-missing': (
    <FormattedMessage
      id="editor.problem.greetingMissing"
      defaultMessage="There is no greeting to start a chat with."
      description="Problem of a character draft"
    />
  ),
  'persona-missing': (
    <FormattedMessage
      id="editor.problem.personaMissing"
      defaultMessage="Nothing tells the model who the character is."
      description="Problem of a character draft: description and personality are empty"
    />
  ),
  'tagline-missing': (
    <FormattedMessage
      id="editor.problem.taglineMissing"
      defaultMessage="There is no tagline that tells readers who the character is."
      description="Problem of a character draft: the one-line summary is empty"
    />
  ),
  'unknown-macro': (
    <FormattedMessage
      id="editor.problem.unknownMacro"
      defaultMessage="This placeholder is unknown and is left as it is."
      description="Problem of a character draft: a placeholder such as an unknown word in double braces"
    />
  ),
  'unbalanced-macro': (
    <FormattedMessage
      id="editor.problem.unbalancedMacro"
      defaultMessage="Double braces are opened or closed without a match."
      description="Problem of a character draft: a placeholder lacks its opening or closing braces"
    />
  ),
  'mixed-person': (
    <FormattedMessage
      id="editor.problem.mixedPerson"
      defaultMessage="“You” and the third person are mixed in this field."
      description="Problem of a character draft: one text both addresses someone and speaks of them"
    />
  ),
  'speaks-for-reader': (
    <FormattedMessage
      id="editor.problem.speaksForReader"
      defaultMessage="Here the character decides what the reader does."
      description="Problem of a character draft: a greeting tells what the reader does or says"
    />
  ),
  'example-without-speaker': (
    <FormattedMessage
      id="editor.problem.exampleWithoutSpeaker"
      defaultMessage="This example does not say who speaks."
      description="Problem of a character draft: example dialogue begins without a speaker"
    />
  ),
  'sexual-words': (
    <FormattedMessage
      id="editor.problem.sexualWords"
      defaultMessage="This text contains sexual words, but the character is not marked as mature."
      description="Problem of a character draft"
    />
  ),
  'age-under-18': (
    <FormattedMessage
      id="editor.problem.ageUnder18"
      defaultMessage="A character under 18 cannot have mature themes."
      description="Problem of a character draft"
    />
  ),
  'age-unknown': (
    <FormattedMessage
      id="editor.problem.ageUnknown"
      defaultMessage="A character with mature themes needs a stated age."
      description="Problem of a character draft"
    />
  ),
  'lore-keys-missing': (
    <FormattedMessage
      id="editor.problem.loreKeysMissing"
      defaultMessage="This entry has no keys, so nothing triggers it."
      description="Problem of an entry of a lorebook. A key is a word that brings the entry into the prompt when it is said"
    />
  ),
  'lore-key-short': (
    <FormattedMessage
      id="editor.problem.loreKeyShort"
      defaultMessage="A key this short may trigger the entry too often."
      description="Problem of an entry of a lorebook"
    />
  ),
  'lore-key-doubled': (
    <FormattedMessage
      id="editor.problem.loreKeyDoubled"
      defaultMessage="Another entry has the same key."
      description="Problem of an entry of a lorebook"
    />
  ),
  'lore-key-broken': (
    <FormattedMessage
      id="editor.problem.loreKeyBroken"
      defaultMessage="This regular expression is invalid and never matches."
      description="Problem of an entry of a lorebook"
    />
  ),
  'too-long-for-context': (
    <FormattedMessage
      id="editor.problem.tooLongForContext"
      defaultMessage="The character takes up almost half of the model’s context. Shorten this first."
      description="Problem of a character draft, at its longest field"
    />
  ),
};

export const severityMessages: Readonly<Record<ProblemSeverity, ReactNode>> = {
  error: (
    <FormattedMessage
      id="editor.problem.error"
      defaultMessage="Fix before publishing"
      description="How heavy a problem of a character draft is: the character cannot be published with it"
    />
  ),
  warning: (
    <FormattedMessage
      id="editor.problem.warning"
      defaultMessage="Warning"
      description="How heavy a problem of a character draft is"
    />
  ),
  note: (
    <FormattedMessage
      id="editor.problem.note"
      defaultMessage="Note"
      description="How heavy a problem of a character draft is: only worth a look"
    />
  ),
};
