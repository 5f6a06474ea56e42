import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getAdjustPointsMockHandler,
  getCreateAnnouncementMockHandler,
  getDecideOperatorReportMockHandler,
  getEndAnnouncementMockHandler,
  getFindPeopleMockHandler,
  getGetOperatorEnginesMockHandler,
  getGetOperatorReportMockHandler,
  getGetPersonMockHandler,
  getLiftSuspensionMockHandler,
  getListOperatorActsMockHandler,
  getListOperatorAnnouncementsMockHandler,
  getListOperatorReportsMockHandler,
  getSignOutPersonMockHandler,
  getSuspendPersonMockHandler,
} from '../../generated/mocks/operator/operator.msw';
import { getListAnnouncementsMockHandler } from '../../generated/mocks/site/site.msw';
import {
  AnnouncementForm,
  OperatorDecisionForm,
  OperatorReasonForm,
  PointsAdjustmentForm,
  SuspensionForm,
  type OperatorAct,
  type OperatorActKind,
  type OperatorActTarget,
  type OperatorAnnouncement,
  type Person,
  type ReportDecisionKind,
  type ReportedThing,
} from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';
import { catalogueHandlers } from './catalogue';
import { invitationHandlers } from './invitations';

const ok = { code: 200, message: 'OK' };
const { findPeople, getPerson, listOperatorActs, listOperatorReports } = operations;
const self = { operatorId: 'acc-51c8e27d94b04fa3', operatorName: 'Ines Duarte' };

const actOf = {
  dismissed: 'report-dismissed',
  hidden: 'thing-hidden',
  restored: 'thing-restored',
} as const satisfies Record<ReportDecisionKind, OperatorActKind>;

const reachAfter = {
  dismissed: ({ reach }: ReportedThing) => reach,
  hidden: () => 'author',
  restored: () => 'everyone',
} as const satisfies Record<ReportDecisionKind, (thing: ReportedThing) => ReportedThing['reach']>;

type Written = Pick<OperatorAct, 'kind' | 'reason'> & Partial<Pick<OperatorAct, 'points' | 'until'>>;

/** What operators announce, and their engines. Nothing is announced to readers at first. */
function houseHandlers(noteAct: (announcementId: string, written: Written) => void): RequestHandler[] {
  let announcements: readonly OperatorAnnouncement[] =
    operations.listOperatorAnnouncements.examples[200].typical.data.items;
  const published = new Set<string>();
  return [
    getListAnnouncementsMockHandler(() => {
      const items = announcements
        .filter(({ announcementId, state }) => state === 'current' && published.has(announcementId))
        .flatMap(({ announcementId, texts, until }) =>
          texts.slice(0, 1).map((words) => ({ announcementId, until, ...words })),
        );
      return { ...ok, data: { items } };
    }),
    getListOperatorAnnouncementsMockHandler(() => ({ ...ok, data: { items: [...announcements] } })),
    getCreateAnnouncementMockHandler(async ({ request }) => {
      const { reason, ...form } = parse(AnnouncementForm, await request.json());
      const createdAt = new Date().toISOString();
      const state = form.from <= createdAt ? 'current' : 'planned';
      const announcement = { ...form, announcementId: newId('ann'), state, createdAt } as const;
      announcements = [announcement, ...announcements];
      published.add(announcement.announcementId);
      noteAct(announcement.announcementId, { kind: 'announced', reason, until: form.until });
      return { ...ok, data: announcement };
    }),
    getEndAnnouncementMockHandler(async ({ params, request }) => {
      const { reason } = parse(OperatorReasonForm, await request.json());
      const found = announcements.find(({ announcementId }) => announcementId === params['announcementId']);
      if (found === undefined) throw problem(404, operations.endAnnouncement.examples[404]['not-found']);
      const ended = { ...found, state: 'ended', until: new Date().toISOString() } as const;
      announcements = announcements.map((one) => (one === found ? ended : one));
      noteAct(found.announcementId, { kind: 'announcement-ended', reason });
      return { ...ok, data: ended };
    }),
    getGetOperatorEnginesMockHandler(operations.getOperatorEngines.examples[200].typical),
  ];
}

