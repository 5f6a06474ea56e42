import type { Warnings } from './warnings.ts';

export function toText(value: unknown, where: string, warnings: Warnings): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  warnings.add('wrong-type', where);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function toTexts(value: unknown, where: string, warnings: Warnings): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string') {
    warnings.add('wrong-type', where);
    return value.trim() === '' ? [] : [value];
  }
  if (!Array.isArray(value)) {
    warnings.add('wrong-type', where);
    return [];
  }
  return value.map((one) => toText(one, where, warnings));
}

export function toFlag(value: unknown, otherwise: boolean): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true' || value === '1') return true;
  if (value === 0 || value === 'false' || value === '0') return false;
  return otherwise;
}

export function toNumber(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}
