import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { DeletionValue } from '../model';
import { DataTable } from '../DataTable/DataTable';

const dataWords = {
  account: (
    <FormattedMessage
      id="legal.data.account"
      defaultMessage="Account: profile, ways to sign in, sessions"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
  conversations: (
    <FormattedMessage
      id="legal.data.conversations"
      defaultMessage="Chats, personas, remembered facts"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
  plays: (
    <FormattedMessage
      id="legal.data.plays"
      defaultMessage="Plays of stories and their links"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
  rooms: (
    <FormattedMessage
      id="legal.data.rooms"
      defaultMessage="Rooms and what you wrote in them"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
  creations: (
    <FormattedMessage
      id="legal.data.creations"
      defaultMessage="Characters, stories, drafts, bundles"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
  files: (
    <FormattedMessage
      id="legal.data.files"
      defaultMessage="Pictures, films and files of cards"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
  social: (
    <FormattedMessage
      id="legal.data.social"
      defaultMessage="Posts, comments, likes, follows, collections, reports"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
  votes: (
    <FormattedMessage
      id="legal.data.votes"
      defaultMessage="Proposals and votes"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
  purchases: (
    <FormattedMessage
      id="legal.data.purchases"
      defaultMessage="Orders, payments, memberships, points"
      description="On the terms page, a kind of data in the table of what becomes of it when an account is deleted"
    />
  ),
} as const satisfies Record<DeletionValue['data'], ReactNode>;

const fateWords = {
  erased: (
    <FormattedMessage
      id="legal.fate.erased"
      defaultMessage="is erased"
      description="On the terms page, what becomes of data when its account is deleted; the kind of data stands before it"
    />
  ),
  anonymised: (
    <FormattedMessage
      id="legal.fate.anonymised"
      defaultMessage="what others still use stays, without your name"
      description="On the terms page, what becomes of data when its account is deleted; the kind of data stands before it"
    />
  ),
  kept: (
    <FormattedMessage
      id="legal.fate.kept"
      defaultMessage="what has to be kept stays, under a number without a name"
      description="On the terms page, what becomes of data when its account is deleted; the kind of data stands before it"
    />
  ),
} as const satisfies Record<DeletionValue['becomes'][number], ReactNode>;

/** What becomes of each kind of data when its owner deletes the account. */
export function DeletionTable({ deletion }: { readonly deletion: readonly DeletionValue[] }) {
  return (
    <DataTable
      head={{
        name: (
          <FormattedMessage
            id="legal.data.what"
            defaultMessage="Data"
            description="On the terms page, above the kinds of data in the table of what becomes of them"
          />
        ),
        value: (
          <FormattedMessage
            id="legal.fate.title"
            defaultMessage="When you delete your account"
            description="On the terms page, above what becomes of each kind of data when an account is deleted"
          />
        ),
      }}
      rows={deletion.map(({ data, becomes }) => ({
        key: data,
        name: dataWords[data],
        value: (
          <ul>
            {becomes.map((fate) => (
              <li key={fate}>{fateWords[fate]}</li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
