import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Icon } from '../../primitives/Icon/Icon';
import type { RoleValue } from '../model';
import {
  label,
  radio,
  role as roleStyle,
  roleGrid,
  roleName,
  roleNote,
  roles as rolesStyle,
  tick,
} from './RoleChoiceView.css';

interface RoleCardsProps {
  readonly roles: readonly RoleValue[];
  readonly chosenId: string | null;
  /** BCP 47 tag of the roles. */
  readonly language: string;
  readonly onChoose: (roleId: string) => void;
}

/** Whom the reader can be: one card each, the arrow keys move between them. */
export function RoleCards({ roles, chosenId, language, onChoose }: RoleCardsProps) {
  const { locale } = useIntl();
  const id = useId();
  const lang = contentLang(language, locale);
  return (
    <div role="radiogroup" aria-labelledby={id} className={rolesStyle}>
      <h2 id={id} className={label}>
        <FormattedMessage
          id="play.roles"
          defaultMessage="Who do you want to be?"
          description="Names the choice of whom a reader plays in a story"
        />
      </h2>
      <div className={roleGrid}>
        {roles.map((role) => (
          <label key={role.roleId} className={roleStyle}>
            <input
              type="radio"
              name={`${id}-role`}
              value={role.roleId}
              checked={role.roleId === chosenId}
              onChange={() => onChoose(role.roleId)}
              className={radio}
              aria-describedby={`${id}-${role.roleId}`}
              aria-label={role.label}
            />
            <bdi lang={lang} data-own-script="" className={roleName}>
              {role.label}
            </bdi>
            <bdi lang={lang} id={`${id}-${role.roleId}`} data-own-script="" className={roleNote}>
              {role.note}
            </bdi>
            <span className={tick}>
              <Icon name="success" />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
