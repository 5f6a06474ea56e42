import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useParams } from 'react-router-dom';

import { useGetSignInWays } from '@fabula/sdk/react';
import { DeskFrame, type DeskSection } from '@fabula/ui/operator';

import { useHead } from '../../head/use-head';
import { useLocale } from '../../i18n/use-locale';
import { WithTexts } from '../../i18n/WithTexts';
import { NotFound } from '../../shell/NotFound';
import { AnnouncementsContainer } from './AnnouncementsContainer';
import { CatalogueContainer } from './CatalogueContainer';
import { DecisionsContainer } from './DecisionsContainer';
import { deskHrefs, invitationsHref } from './desk-hrefs';
import { InvitationsContainer } from './InvitationsContainer';
import { EnginesContainer } from './EnginesContainer';
import { LogContainer } from './LogContainer';
import { PeopleContainer } from './PeopleContainer';
import { PersonContainer } from './PersonContainer';
import { ReportContainer } from './ReportContainer';
import { ReportsContainer } from './ReportsContainer';

const texts = ['operator', 'post', 'community'] as const;

interface Place {
  /** Below the address of the desk. */
  readonly pattern: string;
  readonly section: DeskSection;
  readonly show: (id: string) => ReactNode;
}

const places: readonly Place[] = [
  { pattern: '', section: 'reports', show: () => <ReportsContainer /> },
  { pattern: 'reports/:id', section: 'reports', show: (id) => <ReportContainer key={id} reportedId={id} /> },
  { pattern: 'catalogue', section: 'catalogue', show: () => <CatalogueContainer /> },
  { pattern: 'accounts', section: 'people', show: () => <PeopleContainer /> },
  { pattern: 'accounts/:id', section: 'people', show: (id) => <PersonContainer key={id} accountId={id} /> },
  { pattern: 'proposals', section: 'proposals', show: () => <DecisionsContainer /> },
  { pattern: 'announcements', section: 'announcements', show: () => <AnnouncementsContainer /> },
  { pattern: 'invitations', section: 'invitations', show: () => <InvitationsContainer /> },
  { pattern: 'engines', section: 'engines', show: () => <EnginesContainer /> },
  { pattern: 'log', section: 'log', show: () => <LogContainer /> },
];

/** The desk with its texts, which only operators load. */
export function DeskScreen() {
  return (
    <WithTexts parts={texts}>
      <Desk />
    </WithTexts>
  );
}

function Desk() {
  const intl = useIntl();
  const locale = useLocale();
  const { '*': rest = '' } = useParams();
  const { data: ways } = useGetSignInWays();
  const title = intl.formatMessage({
    id: 'operator.title',
    defaultMessage: 'Operators’ desk',
    description: 'Heading and title of the page for the people who run the site',
  });
  useHead({ title, description: title, isIndexed: false });
  // Open registration needs no invitations, though there may be some.
  const isOffered = rest.startsWith('invitations') || (ways !== undefined && ways.registration !== 'open');
  const hrefs = { ...deskHrefs(locale), ...(isOffered ? { invitations: invitationsHref(locale) } : {}) };
  for (const { pattern, section, show } of places) {
    const match = matchPath(`/${pattern}`, `/${rest}`);
    if (match === null) continue;
    return (
      <DeskFrame section={section} hrefs={hrefs}>
        {show(match.params['id'] ?? '')}
      </DeskFrame>
    );
  }
  return <NotFound />;
}
