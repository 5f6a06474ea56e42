import { LeaveLink } from './LeaveLink';
import { leaveBar } from './PlayBar.css';

/** Over a story that is not there yet, or did not arrive: the way out alone. */
export function LeaveBar({ href }: { readonly href: string }) {
  return (
    <div className={leaveBar}>
      <LeaveLink href={href} />
    </div>
  );
}
