export { ProductGrid, type ProductGridProps, ProductGridSkeleton } from './product-grid.tsx'
