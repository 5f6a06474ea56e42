import { AppError } from '../../errors.ts';
import type { Login } from './sign-in.ts';

/** The answer of a login: the session values in `data` and in the headers (Product §3.5). */
export function loginReply({ isNewUser, session }: Login) {
  return { data: { isNewUser: isNewUser ? 'true' : 'false', ...session }, session };
}

/** A value that the contract takes in the body or in the query; the body wins. */
export function given(field: string, inBody: string | undefined, inQuery: string | undefined): string {
  const value = inBody ?? inQuery;
  if (value === undefined) throw new AppError('VALIDATION_FAILED', `${field}: missing`, { field });
  return value;
}
