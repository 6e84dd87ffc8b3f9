export const deliveryPageLabels = {
  title: 'Shipping',
  text: 'Where your parcels leave from, where you deliver to, at what price and in how many days.',
  back: 'Shop',
  saved: 'Shipping saved',
  changedByOther: 'Someone else has changed your shipping.',
} as const

export const deliveryFieldLabels = {
  dispatchAddress: 'Dispatch address',
  dispatchText: 'Parcels leave from here. Shoppers see city and country.',
  returnAddress: 'Return address',
  returnText: 'Buyers of approved returns see it.',
  sameAddress: 'Returns go to the dispatch address',
  handlingDays: 'Handling time (working days)',
  zones: 'Zones',
  zonesText:
    'A zone is a group of places with the same prices and days. A region counts before its country, a country before the rest of the world.',
  addZone: 'Add zone',
  notToEu: 'This shop can’t deliver to the EU yet.',
  notToEuText:
    'Your business is outside the EU, so that the tax of such sales would have to be paid in another way. Zones don’t apply to EU countries.',
} as const

export const zoneLabels = {
  number: 'Zone {number}',
  name: 'Name',
  remove: 'Remove zone',
  removeNamed: 'Remove zone {name}',
  restOfWorld: 'All countries that are in no other zone',
  places: 'Countries and regions',
  partOf: 'Only part of a country',
  country: 'Country',
  chooseCountry: 'Choose a country',
  addRegion: 'Add a region',
  region: '{region}, {country}',
  added: '{place} added',
  freeFrom: 'Free standard shipping from ({currency})',
  freeFromHint: 'Leave empty for no free shipping.',
  offer: 'Offer {tier}',
  noTiers: 'Without a shipping option, you don’t deliver to these places.',
  price: 'Price of {tier} ({currency})',
  priceHint: 'Leave empty for the marketplace’s price.',
  transitMin: '{tier}: days on the way, at least',
  transitMax: '{tier}: days on the way, at most',
  poBoxes: '{tier} reaches PO boxes and parcel lockers',
} as const

export const deliveryMistakeLabels = {
  handlingDays: 'Enter a number of days, 60 at most.',
  name: 'Enter a name.',
  places: 'Add a country, or include all other countries.',
  twice: '{place} is in another zone, too.',
  amount: 'Enter an amount, for example {example}.',
  days: 'Enter numbers of days, 60 at most, the smaller one first.',
} as const
