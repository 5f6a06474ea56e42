import type { Handlers } from '../../http/operation.ts';
import { freshUntil } from './fresh-proof.ts';
import type { IdentityProofs } from './identity-proofs.ts';

type ProofHandlers = Pick<Handlers, 'confirmByPassword' | 'sendConfirmationCode' | 'confirmByCode' | 'confirmByWallet'>;

export function proofRoutes(proofs: IdentityProofs): ProofHandlers {
  return {
    async confirmByPassword({ input: { body }, network, principal }) {
      return proved(await proofs.byPassword(principal, { password: body.password, network }));
    },

    async sendConfirmationCode({ input: { body }, network, principal, view: { locale } }) {
      await proofs.sendCode(principal, { channel: body.channel, locale, network });
      return { data: null };
    },

    async confirmByCode({ input: { body }, principal }) {
      return proved(await proofs.byCode(principal, body));
    },

    async confirmByWallet({ input: { body }, principal }) {
      return proved(await proofs.byWallet(principal, body));
    },
  };
}

function proved(at: number) {
  return { data: { provedUntil: new Date(freshUntil({ provedAt: at }, at) ?? at).toISOString() } };
}
