import type { SellerShop } from '@stoa/api-client/schema'
import { Prose, ShopHeader, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { countryName } from '../../lib/country-name.ts'
import { backOnWords } from '../../lib/days.ts'
import type { ShopForm } from './shop-form.ts'
import { shopPreviewLabels } from './shop-page.labels.ts'

/** Shows the head of the shop's page with unsaved changes. Inert: it can't be pressed and isn't read out. */
export function ShopPreview({ form, address }: { form: ShopForm; address: SellerShop['address'] }) {
  const { name, slug, tagline, logo, banner, makers, story, closedFrom, closedUntil, tone } = form
  const place = address ? [address.city, countryName(address.countryCode)] : []
  return (
    <div inert>
      <Stack>
        <ShopHeader
          shop={{
            id: slug,
            tone,
            name: name || shopPreviewLabels.name,
            tagline,
            place: place.join(', ') || undefined,
            avatar: logo?.previewUrl,
            banner: banner && {
              id: banner.id,
              alt: '',
              base: banner.previewUrl.replace(/\/\d+\.webp$/, ''),
              widths: [320, 640],
            },
          }}
        />
        {closedFrom && closedUntil && (
          <p>{formatMessage(shopPreviewLabels.vacation, { backOn: backOnWords(dayAfter(closedUntil)) })}</p>
        )}
        {story && <Prose html={story} />}
        {makers.length > 0 && (
          <p>
            {formatMessage(shopPreviewLabels.makers, {
              makers: makers.map(maker => maker.name || '…').join(', '),
            })}
          </p>
        )}
      </Stack>
    </div>
  )
}

/** `2026-12-11` → `2026-12-12` */
const dayAfter = (day: string): string =>
  new Date(new Date(day).getTime() + 86_400_000).toISOString().slice(0, 10)
