import type { Market as MarketFacts, Picture } from '@stoa/api-client/schema'
import type { BrandPicture } from '@stoa/ui/provider'
import { useMemo } from 'react'
import type { Market } from '../market/types.ts'
import { pictureFile } from './picture-file.ts'
import { useRead } from './use-read.ts'

/** Width in pixels that is sharp on dense screens. */
const LOGO_WIDTH = 480

/** Size of the place of another picture, in pixels. */
const LOGO_SIZE = { width: 105, height: 30 }

export interface Brand {
  /** Name of the marketplace. */
  readonly name: string
  /** Its logo, or its name if it has none. */
  readonly shown: string | BrandPicture
}

/**
 * Returns the name and logo of the marketplace; its host name if the API couldn't be reached. Undefined until then.
 *
 * @param logo address of another picture 30 px high
 */
export function useBrand(market: Market, logo: string | undefined): Brand | undefined {
  const facts = useRead<MarketFacts>(market, '/api/public/market')
  const { origin } = market.config
  return useMemo(() => {
    if (facts === undefined) return undefined
    const name = facts?.name || new URL(origin).host
    if (logo) return { name, shown: { src: logo, ...LOGO_SIZE } }
    return { name, shown: facts?.marks.logo ? pictureOf(facts.marks, origin) : name }
  }, [facts, logo, origin])
}

function pictureOf({ logo, logoDark }: MarketFacts['marks'], origin: string): BrandPicture {
  const file = (picture: Picture) => pictureFile(picture, origin, LOGO_WIDTH)
  const { width, height } = logo as Picture
  return { src: file(logo as Picture), srcDark: logoDark ? file(logoDark) : undefined, width, height }
}
