import { defineMessage } from 'react-intl';

export const panelName = defineMessage({
  id: 'paint.panel',
  defaultMessage: 'Layers, colors and redrawing',
  description: 'Opens, on phones, the panel of the paint page, and is its title',
});
