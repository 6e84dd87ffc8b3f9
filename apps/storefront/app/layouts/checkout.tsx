import { ShortFooter, ShortHeader } from '@stoa/ui'
import { useBackToCart } from '../shared/frame/back-to-cart.ts'
import { HELP, LOGO } from '../shared/frame/frame-links.ts'
import { SiteFrame } from '../shop/frame/site-frame.tsx'
import { siteFooterLabels } from '../shop/header/site-footer.labels.ts'

const LINKS = [
  { label: siteFooterLabels.legal, href: '/privacy-policy' },
  { label: siteFooterLabels.terms, href: '/terms-of-service' },
  { label: siteFooterLabels.returns, href: '/return-policy' },
]

interface CheckoutFooterProps {
  readonly onCookieSettings: () => void
}

const CheckoutFooter = ({ onCookieSettings }: CheckoutFooterProps) => (
  <ShortFooter
    links={LINKS}
    brand={siteFooterLabels.brand}
    year={new Date().getFullYear()}
    onCookieSettings={onCookieSettings}
  />
)

/** Frame of the checkout. It is the shared layout without navigation, so that nothing leads away from paying. */
export default function CheckoutLayout() {
  return (
    <SiteFrame
      header={<ShortHeader logo={LOGO} help={HELP} back={useBackToCart()} />}
      footer={CheckoutFooter}
    />
  )
}
