export { ShopCard, type ShopCardData, ShopGrid, type ShopGridProps } from './shop-card.tsx'
export { ShopHeader, type ShopHeaderData } from './shop-header.tsx'
export { ShopStory, type ShopStoryProps } from './shop-story.tsx'
export { ShopSwatch } from './shop-swatch.tsx'
