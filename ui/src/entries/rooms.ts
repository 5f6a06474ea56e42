// Rooms: loaded when a user opens one.
export { AudienceSwitch } from '../rooms/AudienceSwitch/AudienceSwitch';
export { completeMention } from '../rooms/Mentions/complete-mention';
export { useMentionLabel } from '../rooms/Mentions/use-mention-label';
export { CastEditor } from '../rooms/CastEditor/CastEditor';
export { CreateRoom, type CreateRoomProps, type NewRoomValue } from '../rooms/RoomEntry/CreateRoom';
export { InviteBox, type InviteBoxProps } from '../rooms/InviteBox/InviteBox';
export { JoinByLink } from '../rooms/RoomEntry/JoinByLink';
export type { JoinProblem } from '../rooms/RoomInvite/join-problems';
export { MyRooms, MyRoomsFailed, MyRoomsSkeleton, NoRooms } from '../rooms/RoomCards/MyRooms';
export type { NameProblem } from '../rooms/NameField/name-problems';
export { PeoplePanel } from '../rooms/PeoplePanel/PeoplePanel';
export { RoomCards } from '../rooms/RoomCards/RoomCards';
export { RoomEntry } from '../rooms/RoomEntry/RoomEntry';
export { castRefused, leftRoom, lineMovedOn, notAllowed, peopleFirst, tooManyWait } from '../rooms/room-toasts';
export { RoomHeader } from '../rooms/RoomHeader/RoomHeader';
export { RoomInvite } from '../rooms/RoomInvite/RoomInvite';
export { ClosedNote, MutedNote, RoomDisclosure } from '../rooms/RoomNotes/RoomNotes';
export { RoomMemoryPanel } from '../rooms/RoomMemory/RoomMemoryPanel';
export { RoomScene } from '../rooms/RoomScene/RoomScene';
export { RoomQuestion, type RoomQuestionValue } from '../rooms/RoomQuestion/RoomQuestion';
export { RoomSettings } from '../rooms/RoomSettings/RoomSettings';
export { RemovedFromRoom, ShutDoor } from '../rooms/RoomStates/RoomStates';
export { RoomThread } from '../rooms/RoomThread/RoomThread';
export { SpeakBar } from '../rooms/SpeakBar/SpeakBar';
export {
  longestRoomMessage,
  type RoomCharacterValue,
  type RoomMemberValue,
  type RoomMessageActions,
  type RoomMessageValue,
  type RoomSpeakerValue,
  type RoomThreadItem,
} from '../rooms/model';
