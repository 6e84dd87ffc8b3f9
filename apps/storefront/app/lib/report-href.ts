import type { ReportSubject } from '@stoa/api-client/schema'

/** URL of the page on which anyone reports a product, shop, review or question to the marketplace. */
export const reportHref = (kind: ReportSubject['kind'], id: string): string => `/report?kind=${kind}&id=${id}`
