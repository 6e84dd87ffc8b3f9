'use client'

import { useId } from 'react'
import { Panel } from '../../primitives/panel/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { useMoney } from '../../primitives/price/index.ts'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { checkoutLabels } from './checkout.labels.ts'
import type { CheckoutSummaryGroup, CheckoutSummaryLine, CheckoutSums } from './checkout-data.ts'
import * as styles from './checkout-summary.css.ts'

/** Maximum number of lines in view; more are collapsed by shop. */
const MAX_OPEN_LINES = 6

export interface CheckoutSummaryProps extends CheckoutSums {
  /** Newer figures are being asked for. Default `false`. */
  loading?: boolean | undefined
}

/** Shows the lines by shop and the total, in view during the payment. */
export function CheckoutSummary({ loading = false, ...sums }: CheckoutSummaryProps) {
  const t = useLabels('checkout', checkoutLabels)
  const id = useId()
  return (
    <div className={styles.root} data-component="CheckoutSummary" aria-busy={loading}>
      <Panel padded as="section" aria-labelledby={id}>
        <div className={styles.panel}>
          <h2 className={styles.title} id={id}>
            {t('summary')}
          </h2>
          <CheckoutSumsList {...sums} />
        </div>
      </Panel>
    </div>
  )
}

/** The figures without their frame, for the bar of a phone. */
export function CheckoutSumsList({
  groups,
  itemsTotal,
  deliveryTotal,
  taxes,
  total,
  currency,
}: CheckoutSums) {
  const t = useLabels('checkout', checkoutLabels)
  const { money } = useMoney()
  const isFolded = groups.reduce((count, { lines }) => count + lines.length, 0) > MAX_OPEN_LINES
  return (
    <>
      <ul className={styles.groups}>
        {groups.map(group => (
          <Group key={group.shop.id} group={group} isFolded={isFolded} currency={currency} />
        ))}
      </ul>
      <dl className={cx(styles.sums, styles.ends)}>
        <Sum label={t('itemsTotal')} value={money(itemsTotal, currency)} part="Items" />
        <Sum label={t('deliveryCost')} value={money(deliveryTotal, currency)} part="Delivery" />
        {taxes.map(({ name, amount }) => (
          <Sum key={name} label={t('taxIncluded', { name })} value={money(amount, currency)} part="Tax" />
        ))}
        <div className={cx(styles.sum, styles.total)}>
          <dt>{t('total')}</dt>
          <dd className={styles.totalFigure} data-part="Total">
            {money(total, currency)}
          </dd>
        </div>
      </dl>
    </>
  )
}

interface GroupProps {
  group: CheckoutSummaryGroup
  isFolded: boolean
  currency: string | undefined
}

function Group({ group, isFolded, currency }: GroupProps) {
  const t = useLabels('checkout', checkoutLabels)
  const { money } = useMoney()
  const { shop, lines, delivery, total } = group
  const count = lines.reduce((sum, line) => sum + line.quantity, 0)
  const list = (
    <ul className={styles.lines}>
      {lines.map(line => (
        <Line key={line.id} line={line} currency={currency} />
      ))}
    </ul>
  )
  return (
    <li className={styles.group} data-part="Shop">
      <h3 className={styles.shop}>{shop.name}</h3>
      {isFolded ? (
        <details>
          <summary className={styles.fold}>{t('items', { count })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <dl className={styles.sums}>
        <Sum
          label={t('deliveryCost')}
          value={delivery === null ? '–' : delivery === 0 ? t('free') : money(delivery, currency)}
        />
        <Sum label={t('shopTotal')} value={money(total, currency)} />
      </dl>
    </li>
  )
}

function Line({ line, currency }: { line: CheckoutSummaryLine; currency: string | undefined }) {
  const t = useLabels('checkout', checkoutLabels)
  const { money } = useMoney()
  const { name, picture, options, quantity, unitPrice, amount } = line
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture picture={picture} sizes="48px" rounded="sm" decorative />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>
          {[
            options,
            t('quantity', { count: quantity }),
            quantity > 1 && t('each', { price: money(unitPrice, currency) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.figure}>{money(amount, currency)}</span>
    </li>
  )
}

const Sum = ({ label, value, part }: { label: string; value: string; part?: string }) => (
  <div className={styles.sum}>
    <dt>{label}</dt>
    <dd className={styles.figure} data-part={part}>
      {value}
    </dd>
  </div>
)
