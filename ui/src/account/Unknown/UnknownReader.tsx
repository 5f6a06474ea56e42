import type { SignInWay } from '../../shell/model';
import { GuestInvitation } from '../GuestInvitation/GuestInvitation';
import { ProfileHeadSkeleton } from '../../profile/ProfileHead/ProfileHeadSkeleton';
import { forAccounts, forGuests } from './UnknownReader.css';

/**
 * The page before it is known whose it is, as a server renders it: what `html[data-session]` announces is seen, so that
 * nothing flashes when the reader becomes known.
 */
export function UnknownReader({ signIn }: { readonly signIn: SignInWay }) {
  return (
    <>
      <div className={forGuests}>
        <GuestInvitation signIn={signIn} />
      </div>
      <div className={forAccounts}>
        <ProfileHeadSkeleton />
      </div>
    </>
  );
}
