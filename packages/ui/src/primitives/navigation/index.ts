export {
  Navigation,
  NavigationItem,
  type NavigationItemProps,
  NavigationLink,
  NavigationMenuEntry,
  type NavigationMenuEntryProps,
  type NavigationProps,
} from './navigation.tsx'
