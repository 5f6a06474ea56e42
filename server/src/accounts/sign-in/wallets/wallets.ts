import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Brand } from '../../../config/config.ts';
import type { Queries } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { ChainProvider } from '../../../providers/chain/chain.ts';
import type { Principal } from '../../../http/principal.ts';
import type { Identity } from '../identity-store.ts';
import type { Login, SignIn } from '../sign-in.ts';
import { issueSingleUse, consumeSingleUse, type SingleUsePlace } from '../single-use-store.ts';
import { toWalletAddress } from './wallet-address.ts';
import type { WalletType } from '../../../contract/validators.ts';
import { walletMessage } from './wallet-message.ts';
import { isSignedBy } from './wallet-signature.ts';

const CHALLENGE_MS = 600_000;
const NONCE_BYTES = 16;

const Challenge = z.object({ walletType: z.string(), address: z.string(), message: z.string() });

export interface WalletDeps {
  db: Queries;
  clock: Clock;
  signIn: SignIn;
  brand: Brand;
  publicUrl: string;
  chainId: number;
  /** Undefined where contract wallets cannot be asked. */
  chain: ChainProvider | undefined;
}

interface Wallet {
  walletType: WalletType;
  address: string;
}

export interface WalletProof extends Wallet {
  signature: string;
}

/** Wallet sign-in: the server issues the exact text, the wallet signs it; both are single-use. */
export class Wallets {
  readonly #deps: WalletDeps;

  constructor(deps: WalletDeps) {
    this.#deps = deps;
  }

  /** Issues a challenge to a session and replaces the previous one. */
  async challenge(
    { sessionId }: Principal,
    { address: text, walletType }: Wallet,
  ): Promise<{ nonce: string; message: string }> {
    const { brand, chainId, clock, db, publicUrl } = this.#deps;
    const address = toWalletAddress(text, walletType);
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    const issuedAt = clock.now();
    const expiresAt = issuedAt + CHALLENGE_MS;
    const message = walletMessage({ walletType, address, publicUrl, brand, chainId, nonce, issuedAt, expiresAt });
    await issueSingleUse(db, placeOf(sessionId), { content: { walletType, address, message }, expiresAt });
    return { nonce, message };
  }

  /** Signs in the owner of the wallet that signed the challenge. Throws VALIDATION_FAILED. */
  async verify(principal: Principal, proof: WalletProof): Promise<Login> {
    return this.#deps.signIn.enter(principal, { identity: await this.prove(principal, proof) });
  }

  /**
   * The wallet that signed the challenge, consumed first, so that concurrent callers get one try. Throws
   * VALIDATION_FAILED.
   */
  async prove(principal: Principal, { address: text, signature, walletType }: WalletProof): Promise<Identity> {
    const { chain, clock, db } = this.#deps;
    const challenge = await consumeSingleUse(db, placeOf(principal.sessionId), {
      content: Challenge,
      now: clock.now(),
    });
    const address = toWalletAddress(text, walletType);
    const issued = challenge?.walletType === walletType && challenge.address === address ? challenge : undefined;
    const proof = issued && { walletType, address, message: issued.message, signature };
    if (proof === undefined || !(await isSignedBy(proof, chain))) throw notSigned();
    return { kind: walletType, subject: address };
  }
}

function placeOf(sessionId: string): SingleUsePlace {
  return { kind: 'wallet', key: sessionId };
}

function notSigned(): AppError {
  return new AppError('VALIDATION_FAILED', 'The signature does not match a challenge of this session', {
    field: 'signature',
    security: { name: 'sign-in failed', way: 'wallet' },
  });
}
