// The white paper: loaded on its page alone.
export { WhitePaper } from '../../white-paper/WhitePaper/WhitePaper';
export type { WhitePaperValue } from '../../white-paper/model';
