import type { Meta, StoryObj } from '@storybook/react-vite'
import { chartPoints } from '../../fixtures/seller-figures.ts'
import { BarList } from '../bar-list/index.ts'
import { ChartFrame } from '../chart-frame/index.ts'
import { LineChart } from '../line-chart/index.ts'
import { Sparkline } from '../sparkline/index.ts'
import { StatTile } from '../stat-tile/index.ts'
import { FigureGrid } from './index.ts'

const values = chartPoints(30).map(({ value }) => value)

const meta = {
  title: 'Seller/Figures/FigureGrid',
  id: 'seller-figuregrid',
  component: FigureGrid,
  args: {
    tiles: ['Sales', 'Orders', 'Units', 'Average order', 'Conversion'].map((label, at) => (
      <StatTile
        key={label}
        label={label}
        value={['$19,842.00', '438', '902', '$45.30', '3.1%'][at]!}
        change={{ text: at === 4 ? '−0.2 points' : '+18.4%', direction: at === 4 ? 'down' : 'up' }}
        comparison="vs. 30 days before"
        how="In a sentence."
      >
        <Sparkline values={values} />
      </StatTile>
    )),
    main: (
      <ChartFrame title="Sales" summary="$19,842.00, 18% more than before." onDownload={() => {}}>
        <LineChart label="Sales by day" points={chartPoints(30)} format={value => `$${value}`} />
      </ChartFrame>
    ),
    aside: (
      <ChartFrame title="Best products">
        <BarList
          aria-label="Best products"
          items={[
            { id: 'mug', label: 'Cove mug', value: 59, text: '$5,992.00', note: '214 sold', picture: null },
            {
              id: 'bowls',
              label: 'Nesting bowls',
              value: 51,
              text: '$5,112.00',
              note: '71 sold',
              picture: null,
            },
          ]}
        />
      </ChartFrame>
    ),
  },
} satisfies Meta<typeof FigureGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
