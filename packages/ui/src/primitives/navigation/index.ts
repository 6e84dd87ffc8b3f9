export type { NavigationKit } from './navigation-kit.ts'
export { useNavigationKit } from './use-navigation-kit.ts'
