export { Picture, type PictureProps } from './picture.tsx'
export type { PictureData } from './picture-sources.ts'
