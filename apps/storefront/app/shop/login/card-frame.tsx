import { CardLayout, ShortHeader } from '@stoa/ui'
import type { ReactNode } from 'react'
import { useBackToCart } from '../../shared/frame/back-to-cart.ts'
import { HELP, LOGO } from '../../shared/frame/frame-links.ts'
import { BareFooter } from '../bare-frame/bare-footer.tsx'

/** Shows a page of logging in and the like: a card between a short header and a short footer. */
export const CardFrame = ({ children }: { children: ReactNode }) => (
  <CardLayout header={<ShortHeader logo={LOGO} help={HELP} back={useBackToCart()} />} footer={<BareFooter />}>
    {children}
  </CardLayout>
)
