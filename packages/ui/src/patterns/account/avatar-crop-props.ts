import type { PictureSize, SquareCrop } from './square-crop.ts'

export interface AvatarCropProps {
  /** The picture: an address that the page may show, such as a blob's, and its size in pixels. */
  picture: PictureSize & { src: string }
  /** Width divided by height of the crop. Default 1, a square. */
  ratio?: number | undefined
  /** Shows the crop as a circle. Default for squares. */
  round?: boolean | undefined
  /** Called with the chosen part when "Use this picture" is pressed, in the picture's own pixels. */
  onSubmit: (cut: SquareCrop) => void
  /** Called with `false` when the dialog is closed without a choice. */
  onOpenChange: (open: boolean) => void
}
