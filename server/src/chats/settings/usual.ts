export const USUAL_TEMPERATURE = 0.9;
/** Where the notes of a chat stand that does not say: at the end, where they weigh most. */
export const USUAL_NOTE_DEPTH = 0;
