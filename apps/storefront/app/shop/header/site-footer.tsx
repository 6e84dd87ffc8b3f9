import { Footer } from '@stoa/ui'

/** Links of the footer. The specification names most of them. */
const GROUPS = [
  {
    title: 'Get to Know Us',
    links: [
      { label: 'About us', href: '/about' },
      { label: 'Our vendors', href: '/vendors' },
    ],
  },
  {
    title: 'Customer Service',
    links: [
      { label: 'Become a Vendor', href: '/seller-registration' },
      { label: 'Help', href: '/help' },
      { label: 'Buyer protection', href: '/buyer-protection' },
      { label: 'Authentication', href: '/authenticate' },
      { label: 'Vendor protection', href: '/vendor-protection' },
    ],
  },
  {
    title: 'Orders & Returns',
    links: [
      { label: 'Returns & Refunds', href: '/return-policy' },
      { label: 'Shipping', href: '/shipping-policy' },
      { label: 'Track an order', href: '/track-order' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Quick Links',
    links: [
      { label: 'Legal', href: '/privacy-policy' },
      { label: 'Terms of service', href: '/terms-of-service' },
      { label: 'Prohibited items', href: '/prohibited-items' },
      { label: 'Marketplace guidelines', href: '/marketplace-guidelines' },
      { label: 'Intellectual property', href: '/intellectual-property-policy' },
    ],
  },
]

const ADDRESS = ['Stoa Market', '12 Colonnade Street', 'Harbour Quarter, 10557']
const EMAIL = 'hello@stoa.example'
const SOCIAL = [
  { label: 'Stoa on Mastodon', href: 'https://social.stoa.example/@stoa', icon: 'social' as const },
  { label: `Write to ${EMAIL}`, href: `mailto:${EMAIL}`, icon: 'mail' as const },
]

interface SiteFooterProps {
  /** Where there is a cookie notice: lets it ask again. */
  readonly onCookieSettings?: (() => void) | undefined
}

export function SiteFooter({ onCookieSettings }: SiteFooterProps) {
  return (
    <Footer
      logo={{ href: '/', alt: 'Stoa, home' }}
      groups={GROUPS}
      address={ADDRESS}
      email={EMAIL}
      social={SOCIAL}
      brand="Stoa"
      year={new Date().getFullYear()}
      onCookieSettings={onCookieSettings}
    />
  )
}
