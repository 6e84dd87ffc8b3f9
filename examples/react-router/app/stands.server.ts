/** Replaces the growers' database. Prices are cents. */
export interface Produce {
  id: string
  name: string
  price: number
  standId: string
}

export const stands = [
  { id: 'orchard', name: 'Upper Orchard' },
  { id: 'apiary', name: 'The Apiary' },
] as const

export const produce: readonly Produce[] = [
  { id: 'apples', name: 'A crate of apples', price: 1890, standId: 'orchard' },
  { id: 'cider', name: 'Dry cider', price: 725, standId: 'orchard' },
  { id: 'honey', name: 'Linden honey', price: 950, standId: 'apiary' },
]

export const standOf = (id: string) => stands.find(stand => stand.id === id) ?? stands[0]
