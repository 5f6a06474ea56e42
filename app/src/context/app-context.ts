import { createContext as createRouterContext } from 'react-router-dom';

import type { OpenPopups } from '@fabula/ui';

import type { QueryClients } from '../data/query-clients';
import type { LoaderPolicy } from '../data/loader-policy';
import type { PageHead } from '../head/head-tags';
import type { SignInDoor } from '../session/sign-in/door/sign-in-door';
import type { Toasts } from '../session/toasts';
import type { Visitor } from '../session/visitor';
import type { Brand } from '../i18n/brand';

/** What all pages of one visitor share: made once per tab, and once per server render. */
export interface App {
  readonly brand: Brand;
  /** Origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Points that a new account gets, once; unknown to pages that no server rendered. */
  readonly accountGift: number | undefined;
  /** Whether acts cost points and something is sold; assumed by pages that no server rendered. */
  readonly usesPoints: boolean;
  readonly queries: QueryClients;
  readonly visitor: Visitor;
  readonly toasts: Toasts;
  readonly signIn: SignInDoor;
  /** Lets the browser's Back close popups; nothing is open on the server. */
  readonly openPopups?: OpenPopups;
  /** How loaders wait: wholly on the server, for a moment in the browser. */
  readonly settle: LoaderPolicy;
  readonly showHead: (head: PageHead) => void;
  readonly preload: (href: string) => void;
}

export const appContext = createRouterContext<App>();
