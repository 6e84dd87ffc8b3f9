import { cartGroups } from '../../../fixtures/store-data.ts'
import type { DocsPairs } from '../../docs/component-docs.ts'
import { CartGroup, type CartGroupData } from './index.ts'

const group = cartGroups[0] as CartGroupData
const one: CartGroupData = { ...group, lines: group.lines.slice(0, 1) }
const events = {
  onSelectedChange: () => {},
  onGroupSelectedChange: () => {},
  onQuantityChange: () => {},
  onRemove: () => {},
  onSaveForLater: () => {},
  onProblemAction: () => {},
}

export const pairs: DocsPairs = [
  {
    do: {
      shows: <CartGroup group={one} delivery="Shipping from $6.99, arrives Thu, Nov 26" {...events} />,
      because: 'One group for each shop, with what its parcel costs before the checkout.',
    },
    dont: {
      shows: <CartGroup group={{ ...one, shop: { ...one.shop, name: 'Your items' } }} {...events} />,
      because: 'Lines of several shops in one group hide that there are several parcels to pay.',
    },
  },
]
