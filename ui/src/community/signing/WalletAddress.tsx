interface WalletAddressProps {
  readonly address: string;
}

/** The ends of an address; all of it shows under the pointer. */
export function WalletAddress({ address }: WalletAddressProps) {
  const ends = `${address.slice(0, 6)}…${address.slice(-4)}`;
  return (
    <code dir="ltr" title={address}>
      {ends}
    </code>
  );
}
