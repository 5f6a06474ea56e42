/** An operator who does something. */
export interface Acting {
  operatorId: string;
  /** Of the idempotent request. */
  key: string | undefined;
}
