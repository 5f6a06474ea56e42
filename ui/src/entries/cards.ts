// Character cards in and out: loaded with the page of own characters.
export { CardExportMenu } from '../cards/CardMenu/CardExportMenu';
export { CharactersPage } from '../cards/CharactersPage/CharactersPage';
export { characterKept, deletionFailed, editFailed, exportFailed, matureCharacterKept } from '../cards/card-toasts';
export { DropZone } from '../cards/DropZone/DropZone';
export type { CardExportValue, CardProblemValue, ImportValue, OwnCharacterValue } from '../cards/model';
export { HiddenMature, NoOwnCharactersWords, OwnCharacters } from '../cards/OwnCharacters/OwnCharacters';
