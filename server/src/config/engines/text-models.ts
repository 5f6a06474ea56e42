import { SettingError } from '../variable.ts';

export interface OfferedModel {
  model: string;
  points: number;
}

const MOST_MODELS = 23;
const MOST_POINTS = 1_000_000;

/** Reads `large=6,small=1`. Throws SettingError. */
export function readModels(text: string | undefined): OfferedModel[] {
  if (text === undefined) return [];
  const models = text.split(',').map((part) => {
    const [, model = '', points = ''] = /^\s*([^\s=,]{1,120})\s*=\s*(\d{1,7})\s*$/.exec(part) ?? [];
    if (model === '' || Number(points) > MOST_POINTS) {
      throw new SettingError(`TEXT_MODELS must be pairs such as large=6,small=1, not "${text}"`);
    }
    return { model, points: Number(points) };
  });
  if (models.length > MOST_MODELS || new Set(models.map(({ model }) => model)).size < models.length) {
    throw new SettingError(`TEXT_MODELS must be ${MOST_MODELS} models at most, each of them once`);
  }
  return models;
}
