export { AccountMenu, type AccountMenuProps } from './account-menu.tsx'
export type { AccountMenuItem, AccountState, AccountUser } from './account-types.ts'
