import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { TextButton } from '../../primitives/TextButton/TextButton';
import type { MapGraph, MapNode } from './map-model';
import { useBeginningName } from './part-names';
import { fact, list, listItem, listName } from './StoryMap.css';

interface MapListProps {
  readonly graph: MapGraph;
  readonly onLine: (line: number) => void;
}

/** The map as a list: each part, what readings say of it, and where it leads. */
export function MapList({ graph: { edges, nodes }, onLine }: MapListProps) {
  const beginning = useBeginningName();
  const names = new Map(nodes.map(({ name, nodeId }) => [nodeId, name ?? beginning]));
  const from = Map.groupBy(edges, (edge) => edge.from);
  return (
    <ul className={list}>
      {nodes.map((node) => {
        const targets = (from.get(node.nodeId) ?? []).map(({ to }) => names.get(to) ?? to);
        const name = names.get(node.nodeId) ?? '';
        const { line } = node;
        return (
          <li key={node.nodeId} className={listItem} data-kind={node.kind}>
            <span className={listName}>
              {line === null ? (
                <bdi>{name}</bdi>
              ) : (
                <TextButton onClick={() => onLine(line)}>
                  <bdi>{name}</bdi>
                </TextButton>
              )}
            </span>
            <span className={fact}>
              <NodeState node={node} />
            </span>
            {targets.length > 0 && (
              <span className={fact}>
                <FormattedMessage
                  id="storyEditor.map.leads"
                  defaultMessage="Leads to {parts}"
                  description="Below a part of a story in the list of its parts: the names of the parts that ways lead to"
                  values={{ parts: <bdi>{targets.join(', ')}</bdi> }}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What readings say of a part, in words. */
function NodeState({ node: { isFaulty, kind, share, state } }: { readonly node: MapNode }) {
  if (isFaulty) {
    return (
      <FormattedMessage
        id="storyEditor.map.faulty"
        defaultMessage="Has an error"
        description="Below a part of a story in the list of its parts"
      />
    );
  }
  if (kind === 'ending') {
    return state === 'read' ? (
      <FormattedMessage
        id="storyEditor.map.endingReached"
        defaultMessage="Ending, reached"
        description="Below an ending in the list of the parts of a story: a reading came to it"
      />
    ) : (
      <FormattedMessage
        id="storyEditor.map.endingMissed"
        defaultMessage="Ending, not reached"
        description="Below an ending in the list of the parts of a story: no reading came to it"
      />
    );
  }
  return partStates[state](share);
}

const partStates: Readonly<Record<MapNode['state'], (share: number) => ReactNode>> = {
  read: (share) => (
    <FormattedMessage
      id="storyEditor.map.read"
      defaultMessage="In {share, number, percent} of readings"
      description="Below a part of a story in the list of its parts: how many of the readings at random came to it"
      values={{ share }}
    />
  ),
  written: () => (
    <FormattedMessage
      id="storyEditor.map.notRead"
      defaultMessage="Not read yet"
      description="Below a part of a story in the list of its parts: the story was not looked through yet"
    />
  ),
  unread: () => (
    <FormattedMessage
      id="storyEditor.map.unread"
      defaultMessage="No reading came here"
      description="Below a part of a story in the list of its parts: there is a way to it, but no reading took it"
    />
  ),
  'cut-off': () => (
    <FormattedMessage
      id="storyEditor.map.cutOff"
      defaultMessage="No way leads here"
      description="Below a part of a story in the list of its parts: nothing in the text leads to it"
    />
  ),
};
