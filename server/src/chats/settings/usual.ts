export const USUAL_TEMPERATURE = 0.9;
/** At the end, where they weigh most. */
export const USUAL_NOTE_DEPTH = 0;
