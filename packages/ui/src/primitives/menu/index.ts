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
export { MenuList, type MenuListProps } from './menu-list.tsx'
export { useLazyMenu } from './use-lazy-menu.ts'
export type { MenuButtonState, MenuListState, MenuStart } from './use-menu-button.ts'
