import type { Config } from '../../config.ts'

/** The marketplace as its emails show it. */
export type Brand = Pick<Config, 'siteUrl' | 'marketplaceName' | 'legalNotice'>
