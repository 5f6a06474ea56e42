import { defineMessage, FormattedMessage } from 'react-intl';

import type { PublishWords } from '../../authoring/Publishing/model';
import { donePrivate, listedHints } from '../../authoring/Publishing/visibility-labels';
import { fieldNames } from './field-names';

/** What the dialog that publishes says of a character. */
export const characterPublishing: PublishWords = {
  fieldNames: {
    ...fieldNames,
    lore: <FormattedMessage id="publish.field.lore" defaultMessage="Lorebook" description="Field of a character" />,
  },
  missing: {
    mature: (
      <FormattedMessage
        id="publish.problem.mature"
        defaultMessage="This character has mature themes but is not marked as mature. Mark it, save it, then publish it."
        description="Why a character was not published"
      />
    ),
    age: (
      <FormattedMessage
        id="publish.problem.age"
        defaultMessage="A character with mature themes needs a stated age of 18 or more."
        description="Why a character was not published"
      />
    ),
  },
  problems: {
    hidden: (
      <FormattedMessage
        id="publish.problem.hidden"
        defaultMessage="The operators of this site have hidden this character, or it is being changed at this moment. Change what was reported, then publish it again."
        description="Why a character was not published"
      />
    ),
    gone: (
      <FormattedMessage
        id="publish.problem.gone"
        defaultMessage="This character no longer exists."
        description="Why a character was not published: it was deleted"
      />
    ),
  },
  hints: {
    private: (
      <FormattedMessage
        id="publish.privateHint"
        defaultMessage="Others cannot find it or start a chat with it. Chats that they already have stay theirs."
        description="Below the choice that only its maker sees a character"
      />
    ),
    ...listedHints,
  },
  done: {
    private: donePrivate,
    unlisted: (name) => (
      <FormattedMessage
        id="publish.doneUnlisted"
        defaultMessage="Anyone with this link can see {name} and chat."
        description="After a character was published for those who have its link"
        values={{ name }}
      />
    ),
    public: (name) => (
      <FormattedMessage
        id="publish.donePublic"
        defaultMessage="{name} is public and listed among the newest characters."
        description="After a character was published for everyone"
        values={{ name }}
      />
    ),
  },
  statement: (
    <FormattedMessage
      id="publish.statement"
      defaultMessage="This is not a real living person and is an adult if anything here is mature, and I have the right to publish its texts and its picture."
      description="Checkbox in the dialog that publishes a character: what its maker states"
    />
  ),
  needsAccount: (
    <FormattedMessage
      id="publish.needsAccount"
      defaultMessage="To publish, you need an account with a public name. Your characters come with you when you sign in."
      description="In the dialog that publishes a character, for a guest"
    />
  ),
  linkLabel: defineMessage({
    id: 'publish.link',
    defaultMessage: 'Link to the character',
    description: 'Names the box that holds the address of a published character',
  }),
};
