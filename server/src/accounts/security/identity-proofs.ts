import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Locale } from '../../lib/locale.ts';
import type { Principal } from '../../http/principal.ts';
import { accountOf } from '../../http/principal.ts';
import type { Sessions } from '../sessions.ts';
import type { CodeSender } from '../sign-in/codes/code-sender.ts';
import type { Codes } from '../sign-in/codes/codes.ts';
import type { GuessLimits } from '../sign-in/passwords/guess-limits.ts';
import { findAccountId, listIdentities, type Identity } from '../sign-in/identity-store.ts';
import { isPassword } from '../sign-in/passwords/password-hash.ts';
import { findPasswordHash } from '../sign-in/passwords/password-store.ts';
import type { WalletProof, Wallets } from '../sign-in/wallets/wallets.ts';

export interface IdentityProofDeps {
  database: Database;
  codes: Codes;
  codeSender: CodeSender;
  limits: GuessLimits;
  sessions: Sessions;
  wallets: Wallets;
}

type Channel = 'email' | 'phone';

interface CodeRequest {
  channel: Channel;
  locale: Locale;
  /** Bucket of the caller's network address. */
  network: string | undefined;
}

/** Proofs of identity, which return their time in epoch ms; REGISTRATION_REQUIRED for a guest. */
export class IdentityProofs {
  readonly #deps: IdentityProofDeps;

  constructor(deps: IdentityProofDeps) {
    this.#deps = deps;
  }

  /** Throws VALIDATION_FAILED for a wrong password, RATE_LIMITED. */
  async byPassword(
    principal: Principal,
    { network, password }: { password: string; network: string | undefined },
  ): Promise<number> {
    const { database, limits } = this.#deps;
    const accountId = accountOf(principal);
    const guess = { name: `account ${accountId}`, network, knownDevice: principal.deviceId, accountId };
    await limits.count(guess);
    const hash = await findPasswordHash(database.db, accountId);
    if (!(await isPassword(password, hash))) {
      const security = { name: 'sign-in failed', way: 'password', accountId } as const;
      throw new AppError('VALIDATION_FAILED', 'The password is wrong', { field: 'password', security });
    }
    await limits.forget(guess);
    return this.#note(principal);
  }

  /** Throws CONFLICT for an account without such an address, else as `CodeSender.send`. */
  async sendCode(principal: Principal, { channel, ...request }: CodeRequest): Promise<void> {
    const subject = await this.#addressOf(principal, channel);
    await this.#deps.codeSender.send({ channel, subject, deviceId: principal.deviceId, ...request });
  }

  /** Throws CONFLICT without such an address, VALIDATION_FAILED for a wrong code. */
  async byCode(principal: Principal, { channel, code }: { channel: Channel; code: string }): Promise<number> {
    const { codes } = this.#deps;
    const subject = await this.#addressOf(principal, channel);
    const right = await codes.check({ channel, subject, deviceId: principal.deviceId }, code);
    return this.#note(principal, (trx) => codes.consume(trx, right));
  }

  /** @throws {AppError} VALIDATION_FAILED for a wrong signature, and alike for a wallet of another account. */
  async byWallet(principal: Principal, proof: WalletProof): Promise<number> {
    const { database, wallets } = this.#deps;
    const accountId = accountOf(principal);
    const identity = await wallets.prove(principal, proof);
    if ((await findAccountId(database.db, identity)) !== accountId) {
      throw new AppError('VALIDATION_FAILED', 'This wallet is not linked to the account', { field: 'signature' });
    }
    return this.#note(principal);
  }

  async #addressOf(principal: Principal, channel: Channel): Promise<string> {
    const identities = await listIdentities(this.#deps.database.db, accountOf(principal));
    const address = identities.find(({ kind }: Identity) => kind === channel);
    if (address === undefined) throw new AppError('CONFLICT', 'The account has no such address');
    return address.subject;
  }

  async #note(principal: Principal, complete?: (trx: Trx) => Promise<void>): Promise<number> {
    const { database, sessions } = this.#deps;
    return inTransaction(database, async (trx) => {
      await complete?.(trx);
      return sessions.noteProof(trx, principal);
    });
  }
}
