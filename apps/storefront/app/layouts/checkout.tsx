import { ShortHeader } from '@stoa/ui'
import { useBackToCart } from '../shared/frame/back-to-cart.ts'
import { HELP, logo } from '../shared/frame/frame-links.ts'
import { BareFooter } from '../shop/bare-frame/bare-footer.tsx'
import { checkoutPageLabels } from '../shop/checkout/checkout.labels.ts'
import { SiteFrame } from '../shop/frame/site-frame.tsx'

/** Frame of the checkout. It is the shared layout without navigation, so that nothing leads away from paying. */
export default function CheckoutLayout() {
  return (
    <SiteFrame
      header={
        <ShortHeader logo={logo()} title={checkoutPageLabels.title} help={HELP} back={useBackToCart()} />
      }
      footer={BareFooter}
    />
  )
}
