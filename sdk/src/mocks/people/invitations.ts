import type { RequestHandler } from 'msw';
import { parse } from 'zod/mini';
import { operations } from '../../generated/examples';
import {
  getCreateAccountInvitationMockHandler,
  getListAccountInvitationsMockHandler,
  getWithdrawAccountInvitationMockHandler,
} from '../../generated/mocks/operator/operator.msw';
import {
  getGetHeldInvitationMockHandler,
  getHoldInvitationMockHandler,
} from '../../generated/mocks/sign-in/sign-in.msw';
import {
  AccountInvitationForm,
  InvitationCodeForm,
  OperatorReasonForm,
  type AccountInvitation,
  type OperatorAct,
} from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';

const ok = { code: 200, message: 'OK' };
const { createAccountInvitation, getHeldInvitation, holdInvitation, withdrawAccountInvitation } = operations;

/** The code of every invitation here; others do not work. */
const { code } = createAccountInvitation.examples[200].created.data;

type Written = Pick<OperatorAct, 'kind' | 'reason'> & Partial<Pick<OperatorAct, 'until'>>;

/** Account invitations as operators make and withdraw them. */
export function invitationHandlers(noteAct: (invitationId: string, written: Written) => void): RequestHandler[] {
  let invitations: readonly AccountInvitation[] = operations.listAccountInvitations.examples[200].typical.data.items;
  return [
    getListAccountInvitationsMockHandler(() => ({ ...ok, data: { items: [...invitations], nextCursor: null } })),
    getCreateAccountInvitationMockHandler(async ({ request }) => {
      const form = parse(AccountInvitationForm, await request.json());
      const createdAt = new Date().toISOString();
      const invitation = { ...form, invitationId: newId('ain'), used: 0, state: 'open', createdAt } as const;
      invitations = [invitation, ...invitations];
      noteAct(invitation.invitationId, { kind: 'invitation-made', reason: form.note, until: form.until });
      return { ...ok, data: { invitation, code } };
    }),
    getWithdrawAccountInvitationMockHandler(async ({ params, request }) => {
      const { reason } = parse(OperatorReasonForm, await request.json());
      const found = invitations.find(({ invitationId }) => invitationId === params['invitationId']);
      if (found === undefined) throw problem(404, withdrawAccountInvitation.examples[404]['not-found']);
      if (found.state !== 'open') throw problem(409, withdrawAccountInvitation.examples[409].conflict);
      const withdrawn = { ...found, state: 'withdrawn' } as const;
      invitations = invitations.map((one) => (one === found ? withdrawn : one));
      noteAct(found.invitationId, { kind: 'invitation-withdrawn', reason });
      return { ...ok, data: withdrawn };
    }),
  ];
}

/** An invitation is held once its code was sent. */
export function heldInvitationHandlers(): RequestHandler[] {
  let isHeld = false;
  return [
    getGetHeldInvitationMockHandler(() => getHeldInvitation.examples[200][isHeld ? 'held' : 'none']),
    getHoldInvitationMockHandler(async ({ request }) => {
      const sent = parse(InvitationCodeForm, await request.json());
      if (sent.code !== code) throw problem(404, holdInvitation.examples[404]['not-found']);
      isHeld = true;
      return holdInvitation.examples[200].held;
    }),
  ];
}
