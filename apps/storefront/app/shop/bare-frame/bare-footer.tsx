import { ShortFooter } from '@stoa/ui'
import { marketFacts } from '../../lib/market.ts'
import { siteFooterLabels } from '../header/site-footer.labels.ts'

const LINKS = [
  { label: siteFooterLabels.returns, href: '/return-policy' },
  { label: siteFooterLabels.legal, href: '/privacy-policy' },
  { label: siteFooterLabels.terms, href: '/terms-of-service' },
  { label: siteFooterLabels.legalNotice, href: '/legal-notice' },
  { label: siteFooterLabels.help, href: '/help' },
]

interface BareFooterProps {
  /** Called when Cookie settings is pressed. Without it, the footer has no such button. */
  readonly onCookieSettings?: (() => void) | undefined
}

/** Footer of pages with one task: the checkout, logging in and the like. */
export const BareFooter = ({ onCookieSettings }: BareFooterProps) => (
  <ShortFooter
    links={LINKS}
    brand={marketFacts().name}
    year={new Date().getFullYear()}
    onCookieSettings={onCookieSettings}
  />
)
