import type { Brand, MarkPicture } from '../../platform/market.ts'

/** Maximum size of a logo, in pixels. */
const LOGO = { width: 240, height: 36 }

/** Width and height of a logo in an email, in pixels. */
export function logoSize({ width, height }: MarkPicture): [width: number, height: number] {
  const [w, h] = [width ?? LOGO.width, height ?? LOGO.height]
  const scale = Math.min(LOGO.width / w, LOGO.height / h)
  return [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))]
}

/** URL of the marketplace's icon. Null if it has none. */
export const iconHref = ({ siteUrl, icon }: Brand): string | null =>
  icon && `${siteUrl}/media/${icon.id}/180.png`

const EMBEDDED = /src="cid:(mark-[a-z0-9-]+)"/g

/** Ids of the marketplace's pictures that an email shows, each once. They are sent along. */
export const embeddedMarks = (html: string): string[] => [
  ...new Set([...html.matchAll(EMBEDDED)].map(([, id]) => id!)),
]

/** Shows these pictures by their addresses, for a page that shows an email. */
export const withLinkedMarks = (html: string): string =>
  html.replace(EMBEDDED, (_, id: string) => `src="/media/${id}/480.png"`)
