export const addressPageLabels = {
  create: 'New address',
  edit: 'Edit address',
  add: 'Add an address',
  saved: 'Address saved',
  added: 'Address added',
  deleted: 'Address deleted',
  none: 'No addresses yet',
  noneHint: 'Save an address for faster checkout.',
  deleteTitle: 'Delete this address?',
  deleteText: '{name}, {line}, {city}',
  delete: 'Delete address',
  keep: 'Keep address',
} as const
