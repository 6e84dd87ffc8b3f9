import type { PictureSize, SquareCut } from './square-cut.ts'

export interface AvatarCropProps {
  /** The chosen picture as an address that the page may show, and its size in pixels. */
  picture: PictureSize & { src: string }
  /** The square that was chosen, in the picture's own pixels. */
  onCut: (cut: SquareCut) => void
  onCancel: () => void
}
