export { ThemeControl } from './theme-control.tsx'
export { useThemeOptions } from './use-theme-options.ts'
