import { operations, type OperationId } from '../../contract/operations.ts';

/** What a suspended account may still do: sign in and out, keep its account safe, leave, and get its money back. */
const OPEN: ReadonlySet<OperationId> = new Set<OperationId>([
  'appleCallback',
  'discordLogin',
  'holdInvitation',
  'oidcCallback',
  'logout',
  'resetPassword',
  'sendEmailCode',
  'sendSmsCode',
  'signUp',
  'telegramCallback',
  'verifyEmailCode',
  'verifyPassword',
  'verifySmsCode',
  'verifyTestAccount',
  'verifyWeb3',
  'changePassword',
  'confirmAdult',
  'confirmByCode',
  'confirmByPassword',
  'confirmByWallet',
  'deleteAccount',
  'endOtherSessions',
  'endSession',
  'removePassword',
  'sendConfirmationCode',
  'addPushDevice',
  'markNotificationsRead',
  'removePushDevice',
  'setNotificationSettings',
  'applyCoupon',
  'cancelMembership',
  'openCustomerPortal',
  'removeCoupon',
  'resendGift',
  'setCartLine',
  'setMembershipPeriod',
  'withdrawFromOrder',
  // Each visit claims by itself.
  'claimDailyPoints',
  // These only read.
  'previewStoryDraft',
  'quoteRecording',
  // Those of operators answer 404 to a suspended one.
  'addBenchVote',
  'openProposal',
  'runBench',
]);

/** Whether a suspended account may call an operation that changes something. */
export function isOpenToSuspended(id: OperationId): boolean {
  return OPEN.has(id) || operations[id].path.startsWith('/operator/');
}
