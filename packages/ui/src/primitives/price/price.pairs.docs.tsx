import type { DocsPairs } from '../../docs/component-docs.ts'
import { Price } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: <Price amount={2800} saleAmount={2240} showPercent />,
      because:
        'Minor units go in; the component writes the currency, and says aloud which price is the old one.',
    },
    dont: {
      shows: (
        <p>
          <s>$28.00</s> $22.40
        </p>
      ),
      because: 'Written by hand, a screen reader hears two prices and not which one counts.',
    },
  },
  {
    do: {
      shows: <Price amount={2240} from />,
      because: 'Where variants differ, `from` promises only what holds.',
    },
    dont: {
      shows: <Price amount={2240} />,
      because: 'The cheapest variant shown as the price disappoints one page later.',
    },
  },
]
