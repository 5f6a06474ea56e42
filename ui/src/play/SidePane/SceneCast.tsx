import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { contentLang } from '../../content/content-language';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { RoundValue, SceneMemberValue } from '../model';
import { bondOf } from './bond';
import { bondLabels } from './bond-labels';
import { PaneSection } from './PaneSection';
import { bond, list, member as memberStyle, memberName, memberWords, talk } from './SidePane.css';

interface SceneCastProps {
  readonly cast: readonly SceneMemberValue[];
  readonly round: Pick<RoundValue, 'blocks' | 'panel'>;
  readonly talkHref: (characterId: string) => string | null;
}

type Relationship = Extract<RoundValue['panel'][number], { kind: 'relationship' }>;

/** The speakers of the round come first, then those whom the story knows something of. */
function presentIn(cast: readonly SceneMemberValue[], { blocks, panel }: SceneCastProps['round']) {
  const speakers = new Set(blocks.flatMap((block) => (block.kind === 'speech' ? [block.speaker] : [])));
  const bonds = new Map(
    panel.filter((item): item is Relationship => item.kind === 'relationship').map((item) => [item.characterId, item]),
  );
  const known = cast.filter(({ characterId }) => speakers.has(characterId) || bonds.has(characterId));
  const speaking = known.filter(({ characterId }) => speakers.has(characterId));
  const others = known.filter(({ characterId }) => !speakers.has(characterId));
  return [...speaking, ...others].map((member) => ({ member, relationship: bonds.get(member.characterId) }));
}

export function SceneCast({ cast, round, talkHref }: SceneCastProps) {
  const { locale } = useIntl();
  const present = presentIn(cast, round);
  if (present.length === 0) return null;
  return (
    <PaneSection
      title={
        <FormattedMessage
          id="play.cast"
          defaultMessage="In this scene"
          description="Title of the list of characters beside a round"
        />
      }
    >
      <ul className={list}>
        {present.map(({ member, relationship }) => (
          <li key={member.characterId} className={memberStyle}>
            <Arch picture={member.portrait} alt="" width={56} />
            <span className={memberWords}>
              <bdi lang={contentLang(member.displayLanguage, locale)} data-own-script="" className={memberName}>
                {member.name}
              </bdi>
              {relationship !== undefined && (
                <span className={bond}>{bondLabels[bondOf(relationship.value, relationship.max)]}</span>
              )}
            </span>
            <TalkLink name={member.name} href={talkHref(member.characterId)} />
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}

function TalkLink({ name, href }: { readonly name: string; readonly href: string | null }) {
  const intl = useIntl();
  if (href === null) return null;
  const label = intl.formatMessage(
    {
      id: 'play.talk',
      defaultMessage: 'Talk to {name}',
      description: 'Leads from the middle of a story to a conversation with one of its characters',
    },
    { name },
  );
  return (
    <Link href={href} className={talk} aria-label={label} title={label}>
      <Icon name="chat" />
    </Link>
  );
}
