import type { BrandPicture } from '@stoa/ui/provider'
import { marketFacts } from './market.ts'
import { pictureFile } from './picture-file.ts'

const icon = (href: string, sizes?: string) => ({ rel: 'icon', href, sizes })
const homeScreen = (href: string) => ({ rel: 'apple-touch-icon', href })

/** Links of the head to the marketplace's icon, or to the supplied one. */
export function iconLinks() {
  const base = marketFacts().marks.icon?.base
  if (!base)
    return [
      { ...icon('/favicon.svg'), type: 'image/svg+xml' },
      icon('/favicon.ico', '32x32'),
      homeScreen('/apple-touch-icon.png'),
    ]
  return [
    icon(`${base}/32.png`, '32x32'),
    icon(`${base}/512.png`, '512x512'),
    homeScreen(`${base}/180.png`),
    { rel: 'manifest', href: '/site.webmanifest' },
  ]
}

/** Width in pixels that is sharp on dense screens. */
const LOGO_WIDTH = 480

/** The marketplace's logo, or its name if it has none. Undefined while the API hasn't named it. */
export function brandShown(): string | BrandPicture | undefined {
  const { marks, name } = marketFacts()
  if (!marks.logo) return name || undefined
  const { width, height } = marks.logo
  return {
    src: pictureFile(marks.logo, LOGO_WIDTH),
    srcDark: marks.logoDark ? pictureFile(marks.logoDark, LOGO_WIDTH) : undefined,
    width,
    height,
  }
}

/** Path of the picture for link previews of pages without one of their own. */
export function sharePicture(): string {
  const { share } = marketFacts().marks
  // Programs that show previews know JPEG.
  return share ? pictureFile(share).replace(/\.webp$/, '.jpg') : '/share.png'
}
