import type { OperatorTax, OperatorTaxRate } from '@stoa/api-client/operator-schema'
import { type Column, DataTable } from '@stoa/back-office/data-table'
import { FilterBar } from '@stoa/back-office/filter-bar'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@stoa/ui/collapsible'
import { Heading } from '@stoa/ui/heading'
import { EmptyState } from '@stoa/ui/page-states'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { useMemo, useState } from 'react'
import { countryInWords, dayInWords } from '../../api/in-words.ts'
import { taxLabels as t } from './tax-page.labels.ts'

const TONES = { past: 'neutral', current: 'positive', upcoming: 'caution' } as const

/** Rates by country, each with those of all days. */
export function TaxRates({ tax: { rates, categories } }: { tax: OperatorTax }) {
  const [search, setSearch] = useState('')
  const countries = useMemo(() => countriesOf(rates), [rates])
  const nameOf = useMemo(() => new Map(categories.map(({ code, name }) => [code, name])), [categories])
  const wanted = search.toLowerCase()
  const found = countries.filter(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase().includes(wanted),
  )
  return (
    <Stack>
      <Heading level={2} step="title3">
        {t.rates}
      </Heading>
      {countries.length === 0 ? (
        <EmptyState
          thing="box"
          title={t.nothing}
          description={t.nothingText}
          action={{ label: t.addRates, href: '/tax/rates' }}
        />
      ) : (
        <FilterBar searchLabel={t.search} search={search} onSearchChange={setSearch} />
      )}
      {countries.length > 0 && found.length === 0 && (
        <EmptyState thing="search" title={t.notFound} description={t.notFoundText} />
      )}
      {found.map(country => (
        <Country
          key={`${country.code} ${found.length === 1}`}
          country={country}
          isOpen={found.length === 1}
          nameOf={code => nameOf.get(code) ?? code}
        />
      ))}
    </Stack>
  )
}

interface CountryRates {
  code: string
  name: string
  rates: readonly OperatorTaxRate[]
}

interface CountryProps {
  country: CountryRates
  /** Whether it starts open. */
  isOpen: boolean
  /** Returns the name of a tax category. */
  nameOf: (code: string) => string
}

function Country({ country: { code, name, rates }, isOpen, nameOf }: CountryProps) {
  const upcoming = rates.filter(({ state }) => state === 'upcoming').length
  const current = rates.filter(({ state, region }) => state === 'current' && region === '')
  return (
    <Collapsible defaultOpen={isOpen}>
      <Stack gap="sm">
        <Stack layout="row" gap="sm">
          <CollapsibleTrigger asChild>
            <Button emphasis="line" size="sm">
              {name}
            </Button>
          </CollapsibleTrigger>
          <Text as="span" emphasis="soft">
            {current.map(({ category, rateBp }) => `${nameOf(category)}: ${t.percent(rateBp)}`).join(', ')}
          </Text>
          {upcoming > 0 && <Badge>{t.upcoming(upcoming)}</Badge>}
        </Stack>
        <CollapsibleContent>
          <DataTable
            caption={t.caption(name)}
            columns={columnsFor(nameOf)}
            rows={rates}
            rowKey={({ region, category, fromDay }) => `${code} ${region} ${category} ${fromDay}`}
          />
        </CollapsibleContent>
      </Stack>
    </Collapsible>
  )
}

const columnsFor = (nameOf: CountryProps['nameOf']): readonly Column<OperatorTaxRate>[] => [
  { id: 'category', label: t.category, cell: row => nameOf(row.category), phone: 'title' },
  { id: 'region', label: t.region, cell: row => row.region || t.wholeCountry },
  { id: 'rate', label: t.rate, cell: row => t.percent(row.rateBp), align: 'end', phone: 'beside' },
  {
    id: 'state',
    label: t.state,
    cell: row => <Badge tone={TONES[row.state]}>{t.states[row.state]}</Badge>,
  },
  { id: 'from', label: t.from, cell: row => dayInWords(row.fromDay) },
  { id: 'to', label: t.to, cell: row => (row.toDay === null ? t.open : dayInWords(row.toDay)) },
  { id: 'note', label: t.note, cell: row => row.note || null },
]

function countriesOf(rates: readonly OperatorTaxRate[]): CountryRates[] {
  const byCountry = new Map<string, OperatorTaxRate[]>()
  for (const rate of rates) {
    const own = byCountry.get(rate.country)
    if (own) own.push(rate)
    else byCountry.set(rate.country, [rate])
  }
  return [...byCountry]
    .map(([code, own]) => ({ code, name: countryInWords(code), rates: own.toSorted(newestFirst) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Orders rates by place and category, the newest of each first. */
const newestFirst = (a: OperatorTaxRate, b: OperatorTaxRate): number =>
  a.region.localeCompare(b.region) ||
  a.category.localeCompare(b.category) ||
  b.fromDay.localeCompare(a.fromDay)
