/** Screens that stories are shown on, in CSS pixels. */
export const viewports = {
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
} as const;

export const isViewportName = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && Object.hasOwn(viewports, name);
