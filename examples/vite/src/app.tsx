import { noticeText } from '@stoa/cart-core'
import { useCartCount, useCore, useCoreEvent } from '@stoa/cart-core/react'
import { createToasts, Header, ProductGrid, Section, Toasts } from '@stoa/ui'
import { Cart } from './cart.tsx'
import { lineOf } from './core.ts'
import { prints } from './prints.ts'

const toasts = createToasts()
const rooms = [
  {
    id: 'birds',
    name: 'Birds',
    href: '#birds',
    hasChildren: true,
    children: [{ id: 'herons', name: 'Herons', href: '#heron' }],
  },
  { id: 'water', name: 'Water', href: '#harbour', hasChildren: false },
]

export function App() {
  const core = useCore()
  const count = useCartCount()
  useCoreEvent('notice', notice => toasts.show({ type: notice.kind, ...noticeText(notice) }))
  const add = (id: string) => {
    const print = prints.find(candidate => candidate.id === id)
    if (print) void core.cart.add(lineOf(print))
  }
  return (
    <>
      <Header
        logo={{ href: '/', alt: 'Print room' }}
        cart={{ href: '#cart', count }}
        seller={{ href: '#sell', label: 'Hang your own' }}
        help={{ href: '#help' }}
        account={{ kind: 'guest', loginHref: '#login' }}
        search={{ action: '/', name: 'q' }}
        categories={rooms}
        categoriesHref="#prints"
        nav={{ fixed: [{ label: 'PRINTS', href: '#prints' }], suggested: rooms }}
      />
      <main>
        <Section id="prints" title="Prints">
          <ProductGrid products={prints} onAddToCart={add} />
        </Section>
        <Section id="cart" title="What you take home">
          <Cart />
        </Section>
      </main>
      <Toasts toasts={toasts} />
    </>
  )
}
