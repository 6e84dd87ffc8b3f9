import type { PictureSize, SquareCrop } from './square-crop.ts'

export interface AvatarCropProps {
  /** The chosen picture as an address that the page may show, and its size in pixels. */
  picture: PictureSize & { src: string }
  /** Width over height of what is cut. Default 1: a square, shown as the round that people have. */
  ratio?: number | undefined
  /** Whether it is shown as a round. Default for squares. */
  round?: boolean | undefined
  /** What was chosen, `size` wide, in the picture's own pixels. */
  onCrop: (cut: SquareCrop) => void
  onCancel: () => void
}
