import { frameLinksLabels } from './frame-links.labels.ts'

/** The shop's logo, which links to home. */
export const LOGO = { href: '/', alt: frameLinksLabels.logo, src: '/logo.png', srcDark: '/logo-dark.png' }
export const HELP = { href: '/help', label: frameLinksLabels.help }
