import '@stoa/ui/styles.css'
import { CartGroup, type CartLineData, SelectAllBar } from '@stoa/ui/cart'
import { Checkbox } from '@stoa/ui/checkbox'
import { memo } from 'react'
import type { Item, Shop } from '../cart.ts'
import type { Contestant, ListProps } from '../contestant.ts'

const toLine = ({ id, name, options, quantity, price, priceSale, selected }: Item): CartLineData => ({
  id,
  name,
  href: `/product/${id}`,
  picture: { id, alt: '', base: `/picture/${id}`, widths: [160, 320] },
  options,
  quantity,
  unitPrice: price,
  unitPriceSale: priceSale,
  amount: priceSale * quantity,
  selected,
  selectable: true,
  problems: [],
})

const nothing = () => undefined

const Group = memo(function Group({ shop, ...events }: { shop: Shop } & Omit<ListProps, 'cart'>) {
  const { onToggle, onQuantity, onRemove, onToggleShop } = events
  return (
    <CartGroup
      group={{ id: shop.id, shop: { id: shop.id, name: shop.name }, lines: shop.items.map(toLine) }}
      onSelectedChange={onToggle}
      onGroupSelectedChange={onToggleShop}
      onQuantityChange={onQuantity}
      onRemove={onRemove}
      onSaveForLater={nothing}
    />
  )
})

function Head({ cart, onToggleAll }: Pick<ListProps, 'cart' | 'onToggleAll'>) {
  const items = cart.flatMap(shop => shop.items)
  return (
    <div data-all>
      <SelectAllBar
        selectedCount={items.filter(item => item.selected).length}
        selectableCount={items.length}
        onSelectedChange={onToggleAll}
      />
    </div>
  )
}

const Row = memo(function Row({ item, onToggle }: { item: Item } & Pick<ListProps, 'onToggle'>) {
  return (
    <li data-row>
      <Checkbox label={item.name} checked={item.selected} onCheckedChange={() => onToggle(item.id)} />
    </li>
  )
})

export default {
  Cart: ({ cart, ...events }) => (
    <>
      <Head cart={cart} onToggleAll={events.onToggleAll} />
      {cart.map(shop => (
        <Group key={shop.id} shop={shop} {...events} />
      ))}
    </>
  ),
  Boxes: ({ cart, onToggle, onToggleAll }) => (
    <>
      <Head cart={cart} onToggleAll={onToggleAll} />
      <ul>
        {cart.flatMap(shop => shop.items.map(item => <Row key={item.id} item={item} onToggle={onToggle} />))}
      </ul>
    </>
  ),
} satisfies Contestant
