import type { BenchParameter, BenchRunForm } from '../contract/validators.ts';
import { AppError } from '../errors.ts';

type Values = NonNullable<BenchRunForm['values']>;

/** Throws VALIDATION_FAILED for what the engine does not offer, or offers within other bounds. */
export function requireOffered(parameters: readonly BenchParameter[], values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const parameter = parameters.find((offered) => offered.name === name);
    if (parameter !== undefined && fits(parameter, value)) continue;
    throw new AppError('VALIDATION_FAILED', `This engine does not offer this ${name}`, { field: `values.${name}` });
  }
}

function fits(parameter: BenchParameter, value: Values[keyof Values]): boolean {
  if (parameter.kind === 'number') {
    return typeof value === 'number' && value >= parameter.min && value <= parameter.max;
  }
  if (typeof value !== 'string') return false;
  if (parameter.kind === 'picture') return true;
  return parameter.kind === 'choice' ? parameter.options.includes(value) : value.length <= parameter.maxLength;
}
