import { editDistance } from '../lib/edit-distance.ts';
import type { Config } from './config.ts';
import { definitions } from './variables.ts';

/** Short names resemble other programs': `HOST` and `HOME`. */
const LONG_NAME = 8;
/** The furthest that a misspelt name is from the setting that was meant, in letters. */
const FURTHEST = 2;

const known = Object.keys(definitions);

export function configWarnings(
  environment: Readonly<Record<string, string | undefined>>,
  { operators, publicUrl, signIn }: Pick<Config, 'operators' | 'publicUrl' | 'signIn'>,
): string[] {
  const misspelt = Object.keys(environment).flatMap((name) => {
    const meant = similarSetting(name);
    return meant === undefined ? [] : [`${name} is no setting of this server and was ignored: ${meant} is one`];
  });
  const isPlain = environment['NODE_ENV']?.trim() === 'production' && publicUrl.startsWith('http:');
  const { oidc, registration } = signIn;
  const mayShutOut = oidc?.only === true && registration !== 'open' && operators.emails.size > 0;
  return [
    ...misspelt,
    ...(isPlain ? [`PUBLIC_URL is ${publicUrl}, without https: passwords and sessions travel unencrypted`] : []),
    ...(mayShutOut
      ? [
          `OIDC_ONLY is on and REGISTRATION ${registration}: addresses in OPERATORS get in only if the OpenID provider ` +
            'sends email_verified, so begin with REGISTRATION=open where it does not, and name account ids',
        ]
      : []),
  ];
}

function similarSetting(name: string): string | undefined {
  if (known.includes(name)) return undefined;
  const upper = name.toUpperCase();
  return known.find((setting) => {
    if (Math.abs(upper.length - setting.length) > FURTHEST) return false;
    const distance = editDistance(upper, setting);
    return distance <= 1 || (distance === FURTHEST && setting.length >= LONG_NAME && setting[0] === upper[0]);
  });
}
