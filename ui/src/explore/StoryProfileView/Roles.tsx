import type { StoryRoleValue } from '../../content/model';
import { name, note as noteStyle, roles as rolesStyle } from './Roles.css';

interface RolesProps {
  roles: readonly StoryRoleValue[];
  /** BCP 47 tag of the texts where it is not the page's own language. */
  lang?: string | undefined;
}

export function Roles({ roles, lang }: RolesProps) {
  return (
    <dl className={rolesStyle}>
      {roles.map(({ roleId, label, note }) => (
        <div key={roleId}>
          <dt className={name}>
            <bdi lang={lang}>{label}</bdi>
          </dt>
          <dd className={noteStyle}>
            <bdi lang={lang}>{note}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
