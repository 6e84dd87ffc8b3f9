export { type ConflictField, ConflictPanel, type ConflictPanelProps } from './conflict-panel.tsx'
