import { canonicalEmail } from '../lib/email-address.ts';
import { list, SettingError, type Variable } from './variable.ts';

export interface OperatorsConfig {
  accountIds: ReadonlySet<string>;
  /** Canonical. */
  emails: ReadonlySet<string>;
}

export const operatorDefinitions = {
  OPERATORS: list({
    description:
      'Accounts that may use the pages of operators, by account id or by verified email address, separated by commas',
  }),
} as const satisfies Record<string, Variable<readonly string[]>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Throws SettingError. */
export function readOperators(read: Read): OperatorsConfig {
  const named = read('OPERATORS', operatorDefinitions.OPERATORS);
  return {
    accountIds: new Set(named.filter((name) => !name.includes('@')).map(requireAccountId)),
    emails: new Set(named.filter((name) => name.includes('@')).map(requireEmail)),
  };
}

function requireAccountId(name: string): string {
  if (!/^acc-[\w-]{1,100}$/.test(name)) {
    throw new SettingError(`OPERATORS must be account ids such as acc-1a2b or email addresses, not "${name}"`);
  }
  return name;
}

function requireEmail(name: string): string {
  const address = canonicalEmail(name);
  if (address === undefined) throw new SettingError(`OPERATORS has an invalid email address: "${name}"`);
  return address;
}
