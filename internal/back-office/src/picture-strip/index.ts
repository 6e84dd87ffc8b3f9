export { PictureStrip, type PictureStripProps } from './picture-strip.tsx'
export type { StripPicture } from './strip-tile.tsx'
