/** URLs of the shop’s orders and returns. */
export const ORDERS = '/seller/orders'
export const RETURNS = '/seller/returns'
export const sellerOrderHref = (number: string): string => `${ORDERS}/${encodeURIComponent(number)}`
export const packHref = (number: string): string => `${sellerOrderHref(number)}/pack`
export const sellerReturnHref = (id: string): string => `${RETURNS}/${id}`
