import type { TelegramIdentity } from '@fabula/sdk';
import { TelegramIdentity as TelegramIdentitySchema, safeParse } from '@fabula/sdk/schemas';

export interface WindowMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

export interface TelegramTarget {
  readonly location: { readonly origin: string };
  readonly frames: ArrayLike<unknown>;
  addEventListener(type: 'message', listener: (message: WindowMessage) => void): void;
  removeEventListener(type: 'message', listener: (message: WindowMessage) => void): void;
}

/** The contract's names of the widget's fields (Product §3.5). */
const fieldNames: Readonly<Record<string, keyof TelegramIdentity>> = {
  id: 'id',
  first_name: 'firstName',
  last_name: 'lastName',
  username: 'username',
  photo_url: 'photoUrl',
  auth_date: 'authDate',
  hash: 'hash',
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The user in a message of the widget's page; `undefined` for every other message. */
function readUser(data: unknown): object | undefined {
  if (!isObject(data) || !('type' in data) || data.type !== 'telegram-auth') return undefined;
  return 'user' in data && isObject(data.user) ? data.user : {};
}

/** Only what the widget gave: Telegram signs no field that a person does not have, and the server hashes what it gets. */
function toIdentity(user: object): TelegramIdentity | undefined {
  const fields = Object.entries(user).flatMap(([name, value]) => {
    const ours = Object.hasOwn(fieldNames, name) ? fieldNames[name] : undefined;
    return ours === undefined || value === undefined || value === null || value === '' ? [] : [[ours, value]];
  });
  const read = safeParse(TelegramIdentitySchema, Object.fromEntries(fields));
  return read.success ? read.data : undefined;
}

/** Listens to the Telegram widget, a frame of this origin; ignores other messages. Returns a function that stops. */
export function listenForTelegram(target: TelegramTarget, onUser: (payload: TelegramIdentity) => void): () => void {
  const listen = ({ origin, source, data }: WindowMessage) => {
    const isOurs = origin === target.location.origin && Array.from(target.frames).includes(source);
    const user = isOurs ? readUser(data) : undefined;
    if (user === undefined) return;
    const identity = toIdentity(user);
    if (identity === undefined) console.warn('The Telegram frame sent something that is no Telegram user');
    else onUser(identity);
  };
  target.addEventListener('message', listen);
  return () => target.removeEventListener('message', listen);
}
