export { type TableView, ViewTabs, type ViewTabsProps } from './view-tabs.tsx'
