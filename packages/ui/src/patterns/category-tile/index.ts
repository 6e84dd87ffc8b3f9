export { CategoryTile, type CategoryTileData, CategoryTiles } from './category-tile.tsx'
