export type * from './generated/model';
