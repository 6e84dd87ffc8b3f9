import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import { Page } from '../../frame/page.tsx'
import { TaxCategories } from './tax-categories.tsx'
import { taxLabels as t } from './tax-page.labels.ts'
import { TaxRates } from './tax-rates.tsx'
import { useTax } from './use-tax.ts'

/** Tax categories and tax rates of the marketplace. */
export function TaxPage() {
  const read = useTax()
  return (
    <Page
      title={t.title}
      lede={t.lede}
      actions={
        <Stack layout="row" gap="sm">
          <Button size="sm" href="/tax/rates">
            {t.addRates}
          </Button>
          <Button size="sm" emphasis="line" href="/api/operator/tax/rates.csv">
            {t.download}
          </Button>
        </Stack>
      }
      data={read.data}
      error={read.error}
      onAgain={() => void read.mutate()}
    >
      {tax => (
        <Stack gap="lg">
          <TaxCategories tax={tax} onRead={async () => read.mutate()} />
          <TaxRates tax={tax} />
        </Stack>
      )}
    </Page>
  )
}
