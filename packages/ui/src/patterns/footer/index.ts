export { Footer, type FooterGroup, type FooterProps } from './footer.tsx'
export { ShortFooter, type ShortFooterProps } from './short-footer.tsx'
