export { SellerLayout } from './seller-layout.tsx'
export type { SellerLayoutProps, SellerNavItem } from './seller-layout-props.ts'
