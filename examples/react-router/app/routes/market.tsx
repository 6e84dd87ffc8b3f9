import { useCore } from '@stoa/cart-core/react'
import { ProductGrid } from '@stoa/ui/product-grid'
import { Stack } from '@stoa/ui/stack'
import { produce, standOf } from '../stands.server.ts'
import type { Route } from './+types/market'

export function loader({ request, params }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? ''
  const found = produce.filter(
    ({ name, standId }) =>
      name.toLowerCase().includes(q) && (!('stand' in params) || params.stand === standId),
  )
  return found.map(({ id, name, price, standId }) => ({
    id,
    name,
    price,
    href: `/stand/${standId}`,
    shop: standOf(standId),
    picture: null,
  }))
}

export default function Market({ loaderData }: Route.ComponentProps) {
  const core = useCore()
  const add = (id: string) => {
    const chosen = loaderData.find(one => one.id === id)
    if (!chosen) return
    const { name, price, shop } = chosen
    void core.cart.add({
      product: { id, name, slug: id },
      shop: { ...shop, slug: shop.id },
      price,
    })
  }
  return (
    <Stack page>
      <h1>On the market today</h1>
      {loaderData.length > 0 ? (
        <ProductGrid products={loaderData} onAddToCart={add} />
      ) : (
        <p>Nothing like it today.</p>
      )}
    </Stack>
  )
}
