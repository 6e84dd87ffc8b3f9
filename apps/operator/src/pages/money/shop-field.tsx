import { unwrap } from '@stoa/api-client'
import { Combobox } from '@stoa/ui/combobox'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/use-read.ts'
import { commissionLabels as t } from './commission-page.labels.ts'

interface Shop {
  id: string
  slug: string
  name: string
}

interface ShopFieldProps {
  /** Id of the chosen shop; null for every shop. */
  value: string | null
  onValueChange: (id: string | null) => void
  /** Shop that is chosen at first. */
  chosen: Shop | null
  disabled?: boolean
}

/** Chooses a shop by the beginning of its name or URL name. */
export function ShopField({ value, onValueChange, chosen, disabled = false }: ShopFieldProps) {
  const [typed, setTyped] = useState('')
  const { data, isLoading } = useRead(`shops by ${typed.trim()}`, () => findShops(typed.trim()))
  // The field shows the name of what is chosen, also while others are found.
  const [known, setKnown] = useState(chosen)
  const found = data ?? []
  const shops = known && !found.some(({ id }) => id === known.id) ? [known, ...found] : found
  return (
    <Combobox
      label={t.shopField}
      hint={t.shopHint}
      placeholder={t.everyShop}
      items={shops.map(({ id, name, slug }) => ({ value: id, label: name, description: slug }))}
      loading={isLoading}
      value={value}
      onInputChange={setTyped}
      onValueChange={id => {
        setKnown(shops.find(shop => shop.id === id) ?? null)
        onValueChange(id)
      }}
      disabled={disabled}
    />
  )
}

/** The balances are what the key of this page can read of shops. */
async function findShops(q: string): Promise<Shop[]> {
  const { items } = await unwrap(
    client.GET('/api/operator/balances', { params: { query: q === '' ? {} : { q } } }),
  )
  return items.map(({ shop }) => shop)
}
