export interface ContractSignature {
  address: string;
  /** The contract sees its EIP-191 hash. */
  message: string;
  signature: string;
}

export interface ChainProvider {
  readonly name: string;
  /** False also without a contract. Throws UNAVAILABLE when the chain does not answer. */
  accepts(question: ContractSignature): Promise<boolean>;
}
