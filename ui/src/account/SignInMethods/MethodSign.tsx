import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { ProviderMark } from '../../sign-in/Providers/ProviderMark';
import type { SignInMethodKind } from '../model';
import { methodIcons } from './method-labels';

const hasIcon = (kind: SignInMethodKind): kind is keyof typeof methodIcons => kind in methodIcons;

/** The sign of a way in: a party's own mark, or an icon of ours. */
export function MethodSign({ kind }: { readonly kind: SignInMethodKind }) {
  return hasIcon(kind) ? <DrawnIcon drawing={methodIcons[kind]} /> : <ProviderMark provider={kind} />;
}
