export { ScrollRow, type ScrollRowProps } from './scroll-row.tsx'
