import { randomBytes, randomUUID } from 'node:crypto';

/** What an id stands for; the prefix makes a stray id in a log recognisable. */
type IdKind =
  | 'dev'
  | 'sec'
  | 'ses'
  | 'acc'
  | 'ent'
  | 'res'
  | 'mov'
  | 'cht'
  | 'msg'
  | 'per'
  | 'fct'
  | 'sum'
  | 'drf'
  | 'cdf'
  | 'cdb'
  | 'crd'
  | 'cvr'
  | 'img'
  | 'chk'
  | 'mbr'
  | 'pay'
  | 'sub'
  | 'evt'
  | 'pst'
  | 'cmt'
  | 'dec'
  | 'int'
  | 'rom'
  | 'mem'
  | 'inv'
  | 'chr'
  | 'por'
  | 'lor'
  | 'lre'
  | 'rmg'
  | 'trn'
  | 'str'
  | 'ssn'
  | 'sty'
  | 'pic'
  | 'rnd'
  | 'prv'
  | 'ctr'
  | 'sug'
  | 'gpi'
  | 'gen';

/** Source of identifiers and secrets; tests may make it predictable. */
export interface Ids {
  /** A fresh id such as `acc-3f1c…`: 122 random bits. */
  next(kind: IdKind): string;
  /** An opaque 256-bit bearer credential, base64url (43 characters). */
  credential(): string;
}

export const randomIds: Ids = {
  next: (kind) => `${kind}-${randomUUID().replaceAll('-', '')}`,
  credential: () => randomBytes(32).toString('base64url'),
};
