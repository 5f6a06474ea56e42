import { useState } from 'react';

interface Numbered {
  readonly versionId: string;
  readonly number: number;
}

/** Two versions, chosen one after another, and whether they are compared. @param versions the newest first */
export function useChosenVersions<Version extends Numbered>(versions: readonly Version[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isShown, setIsShown] = useState(false);
  const pair = versions.filter(({ versionId }) => chosen.includes(versionId));
  const [newer, older] = pair.length === 2 ? pair : [];
  return {
    chosen,
    choose: (versionId: string, isChosen: boolean) =>
      setChosen(isChosen ? [...chosen, versionId].slice(-2) : chosen.filter((one) => one !== versionId)),
    /** Those that are compared; undefined while there are none. */
    compared: isShown && newer !== undefined && older !== undefined ? { newer, older } : undefined,
    show: () => setIsShown(true),
    leave: () => setIsShown(false),
  };
}

export type ChosenVersions = ReturnType<typeof useChosenVersions<Numbered>>;
