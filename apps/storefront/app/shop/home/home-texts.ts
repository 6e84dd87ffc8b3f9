import type { Home } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { homePageLabels as t } from './home-page.labels.ts'
import { promises } from './promises.ts'

export type HomeSection = NonNullable<Home['texts']['sections']>[number]['kind']

/** Sections below the title in their supplied order. No two with the same format follow each other. */
const SUPPLIED: readonly HomeSection[] = [
  'bestSellers',
  'shopOfTheWeek',
  'categories',
  'scene',
  'newest',
  'shops',
  'recentlyViewed',
  'promises',
]

/** Sections to show, in their order. Those that the operator hasn't listed follow in the supplied one. */
export function shownSections({ sections }: Home['texts']): HomeSection[] {
  const listed = sections ?? []
  const isListed = (kind: HomeSection) => listed.some(section => section.kind === kind)
  return [
    ...listed.filter(({ kind, isVisible }) => isVisible && kind !== 'windows').map(({ kind }) => kind),
    ...SUPPLIED.filter(kind => !isListed(kind)),
  ]
}

/** Whether the title shows the windows of shops. */
export const showsWindows = ({ sections }: Home['texts']): boolean =>
  sections?.find(({ kind }) => kind === 'windows')?.isVisible ?? true

/**
 * Texts of the title: the operator's, or the supplied ones, which promise no shops and products before there are some.
 */
export const heroTexts = (
  { title, text, buttons, proofs }: Home['texts'],
  { shops, hasProducts }: { shops: number; hasProducts: boolean },
) => ({
  title: title ?? (shops > 0 ? t.title : t.empty),
  lede: text === null ? formatMessage(t.lede, { shops }) : text.replaceAll('{shops}', String(shops)),
  actions: buttons ?? [
    ...(hasProducts ? [{ label: t.shopAll, href: '/all-product' }] : []),
    shops > 0
      ? { label: t.meetShops, href: '/vendors' }
      : { label: t.openShop, href: '/seller-registration' },
  ],
  proofs,
})

export const homePromises = (texts: Home['texts']) => texts.promises ?? promises()
