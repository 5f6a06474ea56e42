// What answers are made of: the schemas of zod's core, without the methods of `zod/mini` that every bundle would carry.
// Its functions, such as `safeParse(schema, value)`, take them like its own.
import {
  $ZodArray,
  $ZodBoolean,
  $ZodLiteral,
  $ZodNull,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodString,
  $ZodUnion,
  $ZodUnknown,
  type $strip,
  type $ZodShape,
  type $ZodType,
  type SomeType,
  type util,
} from 'zod/v4/core';

export type { input, output } from 'zod/v4/core';

type Literals = readonly util.Literal[];

export function string(): $ZodString<string>;
// @__NO_SIDE_EFFECTS__
export function string(): $ZodString {
  return new $ZodString({ type: 'string' });
}

export function number(): $ZodNumber<number>;
// @__NO_SIDE_EFFECTS__
export function number(): $ZodNumber {
  return new $ZodNumber({ type: 'number' });
}

export function boolean(): $ZodBoolean<boolean>;
// @__NO_SIDE_EFFECTS__
export function boolean(): $ZodBoolean {
  return new $ZodBoolean({ type: 'boolean' });
}

// @__NO_SIDE_EFFECTS__
function nothing(): $ZodNull {
  return new $ZodNull({ type: 'null' });
}

// @__NO_SIDE_EFFECTS__
export function unknown(): $ZodUnknown {
  return new $ZodUnknown({ type: 'unknown' });
}

export interface Names<Name extends string> extends $ZodLiteral<Name> {
  readonly options: readonly Name[];
}

/** Literals weigh less than the enumeration of zod, and are checked alike. */
function oneOf<const Name extends string>(options: readonly Name[]): Names<Name>;
// @__NO_SIDE_EFFECTS__
function oneOf(options: readonly string[]): $ZodLiteral & { readonly options: readonly string[] } {
  return Object.assign(new $ZodLiteral({ type: 'literal', values: [...options] }), { options });
}

export function literal<const Value extends util.Literal>(value: Value): $ZodLiteral<Value>;
export function literal<const Values extends Literals>(values: Values): $ZodLiteral<Values[number]>;
// @__NO_SIDE_EFFECTS__
export function literal(value: util.Literal | Literals): $ZodLiteral {
  return new $ZodLiteral({ type: 'literal', values: [value].flat() });
}

export function object<Shape extends $ZodShape>(shape: Shape): $ZodObject<util.Writeable<Shape>, $strip>;
// @__NO_SIDE_EFFECTS__
export function object(shape: $ZodShape): $ZodObject {
  return new $ZodObject({ type: 'object', shape });
}

export function array<Element extends SomeType>(element: Element): $ZodArray<Element>;
// @__NO_SIDE_EFFECTS__
export function array(element: $ZodType): $ZodArray {
  return new $ZodArray({ type: 'array', element });
}

export function union<const Options extends readonly SomeType[]>(options: Options): $ZodUnion<Options>;
// @__NO_SIDE_EFFECTS__
export function union(options: readonly $ZodType[]): $ZodUnion {
  return new $ZodUnion({ type: 'union', options });
}

export function optional<Inner extends SomeType>(innerType: Inner): $ZodOptional<Inner>;
// @__NO_SIDE_EFFECTS__
export function optional(innerType: $ZodType): $ZodOptional {
  return new $ZodOptional({ type: 'optional', innerType });
}

export function nullable<Inner extends SomeType>(innerType: Inner): $ZodNullable<Inner>;
// @__NO_SIDE_EFFECTS__
export function nullable(innerType: $ZodType): $ZodNullable {
  return new $ZodNullable({ type: 'nullable', innerType });
}

export { nothing as null, oneOf as enum };
