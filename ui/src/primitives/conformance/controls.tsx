import type { ReactNode, RefCallback } from 'react';

import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { IconButton } from '../Button/IconButton';
import { Chip } from '../Chip/Chip';
import { CodeField } from '../CodeField/CodeField';
import { Link } from '../Link/Link';
import { PasswordField } from '../PasswordField/PasswordField';
import { SearchField } from '../SearchField/SearchField';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { TextButton } from '../TextButton/TextButton';
import { TextArea } from '../TextField/TextArea';
import { TextField } from '../TextField/TextField';

export interface Given {
  readonly ref: RefCallback<HTMLElement>;
  readonly title: string;
  readonly 'data-mark': string;
}

export interface Control {
  readonly name: string;
  /** The element that takes the caller's ref and attributes. */
  readonly selector: string;
  readonly render: (given: Given) => ReactNode;
  /** The same control disabled; absent where the product never disables it. */
  readonly renderDisabled?: (onClick: () => void) => ReactNode;
}

const nothing = () => undefined;

const field = { label: 'Nickname', value: 'Wick', name: 'field', onChange: nothing } as const;

export const controls: readonly Control[] = [
  {
    name: 'Button',
    selector: 'button',
    render: (given) => (
      <Button {...given} icon="search">
        Read on
      </Button>
    ),
    renderDisabled: (onClick) => (
      <Button disabled onClick={onClick}>
        Read on
      </Button>
    ),
  },
  {
    name: 'ButtonLink',
    selector: 'a',
    render: (given) => (
      <ButtonLink {...given} href="#on" icon="forward">
        Read on
      </ButtonLink>
    ),
  },
  {
    name: 'IconButton',
    selector: 'button',
    render: (given) => <IconButton {...given} label="Close" icon="close" />,
    renderDisabled: (onClick) => <IconButton label="Close" icon="close" disabled onClick={onClick} />,
  },
  {
    name: 'TextButton',
    selector: 'button',
    render: (given) => <TextButton {...given}>Resend</TextButton>,
    renderDisabled: (onClick) => (
      <TextButton disabled onClick={onClick}>
        Resend
      </TextButton>
    ),
  },
  {
    name: 'Chip',
    selector: 'button[aria-pressed]',
    render: (given) => (
      <Chip {...given} selected onClick={nothing}>
        Mystery
      </Chip>
    ),
    renderDisabled: (onClick) => (
      <Chip selected={false} disabled onClick={onClick}>
        Mystery
      </Chip>
    ),
  },
  {
    name: 'Link',
    selector: 'a',
    render: (given) => (
      <Link {...given} href="#explore">
        Explore
      </Link>
    ),
  },
  {
    name: 'SegmentedControl',
    selector: '[role="radiogroup"]',
    render: (given) => (
      <SegmentedControl
        {...given}
        label="Theme"
        value="day"
        onChange={nothing}
        options={[
          { value: 'night', label: 'Night' },
          { value: 'day', label: 'By day' },
        ]}
      />
    ),
  },
  {
    name: 'SearchField',
    selector: 'input[type="search"]',
    render: (given) => <SearchField {...given} label="Search" placeholder="A name" value="lamp" onChange={nothing} />,
  },
  {
    name: 'TextField',
    selector: 'input',
    render: (given) => <TextField {...given} {...field} hint="Optional" note="Everyone sees it." error="Taken" />,
    renderDisabled: () => <TextField {...field} locked />,
  },
  {
    name: 'TextArea',
    selector: 'textarea',
    render: (given) => <TextArea {...given} {...field} counter="4 / 60" />,
    renderDisabled: () => <TextArea {...field} disabled />,
  },
  {
    name: 'PasswordField',
    selector: 'input[type="password"]',
    render: (given) => <PasswordField {...given} {...field} autoComplete="current-password" />,
    renderDisabled: () => <PasswordField {...field} autoComplete="current-password" disabled />,
  },
  {
    name: 'CodeField',
    selector: 'input',
    render: (given) => <CodeField {...given} {...field} value="407218" />,
    renderDisabled: () => <CodeField {...field} value="407218" disabled />,
  },
];
