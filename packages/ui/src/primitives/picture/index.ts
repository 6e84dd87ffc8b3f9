export { Picture, type PictureProps } from './picture.tsx'
export { fallbackWidth, type PictureData, pictureUrl } from './picture-sources.ts'
