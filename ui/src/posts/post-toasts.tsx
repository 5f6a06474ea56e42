import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '../toasts/toast-message';

export const linkCopied = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="toasts.post.linkCopied"
      defaultMessage="Link copied"
      description="Short message after the address of a character or a post was copied"
    />
  ),
});

export const linkFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.post.linkFailed"
      defaultMessage="The browser did not allow copying the link."
      description="Short message when the address of a page could not be copied"
    />
  ),
});

/** A like, a follow or a deletion did not arrive: the page shows again what was. */
export const actTakenBack = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.post.takenBack"
      defaultMessage="That did not work, and nothing has changed. Try again."
      description="Short message when a like, a follow or a deletion failed and was taken back"
    />
  ),
});

/** Words did not arrive; they still stand where they were written. */
export const wordsNotSent = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.post.notSent"
      defaultMessage="Not sent. Your text is still in the box."
      description="Short message when a comment or a post could not be sent"
    />
  ),
});

/** The safety rules do not let these words be published. */
export const wordsNotAllowed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.post.notAllowed"
      defaultMessage="This text is not allowed here. It is still in the box."
      description="Short message when the rules of the product do not let a comment or a post be published"
    />
  ),
});

export const tooFast = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.post.tooFast"
      defaultMessage="Too many in a short time. Wait a minute, then try again."
      description="Short message when a user comments, posts or likes too much in a short time"
    />
  ),
});

export const reportSent = (): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="toasts.post.reported"
      defaultMessage="Reported. The operators of this site will review it."
      description="Short message after something was reported"
    />
  ),
});

export const reportedBefore = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.post.reportedBefore"
      defaultMessage="You have already reported this."
      description="Short message when a reader reports the same thing again"
    />
  ),
});

export const remixFailed = (): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="toasts.post.remixFailed"
      defaultMessage="The remix could not be started. Try again."
      description="Short message when a draft of another one’s character could not be begun"
    />
  ),
});

/** A visitor has as many drafts as they may. */
export const tooManyDrafts = (): ToastMessage => ({
  tone: 'info',
  message: (
    <FormattedMessage
      id="toasts.post.tooManyDrafts"
      defaultMessage="You have reached the limit of drafts. Save or delete one first, then remix."
      description="Short message when a draft of another one’s character could not be begun, as there are too many drafts"
    />
  ),
});
