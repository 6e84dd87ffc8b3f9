export const makerLabels = {
  namesAndMore: '{names} & {count} more',
  more: '{count} more',
  list: '{first} and {last}',
  madeBy: 'Made by {makers}',
  madeByIn: 'Made by {makers} in {city}',
} as const
