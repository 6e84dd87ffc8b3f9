import type { PictureSize, SquareCrop } from './square-crop.ts'

export interface AvatarCropProps {
  /** The chosen picture as an address that the page may show, and its size in pixels. */
  picture: PictureSize & { src: string }
  /** The square that was chosen, in the picture's own pixels. */
  onCrop: (cut: SquareCrop) => void
  onCancel: () => void
}
