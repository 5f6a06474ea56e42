export type LoginPlace = 'popup' | 'page';

export type LoginPhase = 'login' | 'away' | 'exchange' | 'wizard' | 'over';

export type LoginEvent =
  | 'departed'
  | 'turned-back'
  | 'returned'
  | 'known-user'
  | 'new-user'
  | 'failed'
  | 'profile-saved'
  | 'profile-closed';

/** Carried out by the pages, in this order. */
export type LoginEffect =
  | 'account-changed'
  | 'toast-logged-in'
  | 'toast-profile-saved'
  | 'close'
  /** To `next`, else stay. */
  | 'go-on'
  /** To `next`, else back to the page that was left, else to the hub. */
  | 'go-back'
  /** To `next`, else to the hub. */
  | 'go-to-hub';

interface Transition {
  readonly to: LoginPhase;
  readonly effects: Readonly<Record<LoginPlace, readonly LoginEffect[]>>;
}

const everywhere = (...effects: LoginEffect[]) => ({ popup: effects, page: effects });

const welcomed = ['account-changed', 'toast-logged-in'] as const satisfies LoginEffect[];

/** The popup closes where a page navigates. */
const loggedIn = { popup: [...welcomed, 'close', 'go-on'], page: [...welcomed, 'go-back'] } as const;

/** The table of Product §4.5 and §4.7. Whatever is not in it changes nothing. */
const transitions: Readonly<Record<LoginPhase, Readonly<Partial<Record<LoginEvent, Transition>>>>> = {
  login: {
    departed: { to: 'away', effects: everywhere() },
    returned: { to: 'exchange', effects: everywhere() },
    'known-user': { to: 'over', effects: loggedIn },
    'new-user': { to: 'wizard', effects: everywhere(...welcomed) },
    failed: { to: 'login', effects: everywhere() },
  },
  away: {
    'turned-back': { to: 'login', effects: everywhere() },
  },
  exchange: {
    'known-user': { to: 'over', effects: everywhere(...welcomed, 'go-back') },
    'new-user': { to: 'wizard', effects: everywhere(...welcomed) },
    failed: { to: 'login', effects: everywhere() },
  },
  wizard: {
    'profile-saved': {
      to: 'over',
      effects: everywhere('account-changed', 'toast-profile-saved', 'close', 'go-to-hub'),
    },
    'profile-closed': { to: 'over', effects: everywhere('close', 'go-to-hub') },
  },
  over: {},
};

export function advance(
  phase: LoginPhase,
  event: LoginEvent,
  place: LoginPlace,
): { readonly phase: LoginPhase; readonly effects: readonly LoginEffect[] } {
  const transition = transitions[phase][event];
  return transition === undefined
    ? { phase, effects: [] }
    : { phase: transition.to, effects: transition.effects[place] };
}
