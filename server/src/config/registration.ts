import { choice, type Variable } from './variable.ts';

const REGISTRATION_POLICIES = ['open', 'invited', 'closed'] as const;
export type RegistrationPolicy = (typeof REGISTRATION_POLICIES)[number];

export const registrationDefinitions = {
  REGISTRATION: choice({
    values: REGISTRATION_POLICIES,
    default: 'open',
    description: 'Who can create an account: anyone, people with an invitation, or no one new',
  }),
} as const satisfies Record<string, Variable<RegistrationPolicy>>;