/** The desk of operators: reports are decided, accounts are suspended and get points, and each act is listed. */
export function operatorHandlers(): RequestHandler[] {
  let things: readonly ReportedThing[] = listOperatorReports.examples[200].typical.data.items;
  let acts: readonly OperatorAct[] = listOperatorActs.examples[200].typical.data.items;
  const found = findPeople.examples[200].typical.data.items;
  let people: readonly Person[] = found.map((summary) => ({ ...getPerson.examples[200].typical.data, ...summary }));

  const noteAct = (target: OperatorActTarget, targetId: string, targetName: string, written: Written) => {
    const createdAt = new Date().toISOString();
    const act = { ...self, actId: newId('act'), target, targetId, targetName, points: null, until: null, createdAt };
    acts = [{ ...act, ...written }, ...acts];
  };
  const thingOf = (id: unknown) => {
    const thing = things.find(({ reportedId }) => reportedId === id);
    if (thing === undefined) throw problem(404, operations.getOperatorReport.examples[404]['not-found']);
    return thing;
  };
  const personOf = (id: unknown) => {
    const person = people.find(({ accountId }) => accountId === id);
    if (person === undefined) throw problem(404, getPerson.examples[404]['not-found']);
    return person;
  };
  const change = (id: unknown, changes: (person: Person) => Partial<Person>, written: Written) => {
    const person = personOf(id);
    const changed = { ...person, ...changes(person) };
    people = people.map((one) => (one === person ? changed : one));
    noteAct('account', person.accountId, person.userName, written);
    return { ...ok, data: changed };
  };

  return [
    ...catalogueHandlers(({ entryId, kind }, written) => noteAct(kind, entryId, '', written)),
    ...invitationHandlers((id, written) => noteAct('invitation', id, '', written)),
    ...houseHandlers((id, written) => noteAct('announcement', id, '', written)),
    getListOperatorReportsMockHandler(({ request }) => {
      const { searchParams } = new URL(request.url);
      const [state, kind] = [searchParams.get('state'), searchParams.get('kind')];
      const items = things.filter(
        (thing) =>
          (kind === null || thing.kind === kind) && (state === null || (state === 'open') === thing.openReports > 0),
      );
      const openCount = things.filter(({ openReports }) => openReports > 0).length;
      return { ...ok, data: { items, nextCursor: null, openCount } };
    }),
    getGetOperatorReportMockHandler(({ params }) => ({ ...ok, data: thingOf(params['reportedId']) })),
    getDecideOperatorReportMockHandler(async ({ params, request }) => {
      const { decision, reason } = parse(OperatorDecisionForm, await request.json());
      const thing = thingOf(params['reportedId']);
      if (thing.kind === 'message' && decision !== 'dismissed') {
        throw problem(409, operations.decideOperatorReport.examples[409].conflict);
      }
      const decided = { decision, because: reason, decidedBy: self.operatorId, decidedAt: new Date().toISOString() };
      const changed: ReportedThing = {
        ...thing,
        reach: reachAfter[decision](thing),
        openReports: 0,
        reports: thing.reports.map((report) => ({ ...report, open: false })),
        decisions: [decided, ...thing.decisions],
      };
      things = things.map((one) => (one === thing ? changed : one));
      noteAct(thing.kind, thing.reportedId, '', { kind: actOf[decision], reason });
      return { ...ok, data: changed };
    }),
    getListOperatorActsMockHandler(({ request }) => {
      const { searchParams } = new URL(request.url);
      const [kind, targetId] = [searchParams.get('kind'), searchParams.get('targetId')];
      const items = acts.filter(
        (act) => (kind === null || act.kind === kind) && (targetId === null || act.targetId === targetId),
      );
      return { ...ok, data: { items: [...items], nextCursor: null } };
    }),
    getFindPeopleMockHandler(({ request }) => {
      const words = (new URL(request.url).searchParams.get('q') ?? '').trim().toLowerCase();
      const items = people.filter(
        ({ accountId, userName }) => accountId === words || userName.toLowerCase().startsWith(words),
      );
      return { ...ok, data: { items, more: false } };
    }),
    getGetPersonMockHandler(({ params }) => ({ ...ok, data: personOf(params['accountId']) })),
    getSuspendPersonMockHandler(async ({ params, request }) => {
      const suspension = parse(SuspensionForm, await request.json());
      const { reason, until } = suspension;
      return change(params['accountId'], () => ({ state: 'suspended', suspension }), {
        kind: 'account-suspended',
        reason,
        until,
      });
    }),
    getLiftSuspensionMockHandler(async ({ params, request }) => {
      const { reason } = parse(OperatorReasonForm, await request.json());
      const lifted = { state: 'active', suspension: null } as const;
      return change(params['accountId'], () => lifted, { kind: 'suspension-lifted', reason });
    }),
    getSignOutPersonMockHandler(async ({ params, request }) => {
      const { reason } = parse(OperatorReasonForm, await request.json());
      return change(params['accountId'], () => ({ openSessions: 0 }), { kind: 'signed-out', reason });
    }),
    getAdjustPointsMockHandler(async ({ params, request }) => {
      const { points, reason } = parse(PointsAdjustmentForm, await request.json());
      if (personOf(params['accountId']).balance + points < 0) {
        throw problem(409, operations.adjustPoints.examples[409].conflict);
      }
      return change(params['accountId'], ({ balance }) => ({ balance: balance + points }), {
        kind: points > 0 ? 'points-granted' : 'points-taken',
        reason,
        points,
      });
    }),
  ];
}
