import type { StoryShape } from '../../contract/validators.ts';
import { OPENING, PLACES, RECKONING, way, type Knot, type Structure } from './structure.ts';

export interface Measures {
  /** Rounds of the longest way, the opening and the ending included; an even number. */
  length: number;
  acts: number;
  choices: number;
}

/** Everything before the endings; the reckoning has no ways yet. */
type Shape = (measures: Measures) => Structure;

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The act of a position among others, from 1. */
const actOf = (position: number, positions: number, acts: number): number =>
  1 + Math.floor((position * Math.min(acts, positions)) / positions);

const stringOfPearls: Shape = ({ acts, choices, length }) => {
  const ids = times(length - 1).map((position) => {
    if (position === 0) return OPENING;
    return position === length - 2 ? RECKONING : `round_${position + 1}`;
  });
  const knots = ids.map((id, position): Knot => {
    const next = ids[position + 1];
    return {
      id,
      kind: id === OPENING ? 'opening' : id === RECKONING ? 'reckoning' : 'round',
      act: actOf(position, ids.length, acts),
      place: position % PLACES,
      ways: next === undefined ? [] : times(choices).map(() => way(next)),
    };
  });
  return { knots, mainline: ids, rounds: null };
};

const branchAndBottleneck: Shape = ({ acts, choices, length }) => {
  const positions = length - 1;
  const meetingId = (position: number): string => {
    if (position === 0) return OPENING;
    return position === positions - 1 ? RECKONING : `round_${position + 1}`;
  };
  const branchId = (position: number, branch: number) => `round_${position + 1}_${branch + 1}`;
  const knots = times(positions).flatMap((position): Knot[] => {
    const act = actOf(position, positions, acts);
    if (position % 2 === 1) {
      return times(choices).map((branch) => ({
        id: branchId(position, branch),
        kind: 'round',
        act,
        place: (position + branch) % PLACES,
        ways: times(choices).map(() => way(meetingId(position + 1))),
      }));
    }
    const id = meetingId(position);
    const kind = id === OPENING ? 'opening' : id === RECKONING ? 'reckoning' : 'bottleneck';
    const ways = id === RECKONING ? [] : times(choices).map((branch) => way(branchId(position + 1, branch)));
    return [{ id, kind, act, place: position % PLACES, ways }];
  });
  const mainline = knots.filter(({ kind }) => kind !== 'round').map(({ id }) => id);
  return { knots, mainline, rounds: null };
};

const VISITS_OF_HUB = 3;

/** The reader comes back to one place between visits to others; then to another one, until the reckoning. */
const hub: Shape = ({ acts, choices, length }) => {
  const visits = (length - 2) / 2;
  const hubs = Math.min(visits, Math.max(acts, Math.ceil(visits / VISITS_OF_HUB)));
  const knots: Knot[] = [{ id: OPENING, kind: 'opening', act: 1, place: 0, ways: [way('hub_1')] }];
  for (const index of times(hubs)) {
    const most = Math.floor((visits * (index + 1)) / hubs) - Math.floor((visits * index) / hubs);
    const act = actOf(index, hubs, acts);
    const id = `hub_${index + 1}`;
    const places = times(most + choices - 1).map((place) => ({
      id: `place_${index + 1}_${place + 1}`,
      place: (place + 2 * index) % PLACES,
    }));
    const ways = places.map((place) => way(place.id));
    knots.push({ id, kind: 'hub', act, place: index % PLACES, ways, visits: { most, open: choices } });
    const back = times(choices).map(() => way(id));
    knots.push(...places.map((place): Knot => ({ ...place, kind: 'place', act, ways: back })));
  }
  knots.push({ id: RECKONING, kind: 'reckoning', act: actOf(hubs - 1, hubs, acts), place: 0, ways: [] });
  return { knots, mainline: knots.map(({ id }) => id), rounds: null };
};

const NEIGHBOURS: Readonly<Record<number, readonly number[]>> = {
  2: [1, PLACES - 1],
  3: [1, PLACES - 1, PLACES / 2],
  4: [1, PLACES - 1, 2, PLACES - 2],
};

const openMap: Shape = ({ choices, length }) => {
  const placeId = (place: number) => `place_${(place % PLACES) + 1}`;
  const offsets = NEIGHBOURS[choices] ?? [1, PLACES - 1];
  const places = times(PLACES).map((place): Knot => ({
    id: placeId(place),
    kind: 'place',
    act: 1,
    place,
    ways: offsets.map((offset) => way(placeId(place + offset))),
  }));
  const knots: Knot[] = [
    { id: OPENING, kind: 'opening', act: 1, place: 0, ways: times(choices).map((place) => way(placeId(place))) },
    ...places,
    { id: RECKONING, kind: 'reckoning', act: 1, place: 0, ways: [] },
  ];
  return { knots, mainline: knots.map(({ id }) => id), rounds: length - 3 };
};

export const SHAPES: Readonly<Record<StoryShape, Shape>> = {
  'string-of-pearls': stringOfPearls,
  'branch-and-bottleneck': branchAndBottleneck,
  hub,
  'open-map': openMap,
};
