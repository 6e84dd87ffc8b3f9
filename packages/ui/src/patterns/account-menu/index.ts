export { AccountMenu, type AccountMenuProps } from './account-menu.tsx'
export type { AccountMenuItem, AccountState } from './account-types.ts'
