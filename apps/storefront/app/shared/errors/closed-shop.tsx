import { Button, EmptyState } from '@stoa/ui'
import { withMarket } from '../../lib/market.ts'
import { closedShopLabels as t } from './closed-shop.labels.ts'

/** Takes the place of the pages of a terminated shop and of its products. Its buyers find their orders from here. */
export const ClosedShop = () => (
  <EmptyState page thing="bag" title={t.title} description={withMarket(t.text)}>
    <Button href="/account/orders">{t.orders}</Button>
    <Button href="/track-order" emphasis="line">
      {t.track}
    </Button>
    <Button href="/vendors" emphasis="line">
      {t.shops}
    </Button>
  </EmptyState>
)
