import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartGroups } from '../../../fixtures/store-data.ts'
import { render } from '../../../test/render.tsx'
import { CartGroup, type CartGroupData } from '../cart/index.ts'
import { CartDrawer, type CartDrawerProps } from './index.ts'

const group = cartGroups[0] as CartGroupData
const lines = { onSelectedChange: vi.fn(), onQuantityChange: vi.fn(), onRemove: vi.fn() }
const drawer = page.getByRole('dialog', { name: 'Your cart' })

const props: CartDrawerProps = {
  open: true,
  onOpenChange: vi.fn(),
  itemCount: 3,
  shopCount: 1,
  selectedCount: 2,
  subtotal: 4480,
  cartHref: '/cart',
  emptyHref: '/all-product',
  onCheckOut: vi.fn(),
  children: <CartGroup group={group} {...lines} />,
}

test.each([
  ['ltr', 1280 - 416],
  ['rtl', 0],
] as const)('comes from the end edge, 26 rem wide, %s', async (dir, left) => {
  await page.viewport(1280, 800)
  render(<CartDrawer {...props} />, { dir })
  await expect.element(drawer).toBeVisible()
  const panel = document.querySelector('[data-component="Drawer"]') as HTMLElement
  await Promise.all(panel.getAnimations().map(animation => animation.finished))
  expect(panel.getBoundingClientRect()).toMatchObject({ left, width: 416, top: 0, height: 800 })
})

test('has the lines with their controls, the sum, and both ways on', async () => {
  render(<CartDrawer {...props} />)
  await expect.element(drawer.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect.element(drawer.getByText('3 items from 1 shop')).toBeVisible()
  await drawer.getByRole('checkbox', { name: 'Select Cove mug', exact: true }).click()
  expect(lines.onSelectedChange).toHaveBeenCalledOnce()
  await drawer.getByRole('button', { name: 'Remove Cove mug', exact: true }).click()
  expect(lines.onRemove).toHaveBeenCalledOnce()
  expect(drawer.element().querySelector('[data-part="Subtotal"]')?.textContent).toBe('$44.80')
  await expect.element(drawer.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  await drawer.getByRole('button', { name: 'Check out' }).click()
  expect(props.onCheckOut).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(props.onOpenChange).toHaveBeenCalledWith(false)
})

test('tells a cart that is empty from one that is being read or couldn’t be', async () => {
  const nothing = { ...props, itemCount: 0, children: undefined }
  const { update } = render(<CartDrawer {...nothing} loading />)
  await expect.element(drawer.getByRole('status')).toHaveTextContent('Loading your cart')
  update(<CartDrawer {...nothing} problem="It couldn’t be loaded." />)
  await expect.element(drawer.getByText('It couldn’t be loaded.')).toBeVisible()
  expect(drawer.getByText('Your cart is empty').query()).toBeNull()
  update(<CartDrawer {...nothing} />)
  await expect.element(drawer.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Check out' })).not.toBeInTheDocument()
})
