export type { NameView } from './save-view-dialog.tsx'
export { type TableView, ViewTabs, type ViewTabsProps } from './view-tabs.tsx'
