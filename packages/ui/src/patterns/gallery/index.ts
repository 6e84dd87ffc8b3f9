export { Gallery, type GalleryProps } from './gallery.tsx'
export { type PictureViewing, usePictureViewer } from './use-picture-viewer.tsx'
