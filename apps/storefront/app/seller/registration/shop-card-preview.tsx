import { ShopCard } from '@stoa/ui'
import { countryName } from '../../lib/country-name.ts'
import { shopPreviewLabels } from '../shop/shop-page.labels.ts'
import type { ApplicationFields } from './application-draft.ts'

/** Shows the shop's card as it will appear in lists of shops. */
export function ShopCardPreview({ fields }: { fields: ApplicationFields }) {
  const { name, slug, story, pictures, address } = fields
  const place = [address.city, address.countryCode && countryName(address.countryCode)].filter(Boolean)
  return (
    <ShopCard
      shop={{
        id: slug || 'new',
        name: name.trim() || shopPreviewLabels.name,
        href: '#preview',
        tagline: story.trim().split(/\n/)[0]?.slice(0, 90) || place.join(', ') || null,
        avatar: pictures[0]?.previewUrl,
        pictures: [],
        productCount: 0,
      }}
    />
  )
}
