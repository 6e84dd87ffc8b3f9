import { act, Component, type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Core, noticeText, ROLE_SHOP_MANAGER, shallowEqual } from '../../src/index.ts'
import {
  CoreProvider,
  useAuth,
  useAuthReady,
  useCart,
  useCartCount,
  useCartGroups,
  useCartLine,
  useCartShop,
  useCartSummary,
  useCore,
  useCoreEvent,
} from '../../src/react/index.tsx'
import { createBrowser, settle } from '../support/browser.ts'
import { idsOf, newLine } from '../support/lines.ts'

const email = 'ann@example.org'
let host: HTMLElement
let errors: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  host = document.body.appendChild(document.createElement('main'))
  errors = vi.spyOn(console, 'error')
})
afterEach(() => {
  host.remove()
  errors.mockRestore()
})

const settled = () => act(settle)

async function render(core: Core, children: ReactNode) {
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <StrictMode>
        <CoreProvider core={core}>{children}</CoreProvider>
      </StrictMode>,
    ),
  )
  await settled()
  return root
}

function Badge() {
  return <b>{useCartCount()}</b>
}

const renders: string[] = []
const seen: unknown[] = []
const received: string[] = []
let said = ''

function Page() {
  const ready = useAuthReady()
  const { user, isLoading } = useAuth()
  return (
    <p>
      {String(ready)} {String(isLoading)} {user?.username ?? 'guest'} <Badge />
    </p>
  )
}

function Row({ id }: { id: string }) {
  const line = useCartLine(id)
  renders.push(`row ${line?.line.product.id} ${line?.selected}`)
  return <li>{line?.amount}</li>
}
function Shop() {
  renders.push(`shop ${useCartShop('guest')?.selected}`)
  return null
}
function Sum() {
  renders.push(`sum ${useCartSummary().subtotal}`)
  return null
}
function List() {
  renders.push('list')
  return useCartGroups().flatMap(({ lineIds }) => lineIds.map(id => <Row key={id} id={id} />))
}

function Probe() {
  seen.push(useAuth(({ user }) => user?.username))
  seen.push(useCart(({ groups, phase }) => ({ phase, shops: groups.length }), shallowEqual))
  return null
}

function Ear({ name }: { name: string }) {
  useCoreEvent('notice', notice => received.push(`${name}: ${noticeText(notice).title}`))
  return null
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: Error) {
    said = error.message
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

function Lost() {
  useCore()
  return null
}

test('the server and the first client render agree, then storage is read', async () => {
  const browser = createBrowser()
  const lamp = browser.market.product({ id: 'lamp' })
  const before = await browser.visit()
  await before.core.cart.add(newLine(lamp, 3))
  before.core.stop()

  const { core } = browser.open()
  const tree = (
    <CoreProvider core={core}>
      <Page />
    </CoreProvider>
  )
  host.innerHTML = renderToString(tree)
  expect(host.textContent).toBe('false true guest 0')
  const root = await act(async () => hydrateRoot(host, tree))
  await settled()
  expect(host.textContent).toBe('true false guest 3')
  expect(errors).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

test('a strict tree starts, stops and starts again without harm', async () => {
  const browser = createBrowser()
  browser.market.account(email)
  browser.storage.values.set('user-data', JSON.stringify(browser.market.session(email)))
  const { core } = browser.open()
  const root = await render(core, <Badge />)
  expect(core.auth.get().user?.username).toBe(email)
  await act(async () => root.unmount())
  expect(errors).not.toHaveBeenCalled()
})

test('a toggle renders that row, its shop and the summary, and nothing else', async () => {
  const browser = createBrowser()
  const tab = browser.open()
  const { cart } = tab.core

  const root = createRoot(host)
  await act(async () => {
    root.render(
      <CoreProvider core={tab.core}>
        <List />
        <Shop />
        <Sum />
      </CoreProvider>,
    )
  })
  await settled()
  await act(async () => {
    for (const id of ['lamp', 'vase', 'rug']) await cart.add(newLine(browser.market.product({ id })))
  })
  renders.length = 0
  await act(async () => cart.toggle(idsOf(cart.get())[1]!))
  expect(renders.sort()).toEqual(['row vase false', 'shop some', 'sum 2000'])
  await act(async () => root.unmount())
})

test('picks render only when what they take changes', async () => {
  const browser = createBrowser()
  browser.market.account(email, { roles: [ROLE_SHOP_MANAGER] })
  const lamp = browser.market.product({ id: 'lamp' })
  const { core } = browser.open()
  const root = createRoot(host)
  await act(async () => {
    root.render(
      <CoreProvider core={core}>
        <Probe />
      </CoreProvider>,
    )
  })
  await settled()
  await act(async () => {
    await core.cart.add(newLine(lamp))
  })
  seen.length = 0
  await act(async () => {
    core.cart.selectAll()
    await core.cart.setQuantity(idsOf(core.cart.get())[0]!, 4)
  })
  expect(seen).toEqual([])
  await act(async () => {
    await core.auth.login({ email, password: 'right' })
  })
  await settled()
  expect(seen).toContain(email)
  await act(async () => root.unmount())
})

test('events reach the latest listener, and none after the end', async () => {
  const browser = createBrowser()
  const { core } = browser.open()
  const root = await render(core, <Ear name="one" />)
  await act(async () =>
    root.render(
      <CoreProvider core={core}>
        <Ear name="two" />
      </CoreProvider>,
    ),
  )
  core.cart.beginCheckout()
  expect(received).toEqual(['two: Please select items to checkout.'])
  await act(async () => root.unmount())
  core.cart.beginCheckout()
  expect(received).toHaveLength(1)
})

test('a hook outside the provider says what is missing', async () => {
  errors.mockImplementation(() => {})
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <Boundary>
        <Lost />
      </Boundary>,
    ),
  )
  expect(said).toBe('useCore: wrap the tree in <CoreProvider>')
  await act(async () => root.unmount())
})
