import { CastPicker, GoneCast, storyLimits } from '@fabula/ui/story-creation';

import { useCastChoice } from '../../../cards/use-cast-choice';

interface CastContainerProps {
  /** Ids of characters, the most important first. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly goneIds: readonly string[];
}

export function CastContainer({ goneIds, value, onChange }: CastContainerProps) {
  const { chosen, pendingIds, ...choice } = useCastChoice(value);
  return (
    <>
      <CastPicker
        {...choice}
        chosen={chosen}
        onChange={(cast) => {
          const ids = cast.map(({ characterId }) => characterId);
          // Those that have not arrived yet cannot be taken out.
          const kept = value.filter((id) => pendingIds.has(id) || ids.includes(id));
          onChange([...kept, ...ids.filter((id) => !kept.includes(id))]);
        }}
        most={storyLimits.cast}
        isMissing={false}
      />
      {goneIds.length > 0 && (
        <GoneCast count={goneIds.length} onRemove={() => onChange(value.filter((id) => !goneIds.includes(id)))} />
      )}
    </>
  );
}
