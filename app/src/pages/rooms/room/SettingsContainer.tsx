import { useState } from 'react';

import { exportRoom, type Room, type ChatFormat } from '@fabula/sdk';
import { CastEditor, RoomSettings } from '@fabula/ui/rooms';

import { saveFile } from '../../../browser/save-file';
import { useIdempotentRequest } from '../../../live/use-idempotent-request';
import { canWriteIn } from '../../../rooms/to-room-items';
import { useCharactersForRoom } from '../../../rooms/use-characters-for-room';
import type { RoomActs } from '../../../rooms/use-room-acts';

interface SettingsContainerProps {
  readonly room: Room;
  readonly acts: RoomActs;
  readonly isHost: boolean;
  readonly onCloseRoom: () => void;
  readonly onMemory: () => void;
  readonly onSearch: () => void;
  readonly onClose: () => void;
}

interface CastContainerProps {
  readonly room: Room;
  readonly acts: RoomActs;
  readonly onDone: () => void;
}

function CastContainer({ room, acts, onDone }: CastContainerProps) {
  const [saving, setSaving] = useState(false);
  const save = async (characterIds: readonly string[]) => {
    setSaving(true);
    const isDone = await acts.changeCast([...characterIds]);
    setSaving(false);
    if (isDone) onDone();
  };
  return (
    <CastEditor
      {...useCharactersForRoom()}
      characters={room.characters}
      saving={saving}
      onSave={(characterIds) => void save(characterIds)}
      onCancel={onDone}
    />
  );
}

export function SettingsContainer({
  room,
  acts,
  isHost,
  onCloseRoom,
  onMemory,
  onSearch,
  onClose,
}: SettingsContainerProps) {
  const act = useIdempotentRequest();
  const [savingFile, setSavingFile] = useState<ChatFormat | null>(null);
  const saveAs = async (format: ChatFormat) => {
    setSavingFile(format);
    await act(`save ${format}`, async () => saveFile(await exportRoom(room.roomId, { format })));
    setSavingFile(null);
  };
  const [isRecasting, setRecasting] = useState(false);
  return (
    <RoomSettings
      title={room.title}
      scene={room.scene}
      turnTaking={room.turnTaking}
      characters={room.characters}
      quietIds={room.quietCharacterIds}
      isHost={isHost}
      canWrite={canWriteIn(room)}
      castEditor={
        isHost && isRecasting ? <CastContainer room={room} acts={acts} onDone={() => setRecasting(false)} /> : undefined
      }
      onCast={() => setRecasting(true)}
      onRename={(title) => void acts.changeRoom({ title })}
      onScene={(scene) => void acts.changeRoom({ scene })}
      onTurnTaking={(turnTaking) => void acts.changeRoom({ turnTaking })}
      onQuiet={(characterId, quiet) => void acts.setQuiet(characterId, quiet)}
      onCloseRoom={onCloseRoom}
      onMemory={onMemory}
      onSearch={onSearch}
      savingFile={savingFile}
      onSaveFile={(kind) => void saveAs(kind)}
      onClose={onClose}
    />
  );
}
