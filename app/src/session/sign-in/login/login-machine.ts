/** Where the login is shown. */
export type LoginPlace = 'popup' | 'page';

/** How far a login has come: asking, away at a provider, exchanging what the provider gave, the profile, over. */
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

/** What follows from an event, for the pages to carry out in this order. */
export type LoginEffect =
  | 'account-changed'
  | 'toast-logged-in'
  | 'toast-profile-saved'
  | 'close'
  /** Go to what the visitor signed in for, else stay. */
  | 'go-on'
  /** Go to what the visitor signed in for, else back to the page they left, else to the hub. */
  | 'go-back'
  /** Go to what the visitor signed in for, else to /character-story-hub. */
  | 'go-to-hub';

interface Transition {
  readonly to: LoginPhase;
  readonly effects: Readonly<Record<LoginPlace, readonly LoginEffect[]>>;
}

const everywhere = (...effects: LoginEffect[]) => ({ popup: effects, page: effects });

const welcomed = ['account-changed', 'toast-logged-in'] as const satisfies LoginEffect[];

/** What the popup does by closing, a page does by going on. */
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

/** The phase that an event leads to, and what follows from it. */
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
