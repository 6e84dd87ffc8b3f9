export const missingOrderLabels = {
  title: 'We can’t find this order',
  text: 'No order in your account has this number. It may belong to another account of yours.',
  seeAll: 'See all orders',
} as const
