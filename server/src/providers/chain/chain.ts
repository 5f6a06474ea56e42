/** A question to a contract wallet (EIP-1271). */
export interface ContractSignature {
  address: string;
  /** The text that was signed; the contract sees its EIP-191 hash. */
  message: string;
  /** Hexadecimal. */
  signature: string;
}

export interface ChainProvider {
  readonly name: string;
  /**
   * Whether the contract accepts the signature; false where there is no contract.
   *
   * @throws {AppError} UNAVAILABLE when the chain does not answer.
   */
  accepts(question: ContractSignature): Promise<boolean>;
}
