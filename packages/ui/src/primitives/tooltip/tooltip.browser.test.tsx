import type { Ref } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, render, stopTimers } from '../../../test/render.tsx'
import type { AnchorProps } from '../../system/index.ts'
import { tooltipTiming } from '../../tokens/timing.ts'
import { Tooltip } from './index.ts'

const button = page.getByRole('button', { name: 'Share' })
const tip = page.getByRole('tooltip')
const away = () => userEvent.hover(document.body, { position: { x: 5, y: 700 } })
const longer = tooltipTiming.openDelay + 300

const pressed = vi.fn()
const own = vi.fn()

beforeEach(async () => {
  await page.viewport(1280, 800)
  document.body.style.minHeight = '800px'
  await away()
  own.mockClear()
  render(
    <div style={{ padding: 100 }}>
      <Tooltip label="Share">
        <button type="button" ref={own} onClick={pressed}>
          Share
        </button>
      </Tooltip>
      <button type="button">Other</button>
    </div>,
  )
  await expect.element(button).toBeVisible()
})

async function hovered() {
  await userEvent.hover(button)
  await expect.element(tip).toBeVisible()
}

describe('content on hover or focus (WCAG 1.4.13)', () => {
  test('the pointer may go over to it, and it stays until the pointer leaves both', async () => {
    await hovered()
    const { pass } = stopTimers()
    await userEvent.hover(tip)
    await pass(longer)
    await expect.element(tip).toBeVisible()
    await away()
    await expect.element(tip).not.toBeInTheDocument()
  })

  test('Escape puts it away while the pointer rests, and it comes again for the next visit', async () => {
    await hovered()
    await userEvent.keyboard('{Escape}')
    await expect.element(tip).not.toBeInTheDocument()
    await away()
    await hovered()
  })

  test('it describes its control while it is there', async () => {
    expect(button.element().hasAttribute('aria-describedby')).toBe(false)
    await hovered()
    expect(button.element().getAttribute('aria-describedby')).toBe(tip.element().id)
  })
})

test('a press closes it, and it does not come back under the resting pointer', async () => {
  await hovered()
  const { pass } = stopTimers()
  await button.click()
  expect(pressed).toHaveBeenCalled()
  await expect.element(tip).not.toBeInTheDocument()
  await pass(longer)
  await expect.element(tip).not.toBeInTheDocument()
})

// https://github.com/radix-ui/primitives/issues/955 and 2589: by design, and names never depend on tooltips.
test('a finger opens none', async () => {
  const { pass } = stopTimers()
  const element = button.element()
  for (const type of ['pointerover', 'pointerenter', 'pointermove', 'pointerdown', 'pointerup']) {
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 3 }))
  }
  ;(element as HTMLElement).click()
  await pass(longer)
  await expect.element(tip).not.toBeInTheDocument()
})

test('there is never a second one', async () => {
  render(
    <Tooltip label="Print">
      <button type="button">Print</button>
    </Tooltip>,
  )
  await hovered()
  await userEvent.keyboard('{Tab}')
  for (let presses = 0; presses < 5 && document.activeElement?.textContent !== 'Print'; presses++)
    await userEvent.keyboard('{Tab}')
  await expect.element(tip).toHaveTextContent('Print')
})

test('the control keeps its own ref', () => {
  expect(own).toHaveBeenCalledWith(button.element())
})

const told: (HTMLElement | null)[] = []
const mine: Ref<HTMLAnchorElement> = element => void told.push(element)

function MergingLink({ ref, ...rest }: AnchorProps) {
  const merged = (element: HTMLAnchorElement | null) => {
    for (const one of [ref, mine]) if (typeof one === 'function') one(element)
  }
  return <a {...rest} ref={merged} />
}

describe('around a host’s link that merges refs itself, as React Router’s does', () => {
  test('it stays open while the link is drawn again, and goes with it', async () => {
    const { update } = render(
      <Tooltip label="Help">
        <MergingLink href="#help">Help</MergingLink>
      </Tooltip>,
    )
    const link = page.getByRole('link', { name: 'Help' })
    await expect.element(link).toBeVisible()
    await userEvent.hover(link)
    await expect.element(tip).toBeVisible()
    expect(told.length).toBeGreaterThan(2)
    await frames()
    await expect.element(tip).toBeVisible()
    update(<p>Gone</p>)
    await expect.element(tip).not.toBeInTheDocument()
    expect(told.at(-1)).toBeNull()
  })
})
