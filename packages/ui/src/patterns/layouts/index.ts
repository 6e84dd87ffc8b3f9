export { AccountLayout, type AccountLayoutProps } from './account-layout.tsx'
export { CardLayout, type CardLayoutProps } from './card-layout.tsx'
export { contentId, ShopLayout, type ShopLayoutProps, SkipLink } from './shop-layout.tsx'
