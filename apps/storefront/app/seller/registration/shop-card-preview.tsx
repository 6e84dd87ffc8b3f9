import { ShopCard } from '@stoa/ui'
import { countryName } from '../../shared/addresses/countries.ts'
import type { ApplicationFields } from './application-draft.ts'

/** The card of the shop as it would stand among the others. */
export function ShopCardPreview({ fields }: { fields: ApplicationFields }) {
  const { name, slug, story, pictures, address } = fields
  const place = [address.city, address.countryCode && countryName(address.countryCode)].filter(Boolean)
  return (
    <ShopCard
      shop={{
        id: slug || 'new',
        name: name.trim() || 'Your shop',
        href: '#preview',
        tagline: story.trim().split(/\n/)[0]?.slice(0, 90) || place.join(', ') || null,
        avatar: pictures[0]?.previewUrl,
        pictures: [],
        productCount: 0,
      }}
    />
  )
}
