export type { CategoryDrawerProps } from './category-drawer.tsx'
export type { CategoryLink } from './category-link.ts'
export type { DrawerLink } from './drawer-links.tsx'
export type { LoadBranch } from './use-branch.ts'
