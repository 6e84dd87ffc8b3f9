import type { DocsPairs } from '@stoa/ui/docs'
import { ViewTabs } from './index.ts'

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <ViewTabs
          value="ship"
          views={[
            { id: 'ship', label: 'To ship', href: '#ship', count: 6 },
            { id: 'all', label: 'All', href: '#all', count: 4212 },
          ]}
        />
      ),
      because:
        'Views of one list, each with an address: they can be linked, saved and opened beside each other.',
    },
    dont: {
      shows: (
        <ViewTabs
          value="orders"
          views={[
            { id: 'orders', label: 'Orders', href: '#orders' },
            { id: 'products', label: 'Products', href: '#products' },
            { id: 'payouts', label: 'Payouts', href: '#payouts' },
          ]}
        />
      ),
      because: 'These are different pages: they belong in the SideNav.',
    },
  },
]
