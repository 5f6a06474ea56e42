// The controls of a story that is read aloud: loaded when someone begins to listen.
export { ListeningStrip } from '../novel/Listening/ListeningStrip';
export { RecordingStrip } from '../novel/Listening/RecordingStrip';
