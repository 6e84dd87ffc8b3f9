import type { TodayFigures, TodayPeriod } from '@stoa/api-client/operator-schema'
import { FigureGrid } from '@stoa/back-office/figure-grid'
import { Sparkline } from '@stoa/back-office/sparkline'
import { type StatChange, StatTile } from '@stoa/back-office/stat-tile'
import { TabLinks } from '@stoa/ui/tabs'
import { Text } from '@stoa/ui/text'
import { useSearchParams } from 'react-router-dom'
import { dayInWords } from '../../api/in-words.ts'
import { useAmount } from '../../api/use-amount.ts'
import { useMe } from '../../api/use-me.ts'
import { Section } from '../../frame/section.tsx'
import { figureLabels as t } from './figures.labels.ts'

const USUAL = 30
const whole = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

type Figure = 'sales' | 'orders' | 'refunds' | 'commission' | 'shops'

/** Sales, orders, refunds, commission and new shops of the last 7, 30 or 90 days, compared with as many days before. */
export function Figures({ periods, daily }: TodayFigures) {
  const [params] = useSearchParams()
  const { data: me } = useMe()
  const money = useAmount()
  const wanted = Number(params.get('days') ?? USUAL)
  const period = periods.find(({ days }) => days === wanted) ?? periods.find(({ days }) => days === USUAL)
  if (!period) return null
  const shown = daily.slice(-period.days)
  const tile = (figure: Figure, how: string | null, isGood: boolean) => {
    const change = changeOf(period, figure, isGood)
    return (
      <StatTile
        key={figure}
        label={t[figure]}
        value={(figure === 'orders' || figure === 'shops' ? whole.format : money)(period[figure])}
        change={change}
        comparison={change && t.comparison(period.days)}
        how={how}
      >
        {figure !== 'shops' && <Sparkline values={shown.map(day => day[figure])} />}
      </StatTile>
    )
  }
  return (
    <Section title={t.title}>
      <TabLinks
        label={t.period}
        value={String(period.days)}
        tabs={periods.map(({ days }) => ({
          value: String(days),
          label: t.days(days),
          href: `/?days=${days}`,
        }))}
      />
      <FigureGrid
        tiles={[
          tile('sales', t.salesHow, true),
          tile('orders', null, true),
          tile('refunds', null, false),
          tile('commission', t.commissionHow, true),
          tile('shops', t.shopsHow, true),
        ]}
      />
      <Text step="sm" emphasis="soft">
        {[
          ...(period.since ? [`${t.since(dayInWords(period.since))}.`] : []),
          t.today(me?.timeZone ?? ''),
        ].join(' ')}
      </Text>
    </Section>
  )
}

/** Relative change. Undefined if nothing was before. */
function changeOf({ before, ...now }: TodayPeriod, figure: Figure, isGood: boolean): StatChange | undefined {
  if (before === null || before[figure] === 0) return undefined
  const part = (now[figure] - before[figure]) / Math.abs(before[figure])
  const rounded = Math.round(part * 1_000)
  return {
    text: percent.format(part).replace('-', '−'),
    direction: rounded === 0 ? 'same' : rounded > 0 ? 'up' : 'down',
    ...(rounded !== 0 && { tone: rounded > 0 === isGood ? 'positive' : 'critical' }),
  }
}
