export { Header } from './header.tsx'
export type { HeaderLogo, HeaderProps } from './header-types.ts'
export { ShortHeader, type ShortHeaderProps } from './short-header.tsx'
