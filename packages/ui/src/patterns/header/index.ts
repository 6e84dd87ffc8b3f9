export { Header } from './header.tsx'
export type { HeaderLogo, HeaderProps } from './header-types.ts'
