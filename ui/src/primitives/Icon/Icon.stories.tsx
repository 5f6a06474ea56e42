import preview from '../../../../.storybook/preview';
import { Icon } from './Icon';
import { icons, type IconName } from './icons';

const meta = preview.meta({ title: 'Primitives/Icon', component: Icon, args: { name: 'lamp' } });

const isIconName = (name: string): name is IconName => name in icons;

/** Try every sign in its three sizes. */
export const Playground = meta.story({ tags: ['!test', 'no-look'], args: { name: 'lamp' } });

/** Every sign of the house with its name; in Arabic, those that point, point the other way. */
export const AllStates = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      {Object.keys(icons)
        .filter(isIconName)
        .map((name) => (
          <li key={name} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <Icon name={name} size="small" />
            <Icon name={name} />
            <Icon name={name} size="large" />
            {name}
          </li>
        ))}
    </ul>
  ),
});
