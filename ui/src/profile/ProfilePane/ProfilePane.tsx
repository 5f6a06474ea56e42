import type { ProfileValues } from '../model';
import { ProfileCard } from '../ProfileCard/ProfileCard';
import { pane, scene } from './ProfilePane.css';

/** The live card in front of a night scene: it fills the place beside the form, or stands as a banner above it. */
export function ProfilePane({ values }: { readonly values: ProfileValues }) {
  return (
    <div className={pane}>
      <img className={scene} src="/art/1/states/empty-900.webp" alt="" width={900} height={600} decoding="async" />
      <ProfileCard {...values} />
    </div>
  );
}
