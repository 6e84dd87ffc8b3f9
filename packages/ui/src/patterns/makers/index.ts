export { Makers, type MakersProps } from './makers.tsx'
