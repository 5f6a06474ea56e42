import type { Queries } from '../db/database.ts';
import type { Handlers } from '../http/operation.ts';
import { completeProfile } from './profile.ts';

export function profileRoutes(db: Queries, publicUrl: string): Pick<Handlers, 'completeProfile'> {
  return {
    async completeProfile({ input: { body }, principal }) {
      const profile = { userName: body.userName, motto: body.motto, avatarUrl: body.userAvatarImageUrl };
      await completeProfile(db, principal, profile, publicUrl);
      return { data: null };
    },
  };
}
