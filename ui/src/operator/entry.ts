// The operators' desk: loaded for operators alone.
export { ActDialog } from './ActDialog';
export { AnnouncementForm } from './AnnouncementForm';
export { AnnouncementRows, AnnouncementsView, NoAnnouncements } from './AnnouncementsView';
export { CaseView } from './CaseView';
export { CatalogueDialog } from './catalogue/CatalogueDialog';
export { CatalogueRows, NoEntries } from './catalogue/CatalogueRows';
export { CatalogueView } from './catalogue/CatalogueView';
export type { CatalogueForm, CatalogueValue } from './catalogue/model';
export { DecisionForm } from './DecisionForm';
export { InvitationForm } from './invitations/InvitationForm';
export { InvitationRows, NoInvitations } from './invitations/InvitationRows';
export { NewInvitationLink } from './invitations/NewInvitationLink';
export { DeskFrame } from './DeskFrame';
export { ActRows, LogView, NoActs } from './LogView';
export {
  actKindOrder,
  type ActForm,
  type AnnouncementDraft,
  type LanguageValue,
  type DeskSection,
  type InvitationDraft,
  type PersonAct,
} from './model';
export { EnginesView } from './EnginesView';
export { actImpossible, notStatedAdult, tooFewPoints } from './operator-toasts';
export { NoPeople, PeopleFound, PeopleSearch, PeopleStart } from './PeopleView';
export { PersonView } from './PersonView';
export { DecidedRows, NoDecisions } from './proposals/DecidedRows';
export { NoReports, ReportRows, ReportsView } from './ReportsView';
export { RowsFailed, RowsSkeleton } from '../states/PanelState/PanelState';
