import { AppError } from '../../errors.ts';
import type { Login } from './sign-in.ts';

/** A login's session values in `data` and headers (Product §3.5). */
export function loginReply({ isNewUser, session }: Login) {
  return { data: { isNewUser: isNewUser ? 'true' : 'false', ...session }, session };
}

/** A value in body or query; the body wins. */
export function given(field: string, inBody: string | undefined, inQuery: string | undefined): string {
  const value = inBody ?? inQuery;
  if (value === undefined) throw new AppError('VALIDATION_FAILED', `${field}: missing`, { field });
  return value;
}
