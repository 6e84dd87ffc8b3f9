export const returnPageLabels = {
  notFound: 'Return not found',
  all: 'See all returns',
  returns: 'Returns',
  title: 'Return for order {number}',
  from: 'From {buyer}.',
  fromFormerBuyer: 'From a buyer who deleted their account.',
  items: 'Returned items',
  openOrder: 'Open order',
} as const
