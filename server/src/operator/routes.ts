import type { Operators } from '../accounts/operators/operators.ts';
import type { Handlers } from '../http/operation.ts';
import type { Principal } from '../http/principal.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ActLog } from './act-log.ts';
import type { Announcements } from './announcements.ts';
import type { DecisionDesk } from './decision-desk.ts';
import { readEngineHealth, type EngineHealthDeps } from './engine-health.ts';
import type { Acting } from './acting.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { Invitations } from './invitations/invitations.ts';
import { invitationRoutes } from './invitations/routes.ts';
import type { People } from './people.ts';
import type { ReportsDesk } from './reports-desk.ts';

type OperatorOperation =
  | 'listOperatorReports'
  | 'getOperatorReport'
  | 'decideOperatorReport'
  | 'listOperatorActs'
  | 'followUpProposal'
  | 'findPeople'
  | 'getPerson'
  | 'suspendPerson'
  | 'liftSuspension'
  | 'signOutPerson'
  | 'adjustPoints'
  | 'getOperatorEngines'
  | 'listOperatorCatalogue'
  | 'changeCatalogueEntry'
  | 'listAccountInvitations'
  | 'createAccountInvitation'
  | 'withdrawAccountInvitation'
  | 'listOperatorAnnouncements'
  | 'createAnnouncement'
  | 'endAnnouncement'
  | 'listAnnouncements';

const READS_PER_MINUTE = 240;
const ACTS_PER_MINUTE = 60;

export interface OperatorDesk {
  acts: ActLog;
  announcements: Announcements;
  catalogue: Catalogue;
  decisions: DecisionDesk;
  engines: EngineHealthDeps;
  invitations: Invitations;
  people: People;
  reports: ReportsDesk;
}

interface Call {
  principal: Principal;
  input: { headers: { 'Idempotency-Key'?: string | undefined } };
}

/** Everyone but operators gets 404, but for what is announced. */
export function operatorRoutes(
  { acts, announcements, catalogue, decisions, engines, invitations, people, reports }: OperatorDesk,
  operators: Operators,
  rateLimits: RateLimits,
): Pick<Handlers, OperatorOperation> {
  const limitReads = rateLimits.approximate('operator reads', READS_PER_MINUTE);
  const limitActs = rateLimits.approximate('operator acts', ACTS_PER_MINUTE);
  const reading = async (principal: Principal): Promise<string> => {
    const operatorId = await operators.require(principal);
    await limitReads(operatorId);
    return operatorId;
  };
  const acting = async ({ input: { headers }, principal }: Call): Promise<Acting> => {
    const operatorId = await operators.require(principal);
    await limitActs(operatorId);
    return { operatorId, key: headers['Idempotency-Key'] };
  };
  return {
    ...invitationRoutes(invitations, { acting, reading }),
    ...catalogueRoutes(catalogue, { acting, reading }),

    async listOperatorReports({ input, principal }) {
      await reading(principal);
      return { data: await reports.list(input.query) };
    },

    async getOperatorReport({ input, principal }) {
      await reading(principal);
      return { data: await reports.get(input.params.reportedId) };
    },

    async decideOperatorReport(call) {
      const { body, params } = call.input;
      return { data: await reports.decide(await acting(call), params.reportedId, body) };
    },

    async getOperatorEngines({ principal }) {
      await reading(principal);
      return { data: readEngineHealth(engines) };
    },

    async listOperatorAnnouncements({ principal }) {
      await reading(principal);
      return { data: { items: await announcements.list() } };
    },

    async createAnnouncement(call) {
      return { data: await announcements.create(await acting(call), call.input.body) };
    },

    async endAnnouncement(call) {
      const { body, params } = call.input;
      return { data: await announcements.end(await acting(call), params.announcementId, body) };
    },

    async listAnnouncements({ view }) {
      return { data: { items: await announcements.current(view.locale) }, caching: 'briefly-for-guests' };
    },

    async followUpProposal(call) {
      const { body, params } = call.input;
      return { data: await decisions.followUp(await acting(call), params.proposalId, body) };
    },

    async listOperatorActs({ input, principal }) {
      await reading(principal);
      return { data: await acts.list(input.query) };
    },

    async findPeople({ input, principal }) {
      await reading(principal);
      return { data: await people.find(input.query.q) };
    },

    async getPerson({ input, principal }) {
      return { data: await people.get(await reading(principal), input.params.accountId) };
    },

    async suspendPerson(call) {
      const { body, params } = call.input;
      return { data: await people.suspend(await acting(call), params.accountId, body) };
    },

    async liftSuspension(call) {
      const { body, params } = call.input;
      return { data: await people.lift(await acting(call), params.accountId, body) };
    },

    async signOutPerson(call) {
      const { body, params } = call.input;
      return { data: await people.signOut(await acting(call), params.accountId, body) };
    },

    async adjustPoints(call) {
      const { body, params } = call.input;
      return { data: await people.adjustPoints(await acting(call), params.accountId, body) };
    },
  };
}
