// The shapes of the contract, for views that show its values: types only, nothing of it runs.
export type * from './generated/model';
