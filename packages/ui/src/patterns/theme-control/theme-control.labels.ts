export const themeControlLabels = {
  theme: 'Theme',
  current: 'Theme: {theme}',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
} as const
