import { FormattedMessage } from 'react-intl';

import type { ToastMessage } from '@fabula/ui';

export const storyReady = (title: string): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="storyWizard.toast.kept"
      defaultMessage="{title} is saved. Only you can see it."
      description="Short message after a story was made of a draft"
      values={{ title: <bdi>{title}</bdi> }}
    />
  ),
});

/** A story was kept that others can see. */
export const storyChanged = (title: string): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="storyEditor.toast.changed"
      defaultMessage="{title} is saved. New readers start with this version."
      description="Short message after a published story was kept with changes"
      values={{ title: <bdi>{title}</bdi> }}
    />
  ),
});

export const storyNotKept = (title: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="storyEditor.toast.notKept"
      defaultMessage="{title} is not published yet: something has to be corrected first."
      description="Short message when a story cannot be published because its draft cannot be kept"
      values={{ title: <bdi>{title}</bdi> }}
    />
  ),
});

/** An own story cannot be edited: it was imported before sources were kept, or compiled. */
export const sourceMissing = (title: string): ToastMessage => ({
  tone: 'danger',
  message: (
    <FormattedMessage
      id="storyWizard.toast.sourceMissing"
      defaultMessage="The text of {title} was not stored when it was imported. Import it again below, then open it in the editor."
      description="Short message when an own story cannot be edited because its text in ink is not there"
      values={{ title: <bdi>{title}</bdi> }}
    />
  ),
});

export const draftNotOpened: ToastMessage = {
  tone: 'danger',
  message: (
    <FormattedMessage
      id="storyWizard.toast.notOpened"
      defaultMessage="The story could not be opened in the editor. Please try again."
      description="Short message when a draft of a story could not be begun"
    />
  ),
};

export const tooManyDrafts: ToastMessage = {
  tone: 'danger',
  message: (
    <FormattedMessage
      id="storyWizard.toast.tooMany"
      defaultMessage="You have reached the limit of drafts. Save or delete one first."
      description="Short message when another draft of a story cannot be begun"
    />
  ),
};
