import type { ReactNode } from 'react';

import { ButtonLink } from '@fabula/ui';
import { Part, RowsEmpty } from '@fabula/ui/account';

import type { PagedQuery } from '../data/paged-query';
import { PagedList } from './PagedList';

interface OwnListProps {
  readonly title: ReactNode;
  readonly query: PagedQuery;
  readonly isEmpty: boolean;
  /** Says how many the content mode does not show; null where it shows all of them. */
  readonly hidden: ReactNode;
  readonly none: ReactNode;
  readonly href: string;
  readonly linkLabel: ReactNode;
  readonly children: ReactNode;
}

export function OwnList({ title, query, isEmpty, hidden, none, href, linkLabel, children }: OwnListProps) {
  const empty = <RowsEmpty action={<ButtonLink href={href}>{linkLabel}</ButtonLink>}>{none}</RowsEmpty>;
  return (
    <Part kind="open" busy={query.isPending} title={title}>
      <PagedList query={query} isEmpty={isEmpty} empty={hidden === null && empty}>
        {children}
      </PagedList>
      {hidden}
    </Part>
  );
}
