export { Picture, type PictureProps } from './picture.tsx'
export {
  type PictureData,
  type PictureFile,
  type PictureOfRoute,
  type PictureSource,
  pictureKey,
} from './picture-data.ts'
export { type PictureFiles, pictureFiles } from './picture-files.ts'
