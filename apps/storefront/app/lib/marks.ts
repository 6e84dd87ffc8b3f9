import type { BrandPicture } from '@stoa/ui/provider'
import { marketFacts } from './market.ts'
import { pictureFile } from './picture-file.ts'

const icon = (href: string, sizes?: string) => ({ rel: 'icon', href, sizes })

/** Whether the marketplace has the brand that it comes with, as the demo does. Its drawings appear under no other name. */
export const hasSuppliedBrand = (): boolean =>
  // Ids of uploaded pictures have no `l`.
  marketFacts().marks.logo?.base.startsWith('/media/mark-logo') === true

/** Folder of the files of the marketplace's icon. Undefined if it has none. */
export const iconBase = (): string | undefined =>
  marketFacts().marks.icon?.base ?? (hasSuppliedBrand() ? '/supplied-icon' : undefined)

/** Links of the head to the marketplace's icon. Without one, it is drawn from the name. */
export function iconLinks() {
  const base = iconBase()
  if (!base) return [icon('/icon.svg')]
  return [
    icon(`${base}/32.png`, '32x32'),
    icon(`${base}/512.png`, '512x512'),
    { rel: 'apple-touch-icon', href: `${base}/180.png` },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]
}

/** Width in pixels that is sharp on dense screens. */
const LOGO_WIDTH = 480

/** The marketplace's logo, or its name if it has none. Empty while the API hasn't named it. */
export function brandShown(): string | BrandPicture {
  const { marks, name } = marketFacts()
  if (!marks.logo) return name
  const { width, height } = marks.logo
  return {
    src: pictureFile(marks.logo, LOGO_WIDTH),
    srcDark: marks.logoDark ? pictureFile(marks.logoDark, LOGO_WIDTH) : undefined,
    width,
    height,
  }
}

/** Path of the picture for link previews of pages without one of their own. Null if there is none. */
export function sharePicture(): string | null {
  const { share } = marketFacts().marks
  // Programs that show previews know JPEG.
  if (share) return pictureFile(share).replace(/\.webp$/, '.jpg')
  return hasSuppliedBrand() ? '/supplied-share.png' : null
}
