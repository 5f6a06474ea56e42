import { editDistance } from './edit-distance.ts';
import type { Config } from './config.ts';
import { definitions } from './variables.ts';

/** Short names differ from other programs' by a letter or two: `HOST` and `HOME`. */
const LONG_NAME = 8;

const known = Object.keys(definitions);

/** What an operator should look at, though the server can start; one line each. */
export function configWarnings(
  environment: Readonly<Record<string, string | undefined>>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string[] {
  const misspelt = Object.keys(environment).flatMap((name) => {
    const meant = similarSetting(name);
    return meant === undefined ? [] : [`${name} is no setting of this server and was ignored: ${meant} is one`];
  });
  const isPlain = environment['NODE_ENV']?.trim() === 'production' && publicUrl.startsWith('http:');
  return isPlain
    ? [...misspelt, `PUBLIC_URL is ${publicUrl}, without https: passwords and sessions travel unencrypted`]
    : misspelt;
}

function similarSetting(name: string): string | undefined {
  if (known.includes(name)) return undefined;
  const upper = name.toUpperCase();
  return known.find((setting) => {
    const distance = editDistance(upper, setting);
    return distance <= 1 || (distance === 2 && setting.length >= LONG_NAME && setting[0] === upper[0]);
  });
}
