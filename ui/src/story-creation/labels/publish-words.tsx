import { defineMessage, FormattedMessage } from 'react-intl';

import type { PublishWords } from '../../authoring/Publishing/model';
import { donePrivate, listedHints } from '../../authoring/Publishing/visibility-labels';
import { storyFieldNames } from './story-field-names';

/** What the dialog that publishes says of a story. */
export const storyPublishing: PublishWords = {
  fieldNames: storyFieldNames,
  missing: {
    source: (
      <FormattedMessage
        id="publish.story.source"
        defaultMessage="Not published yet. The story has an error, or no reading comes to an ending. Check it in the editor, keep it, then publish it."
        description="Why a story was not published"
      />
    ),
    tagline: (
      <FormattedMessage
        id="publish.story.tagline"
        defaultMessage="Not published yet. The story needs a line of its own, other than its title."
        description="Why a story was not published"
      />
    ),
    mature: (
      <FormattedMessage
        id="publish.story.mature"
        defaultMessage="This story has mature themes and does not say so. Mark it as mature, keep it, then publish it."
        description="Why a story was not published"
      />
    ),
  },
  problems: {
    hidden: (
      <FormattedMessage
        id="publish.story.hidden"
        defaultMessage="The operators of this site have hidden this story, or it is being changed at this moment. Change what was reported, then publish it again."
        description="Why a story was not published"
      />
    ),
    gone: (
      <FormattedMessage
        id="publish.story.gone"
        defaultMessage="This story is no longer there."
        description="Why a story was not published: it was deleted"
      />
    ),
  },
  hints: {
    private: (
      <FormattedMessage
        id="publish.story.privateHint"
        defaultMessage="Other people cannot find it or begin it. Those who are playing it can play on."
        description="Below the choice that only its author sees a story"
      />
    ),
    ...listedHints,
  },
  done: {
    private: donePrivate,
    unlisted: (name) => (
      <FormattedMessage
        id="publish.story.doneUnlisted"
        defaultMessage="Anyone with this link can read and play {name}."
        description="After a story was published for those who have its link; {name} is its title"
        values={{ name }}
      />
    ),
    public: (name) => (
      <FormattedMessage
        id="publish.story.donePublic"
        defaultMessage="{name} is public. Readers find it under the newest stories."
        description="After a story was published for everyone; {name} is its title"
        values={{ name }}
      />
    ),
  },
  statement: (
    <FormattedMessage
      id="publish.story.statement"
      defaultMessage="This is about no real living person, everyone in a mature scene is an adult, and I may publish these texts."
      description="Checkbox in the dialog that publishes a story: what its author states"
    />
  ),
  needsAccount: (
    <FormattedMessage
      id="publish.story.needsAccount"
      defaultMessage="Publishing needs an account, for your public name. Your stories come with you when you sign in."
      description="In the dialog that publishes a story, for a guest"
    />
  ),
  linkLabel: defineMessage({
    id: 'publish.story.link',
    defaultMessage: 'Link to the story',
    description: 'Names the box that holds the address of a published story',
  }),
};
