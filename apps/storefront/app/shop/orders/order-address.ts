/** Returns the number of the purchase that an order belongs to, which is the order's own number without `-1`. */
export const groupNumberOf = (orderNumber: string): string => orderNumber.replace(/-\d+$/, '')

export const orderHref = (orderNumber: string): string =>
  `/account/orders/${encodeURIComponent(groupNumberOf(orderNumber))}`

export const returnHref = (orderNumber: string): string =>
  `/account/orders/${encodeURIComponent(orderNumber)}/return`

export const claimHref = (orderNumber: string): string =>
  `/account/orders/${encodeURIComponent(orderNumber)}/claim`

export const reviewHref = (productId: string): string => `/account/reviews/${encodeURIComponent(productId)}`
