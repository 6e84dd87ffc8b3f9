export { Footer, type FooterGroup, type FooterProps } from './footer.tsx'
