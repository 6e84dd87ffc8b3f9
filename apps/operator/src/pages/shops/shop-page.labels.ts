export const shopLabels = {
  back: 'Shops',
  loading: 'Shop',
  url: 'URL',
  country: 'Country',
  since: 'Since',
  owners: 'Owners',
  noOwners: 'None',
  products: 'Active products',
  openOrders: 'Orders to ship',
  reason: 'Reason for the suspension',
  endsOn: 'Takes no orders from',
  endedOn: 'Terminated on',
} as const
