import { Button, EmptyState } from '@stoa/ui'
import { withMarket } from '../../lib/market.ts'
import { openingSoonLabels as t } from './opening-soon.labels.ts'

/** Takes the place of the pages of a marketplace that is closed. */
export const OpeningSoon = () => (
  <EmptyState page thing="bag" title={t.title} description={withMarket(t.text)}>
    <Button href="/seller" emphasis="line">
      {t.sellers}
    </Button>
  </EmptyState>
)
