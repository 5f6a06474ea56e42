import type { Config } from '../config/config.ts';
import type { OperationId } from '../contract/operations.ts';
import { AppError } from '../errors.ts';
import { ownerOf, type Principal } from '../http/principal.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/** Where points do not bound what a person asks of the text engine. Other work of engines has limits of its own. */
const PER_MINUTE = { owner: 30, network: 120 };
/** A run asks an engine up to forty times. */
const CARD_TESTS_PER_MINUTE = { owner: 1, network: 6 };

/** A round is counted where a model tells it (`StoryMoves`): most are written. */
const REPLIES: ReadonlySet<OperationId> = new Set([
  'sendMessage',
  'regenerateReply',
  'editMessage',
  'continueReply',
  'draftMessage',
  'sendRoomMessage',
  'regenerateRoomReply',
  'askRoomTurn',
  'createToldStory',
]);

/** What else points would pay for; each has a limit of its own. */
const OTHER_WORK: ReadonlySet<OperationId> = new Set([
  'createFunnyResult',
  'createGeneration',
  'createPreviewReply',
  'createRecording',
  'createStorySuggestion',
  'createSuggestion',
]);

/** Who asks, and from which network address. */
export interface Worker {
  principal: Principal;
  network: string | undefined;
}

/** Bounds the work of engines on a server without points; on any other, points do. */
export interface FreeWork {
  /** Throws REGISTRATION_REQUIRED, RATE_LIMITED. */
  requireMayCall(id: OperationId, principal: Principal | undefined, network: string | undefined): Promise<void>;
  /** Before a model writes a round. Throws REGISTRATION_REQUIRED, RATE_LIMITED. */
  beginRound(worker: Worker): Promise<void>;
}

type Settings = Pick<Config, 'usesPoints'> & { signIn: Pick<Config['signIn'], 'registration'> };

/**
 * Where not everyone can create an account, guests have no engines: the little that a guest can spend elsewhere would
 * be without end.
 */
export function createFreeWork(rateLimits: RateLimits, { signIn, usesPoints }: Settings): FreeWork {
  if (usesPoints) return { requireMayCall: async () => undefined, beginRound: async () => undefined };
  const limitReplies = rateLimits.exactByCaller('replies', PER_MINUTE);
  const limitCardTests = rateLimits.exactByCaller('card tests', CARD_TESTS_PER_MINUTE);

  const requireAccount = ({ accountId }: Principal) => {
    if (signIn.registration === 'open' || accountId !== undefined) return;
    throw new AppError('REGISTRATION_REQUIRED', 'On this server, only members can use its engines');
  };

  const beginReply = async ({ principal, network }: Worker) => {
    requireAccount(principal);
    await limitReplies({ ownerId: ownerOf(principal), network });
  };

  return {
    async requireMayCall(id, principal, network) {
      if (principal === undefined) return;
      if (REPLIES.has(id)) await beginReply({ principal, network });
      if (OTHER_WORK.has(id)) requireAccount(principal);
      if (id === 'runCardTest') {
        requireAccount(principal);
        await limitCardTests({ ownerId: ownerOf(principal), network });
      }
    },
    beginRound: beginReply,
  };
}
