export { FigureGrid, type FigureGridProps } from './figure-grid.tsx'
