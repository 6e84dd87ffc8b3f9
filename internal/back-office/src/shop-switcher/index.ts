export { ShopSwitcher, type ShopSwitcherProps, type SwitchableShop } from './shop-switcher.tsx'
