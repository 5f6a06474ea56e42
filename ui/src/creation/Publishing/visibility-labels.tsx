import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { VisibilityValue } from './model';

/** From the one person to everybody. */
export const visibilities = ['private', 'unlisted', 'public'] as const satisfies readonly VisibilityValue[];

export const visibilityNames: Readonly<Record<VisibilityValue, ReactNode>> = {
  private: (
    <FormattedMessage
      id="publish.private"
      defaultMessage="Only you"
      description="Who sees a character: a choice in the dialog, and beside the character"
    />
  ),
  unlisted: (
    <FormattedMessage
      id="publish.unlisted"
      defaultMessage="Anyone with the link"
      description="Who sees a character: a choice in the dialog, and beside the character"
    />
  ),
  public: (
    <FormattedMessage
      id="publish.public"
      defaultMessage="Everyone"
      description="Who sees a character: a choice in the dialog, and beside the character"
    />
  ),
};

export const visibilityHints: Readonly<Record<VisibilityValue, ReactNode>> = {
  private: (
    <FormattedMessage
      id="publish.privateHint"
      defaultMessage="Other people cannot find it or begin a chat with it. Chats that others already have stay theirs."
      description="Below the choice that only its maker sees a character"
    />
  ),
  unlisted: (
    <FormattedMessage
      id="publish.unlistedHint"
      defaultMessage="On no list and in no search, here or in search engines."
      description="Below the choice that everyone with the link sees a character"
    />
  ),
  public: (
    <FormattedMessage
      id="publish.publicHint"
      defaultMessage="On lists and in search, with your public name."
      description="Below the choice that everyone sees a character"
    />
  ),
};

export const doneSentences: Readonly<Record<VisibilityValue, (name: ReactNode) => ReactNode>> = {
  private: (name) => (
    <FormattedMessage
      id="publish.donePrivate"
      defaultMessage="Only you can see {name} now."
      description="After a character was made private"
      values={{ name }}
    />
  ),
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
      defaultMessage="{name} is public. Readers find it under the newest characters."
      description="After a character was published for everyone"
      values={{ name }}
    />
  ),
};
