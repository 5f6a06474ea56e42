// The tests of a card: loaded when their panel is opened.
export { CardTests } from '../../creation/CardTests/CardTests';
export type * from '../../creation/CardTests/card-test-model';
