import type { ReportReason } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export const reportReasons = {
  spam: (
    <FormattedMessage
      id="post.report.spam"
      defaultMessage="It is advertising or spam"
      description="A reason for reporting a post or a comment"
    />
  ),
  harassment: (
    <FormattedMessage
      id="post.report.harassment"
      defaultMessage="It harasses or threatens someone"
      description="A reason for reporting a post or a comment"
    />
  ),
  hate: (
    <FormattedMessage
      id="post.report.hate"
      defaultMessage="It is hateful"
      description="A reason for reporting a post or a comment: hatred of a group of people"
    />
  ),
  sexual: (
    <FormattedMessage
      id="post.report.sexual"
      defaultMessage="It is sexual and should not be here"
      description="A reason for reporting a post or a comment"
    />
  ),
  minors: (
    <FormattedMessage
      id="post.report.minors"
      defaultMessage="It puts a child in danger"
      description="A reason for reporting a post or a comment"
    />
  ),
  'self-harm': (
    <FormattedMessage
      id="post.report.selfHarm"
      defaultMessage="It is about suicide or self-harm"
      description="A reason for reporting a post or a comment"
    />
  ),
  impersonation: (
    <FormattedMessage
      id="post.report.impersonation"
      defaultMessage="It pretends to be a real person"
      description="A reason for reporting a post or a comment"
    />
  ),
  other: (
    <FormattedMessage
      id="post.report.other"
      defaultMessage="Something else"
      description="A reason for reporting a post or a comment that none of the others names"
    />
  ),
} as const satisfies Record<ReportReason, ReactNode>;

/** The reasons in the order of the list. */
export const reasonOrder: readonly ReportReason[] = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'minors',
  'self-harm',
  'impersonation',
  'other',
];
