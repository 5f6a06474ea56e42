// The versions of an own character: loaded when its panel is opened.
export { Versions } from '../../creation/Versions/Versions';
export type * from '../../creation/Versions/model';
