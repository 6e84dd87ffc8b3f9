export { ProductCard, type ProductCardData, type ProductCardProps } from './product-card.tsx'
export { ProductCardSkeleton } from './product-card-skeleton.tsx'
