/** Who plays a story: it may call them by their name, and read differently for each of its roles. */
export interface Reader {
  name: string | null;
  roleId: string | null;
}

export const UNKNOWN_READER: Reader = { name: null, roleId: null };
