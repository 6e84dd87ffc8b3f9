import type { components } from '@stoa/api-client/schema'
import { type Column, DataTable } from '@stoa/back-office'
import { EmptyState } from '@stoa/ui'
import { percentInWords } from '../../../lib/percent.ts'
import { placeName } from '../delivery/place-name.ts'
import { rateReasonLabels, ratesLabels as t } from './tax.labels.ts'

type Place = components['schemas']['ShopTaxPlace']
type Rate = components['schemas']['ShopTaxRate']

const REASONS: Readonly<Partial<Record<Rate['reason'], string>>> = rateReasonLabels

/** Shows the rate of each tax category in each place. */
export function TaxRates({ places }: { readonly places: readonly Place[] }) {
  const categories = places[0]?.rates.map(({ category }) => category) ?? []
  const columns: readonly Column<Place>[] = [
    { id: 'place', label: t.place, phone: 'title', cell: placeName },
    ...categories.map(
      (category, at): Column<Place> => ({
        id: `category ${at}`,
        label: category,
        align: 'end',
        phone: 'half',
        cell: ({ rates }) => rateInWords(rates[at]!),
      }),
    ),
  ]
  return (
    <DataTable
      caption={t.caption}
      columns={columns}
      rows={places}
      rowKey={({ country, region }) => `${country} ${region}`}
      empty={<EmptyState thing="box" headingLevel={3} title={t.empty} description={t.emptyText} />}
    />
  )
}

const rateInWords = ({ rate, reason }: Rate): string =>
  rate === null ? t.none : (REASONS[reason] ?? percentInWords(rate))
