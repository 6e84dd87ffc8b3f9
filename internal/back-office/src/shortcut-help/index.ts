export { type ShortcutGroup, ShortcutHelp, type ShortcutHelpProps } from './shortcut-help.tsx'
