export { type TabLink, TabLinks, type TabLinksProps } from './tab-links.tsx'
export { type Tab, Tabs, type TabsProps } from './tabs.tsx'
