import {
  CartBar,
  CartGroup,
  type CartGroupData,
  CartHeading,
  CartLayout,
  type CartLineData,
  CartSummary,
  EmptyCart,
  ProductGrid,
  Section,
  SelectAllBar,
} from '@stoa/ui'
import { cartGroups, headerProps, lineOf, products, shopOf } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { InShop } from './in-shop.tsx'

/** A cart in memory, as a host's core would run it. */
function useCart(initial: readonly CartGroupData[]) {
  const [groups, setGroups] = useState(initial)
  const events = useMemo(() => {
    const change = (
      fits: (line: CartLineData, group: CartGroupData) => boolean,
      next: Partial<CartLineData>,
    ) =>
      setGroups(all =>
        all.map(group => ({
          ...group,
          lines: group.lines.map(line => {
            if (!fits(line, group)) return line
            const changed = { ...line, ...next }
            return {
              ...changed,
              amount: (changed.unitPriceSale ?? changed.unitPrice) * changed.quantity,
            }
          }),
        })),
      )
    return {
      onSelectedChange: (id: string) =>
        setGroups(all =>
          all.map(group => ({
            ...group,
            lines: group.lines.map(line => (line.id === id ? { ...line, selected: !line.selected } : line)),
          })),
        ),
      onGroupSelectedChange: (id: string, selected: boolean) =>
        change((line, group) => group.id === id && line.selectable, { selected }),
      onToggleAll: (selected: boolean) => change(line => line.selectable, { selected }),
      onQuantityChange: (id: string, quantity: number) => change(line => line.id === id, { quantity }),
      onRemove: (id: string) =>
        setGroups(all =>
          all
            .map(group => ({ ...group, lines: group.lines.filter(line => line.id !== id) }))
            .filter(group => group.lines.length > 0),
        ),
      onSaveForLater: () => {},
      onProblemAction: (id: string) => change(line => line.id === id, { problems: [] }),
    }
  }, [])
  return { groups, ...events }
}

function CartPage({ initial }: { initial: readonly CartGroupData[] }) {
  const { groups, onToggleAll, ...events } = useCart(initial)
  const lines = groups.flatMap(group => group.lines)
  const selected = lines.filter(line => line.selected && line.selectable)
  const pieces = (some: readonly CartLineData[]) => some.reduce((sum, line) => sum + line.quantity, 0)
  const subtotal = selected.reduce((sum, line) => sum + line.amount, 0)
  return (
    <InShop cart={{ ...headerProps.cart, count: pieces(lines) }}>
      <CartHeading itemCount={pieces(lines)} shopCount={groups.length} />
      {lines.length === 0 ? (
        <EmptyCart href="/all-product" />
      ) : (
        <CartLayout
          side={
            <CartSummary
              subtotal={subtotal}
              shipping={0}
              total={subtotal}
              itemCount={pieces(selected)}
              onCheckOut={() => {}}
              note="You choose delivery for each shop in the next step."
              trust={[
                { icon: 'protection', text: 'Buyer protection covers every item' },
                { icon: 'returns', text: 'Returns within 30 days, per shop' },
                { icon: 'payment', text: 'Paid once, through a secure provider' },
              ]}
            />
          }
        >
          <SelectAllBar
            selectedCount={selected.length}
            selectableCount={lines.filter(line => line.selectable).length}
            onSelectedChange={onToggleAll}
          />
          {groups.map(group => (
            <CartGroup key={group.id} group={group} {...events} />
          ))}
        </CartLayout>
      )}
      <Section title="Saved for later">
        <ProductGrid products={[3, 5, 11, 8].flatMap(index => products[index] ?? [])} />
      </Section>
      {lines.length > 0 && (
        <CartBar selectedCount={pieces(selected)} total={subtotal} onCheckOut={() => {}} />
      )}
    </InShop>
  )
}

/** Everything that was put into the cart, by shop, and what of it is bought now. */
const meta = {
  title: 'Pages/Cart',
  component: CartPage,
  args: { initial: cartGroups },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { initial: [] } }
/** Five hundred copies of one line. axe checks the line in `Default`; here it would take most of a minute. */
export const FiveHundredLines: Story = {
  tags: ['!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: {
    initial: [
      {
        id: 'many',
        shop: shopOf('Kiln & Cove'),
        lines: Array.from({ length: 500 }, (_, index) => lineOf(`Cove mug no. ${index + 1}`, 'mug-teal')),
      },
    ],
  },
}
