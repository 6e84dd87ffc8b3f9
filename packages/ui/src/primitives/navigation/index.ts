export { Navigation } from './navigation.tsx'
export { NavigationEntry } from './navigation-entry.tsx'
