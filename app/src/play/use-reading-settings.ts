import { usualReading, type PaceValue, type ReadingSettingsValue, type TextSizeValue } from '@fabula/ui/play';
import { useState } from 'react';

import type { KeyValueStorage } from '@fabula/sdk';

import { pageKeys } from '../session/storage-keys';
import { useApp } from '../context/use-app';

const paces: readonly PaceValue[] = ['calm', 'brisk', 'whole'];
const sizes: readonly TextSizeValue[] = ['small', 'medium', 'large'];

const readReading = (storage: KeyValueStorage): ReadingSettingsValue => ({
  pace: paces.find((pace) => pace === storage.getItem(pageKeys.storyPace)) ?? usualReading.pace,
  textSize: sizes.find((size) => size === storage.getItem(pageKeys.storyTextSize)) ?? usualReading.textSize,
});

/** The reading settings of this browser; for pages that no server renders. */
export function useReadingSettings(): readonly [ReadingSettingsValue, (settings: ReadingSettingsValue) => void] {
  const { storage } = useApp().visitor;
  const [settings, setSettings] = useState(() => readReading(storage));
  const change = (next: ReadingSettingsValue) => {
    storage.setItem(pageKeys.storyPace, next.pace);
    storage.setItem(pageKeys.storyTextSize, next.textSize);
    setSettings(next);
  };
  return [settings, change];
}
