export {
  Menu,
  MenuChoice,
  type MenuChoiceProps,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
} from './menu.tsx'
