import { Footer } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { marketFacts, withMarket } from '../../lib/market.ts'
import { DeliverToControl } from '../../shared/deliver-to/deliver-to-control.tsx'
import { siteFooterLabels } from './site-footer.labels.ts'

/** Links of the footer. The specification fixes most of them. */
const GROUPS = [
  {
    title: siteFooterLabels.knowUs,
    links: [
      { label: siteFooterLabels.about, href: '/about' },
      { label: siteFooterLabels.vendors, href: '/vendors' },
    ],
  },
  {
    title: siteFooterLabels.service,
    links: [
      { label: siteFooterLabels.becomeVendor, href: '/seller-registration' },
      { label: siteFooterLabels.help, href: '/help' },
      { label: siteFooterLabels.buyerProtection, href: '/buyer-protection' },
      { label: siteFooterLabels.authenticate, href: '/authenticate' },
      { label: siteFooterLabels.vendorProtection, href: '/vendor-protection' },
    ],
  },
  {
    title: siteFooterLabels.orders,
    links: [
      { label: siteFooterLabels.returns, href: '/return-policy' },
      { label: siteFooterLabels.shipping, href: '/shipping-policy' },
      { label: siteFooterLabels.track, href: '/track-order' },
      { label: siteFooterLabels.contact, href: '/contact' },
    ],
  },
  {
    title: siteFooterLabels.quickLinks,
    links: [
      { label: siteFooterLabels.legal, href: '/privacy-policy' },
      { label: siteFooterLabels.terms, href: '/terms-of-service' },
      { label: siteFooterLabels.prohibited, href: '/prohibited-items' },
      { label: siteFooterLabels.guidelines, href: '/marketplace-guidelines' },
      { label: siteFooterLabels.property, href: '/intellectual-property-policy' },
      { label: siteFooterLabels.accessibility, href: '/accessibility' },
      { label: siteFooterLabels.legalNotice, href: '/legal-notice' },
    ],
  },
]

const WITH_WITHDRAWAL = GROUPS.map(group =>
  group.title === siteFooterLabels.orders
    ? { ...group, links: [...group.links, { label: siteFooterLabels.withdraw, href: '/withdraw' }] }
    : group,
)

interface SiteFooterProps {
  /** Called when Cookie settings is pressed. Without it, the footer has no such button. */
  readonly onCookieSettings?: (() => void) | undefined
}

export function SiteFooter({ onCookieSettings }: SiteFooterProps) {
  const { name, legalLines, email, social, footerLinks, withdrawal } = marketFacts()
  const groups = withdrawal.scope === 'off' ? GROUPS : WITH_WITHDRAWAL
  const last = groups.length - 1
  const writeTo = formatMessage(siteFooterLabels.writeTo, { email })
  return (
    <Footer
      logo={{ href: '/', alt: withMarket(siteFooterLabels.logo) }}
      groups={groups.map((group, at) =>
        at === last ? { ...group, links: [...group.links, ...footerLinks] } : group,
      )}
      address={legalLines}
      email={email}
      social={[
        ...social.map(link => ({ ...link, icon: 'social' as const })),
        { label: writeTo, href: `mailto:${email}`, icon: 'mail' as const },
      ]}
      brand={name}
      year={new Date().getFullYear()}
      deliverTo={<DeliverToControl emphasis="plain" />}
      onCookieSettings={onCookieSettings}
    />
  )
}
