interface WalletAddressProps {
  readonly address: string;
}

/** The ends of an address; all of it shows under the pointer. */
export function WalletAddress({ address }: WalletAddressProps) {
  return (
    <code dir="ltr" title={address}>
      {`${address.slice(0, 6)}…${address.slice(-4)}`}
    </code>
  );
}
