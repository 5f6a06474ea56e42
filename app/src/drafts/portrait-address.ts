import { getGetComposedPortraitUrl, type PortraitParts } from '@fabula/sdk';

const named = (isOn: boolean | undefined) => (isOn === undefined ? undefined : isOn ? 'true' : 'false');

/** The address of a portrait that is put together from these parts. */
export const portraitAddress = ({ flowers, freckles, ...parts }: PortraitParts): string =>
  `/api${getGetComposedPortraitUrl({ recipe: '2', ...parts, flowers: named(flowers), freckles: named(freckles) })}`;
