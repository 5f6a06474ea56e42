import type { Principal } from '../http/principal.ts';

/** An operator who does something. */
export interface Acting {
  operatorId: string;
  /** Of the idempotent request. */
  key: string | undefined;
}

/** Refuses everyone but operators. */
export interface Guard {
  /** Returns the id of the operator. */
  reading: (principal: Principal) => Promise<string>;
  acting: (call: {
    principal: Principal;
    input: { headers: { 'Idempotency-Key'?: string | undefined } };
  }) => Promise<Acting>;
}
