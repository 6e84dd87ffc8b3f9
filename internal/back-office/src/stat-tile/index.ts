export { type StatChange, StatTile, type StatTileProps } from './stat-tile.tsx'
