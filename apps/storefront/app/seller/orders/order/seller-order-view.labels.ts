export const sellerOrderViewLabels = {
  commission: 'Commission',
  commissionRates: 'Commission, {rates}',
  earnings: 'Your earnings',
} as const
