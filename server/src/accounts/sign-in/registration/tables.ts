export interface AccountInvitationRow {
  invitation_id: string;
  /** See `codeHash`. */
  code_hash: string;
  /** For whom it is, in the operator's words. */
  note: string;
  /** How many accounts can be created with it, and how many were. */
  uses: number;
  used: number;
  /** Epoch ms. */
  until_at: number;
  withdrawn_at: number | null;
  created_at: number;
}

export interface RegistrationTables {
  account_invitations: AccountInvitationRow;
}
