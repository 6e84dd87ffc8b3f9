import { isRouteErrorResponse } from 'react-router-dom'

/** Data of the error that takes the place of a closed marketplace's pages. */
export const MARKET_CLOSED = 'market.closed'

/** Whether a page isn't shown because the marketplace is closed. */
export const isMarketClosed = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.data === MARKET_CLOSED
