import { withMarket } from '../../lib/market.ts'
import { frameLinksLabels } from './frame-links.labels.ts'

/** The marketplace's logo, which links to home. */
export const logo = () => ({ href: '/', alt: withMarket(frameLinksLabels.logo) })
export const HELP = { href: '/help', label: frameLinksLabels.help }
