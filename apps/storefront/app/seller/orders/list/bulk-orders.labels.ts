export const bulkOrdersLabels = {
  done: '{done} of {count, plural, one {# order} other {# orders}} done',
  confirm: 'Confirm',
  ship: 'Mark as shipped',
  print: 'Print',
  slips: 'Packing slips',
  labels: 'Address labels',
  pickList: 'Pick list',
} as const
