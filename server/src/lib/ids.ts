import { randomBytes, randomUUID } from 'node:crypto';

type IdKind =
  | 'dev'
  | 'sec'
  | 'ses'
  | 'acc'
  | 'ent'
  | 'res'
  | 'rec'
  | 'mov'
  | 'cht'
  | 'msg'
  | 'per'
  | 'fct'
  | 'sum'
  | 'drf'
  | 'cdf'
  | 'sdf'
  | 'stv'
  | 'cdb'
  | 'crd'
  | 'cvr'
  | 'img'
  | 'chk'
  | 'cpn'
  | 'mbr'
  | 'wdr'
  | 'gft'
  | 'bnd'
  | 'own'
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
  | 'gen'
  | 'fun'
  | 'flw'
  | 'col'
  | 'lnk'
  | 'psh'
  | 'prp'
  | 'act'
  | 'ann'
  | 'ain';

export interface Ids {
  /** Such as `acc-3f1c…`: 122 random bits. */
  next(kind: IdKind): string;
  /** 256 bits as base64url (43 characters). */
  credential(): string;
}

export const randomIds: Ids = {
  next: (kind) => `${kind}-${randomUUID().replaceAll('-', '')}`,
  credential: () => randomBytes(32).toString('base64url'),
};
