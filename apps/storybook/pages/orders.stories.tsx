import {
  Chip,
  EmptyState,
  LoadingIndicator,
  OrderCard,
  type OrderCardData,
  OrderCards,
  Pagination,
  Stack,
} from '@stoa/ui'
import { cartGroups, shopOf } from '@stoa/ui/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InAccount } from './in-account.tsx'

const statuses: readonly OrderCardData['status'][] = ['placed', 'partlyShipped', 'returnRequested']

/** The made-up cart, bought. */
const orders: readonly OrderCardData[] = cartGroups.map(({ id, shop, lines }, place) => ({
  id,
  number: `S-2026-00${41 - place}`,
  placedAt: `2026-0${6 - place}-12T09:30:00Z`,
  status: statuses[place] ?? 'delivered',
  shop: shopOf(shop.name),
  total: lines.reduce((sum, line) => sum + line.amount, 0),
  currency: 'USD',
  pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
  lines: lines.map(({ name, href, picture, options, ...line }) => ({
    id: line.id,
    title: name,
    href,
    picture,
    options: options ? [options] : [],
    quantity: line.quantity,
  })),
}))

const stages = ['All (14)', 'In preparation (1)', 'On the way (1)', 'Delivered (12)', 'Returns (0)']

function OrderList({ state }: { state: 'shown' | 'empty' | 'none here' | 'loading' }) {
  if (state === 'loading') return <LoadingIndicator label="Loading your orders" />
  if (state === 'empty')
    return (
      <EmptyState
        thing="box"
        title="No orders yet"
        description="When you buy something, you can track it here."
        action={{ label: 'See all products', href: '/all-product' }}
      />
    )
  const chosen = state === 'shown' ? 0 : 4
  return (
    <Stack gap="lg">
      <Stack as="nav" layout="row" gap="sm" aria-label="Orders by where they are">
        {stages.map((label, place) => (
          <Chip
            key={label}
            label={label}
            href={`/account/orders?stage=${place}`}
            current={place === chosen}
          />
        ))}
      </Stack>
      {state === 'shown' ? (
        <OrderCards>
          {orders.map(order => (
            <OrderCard key={order.id} order={order} />
          ))}
        </OrderCards>
      ) : (
        <EmptyState
          thing="box"
          title="You have returned nothing."
          action={{ label: 'See all orders', href: '/account/orders' }}
        />
      )}
      {state === 'shown' && <Pagination nextHref="/account/orders?cursor=2" />}
    </Stack>
  )
}

const OrdersPage = (props: Parameters<typeof OrderList>[0]) => (
  <InAccount title="Order History" path="/account/orders">
    <OrderList {...props} />
  </InAccount>
)

/** Orders by status. */
const meta = {
  title: 'Pages/Orders',
  component: OrdersPage,
  args: { state: 'shown' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrdersPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { state: 'empty' } }
export const NoneHere: Story = { args: { state: 'none here' } }
export const Loading: Story = { args: { state: 'loading' } }
