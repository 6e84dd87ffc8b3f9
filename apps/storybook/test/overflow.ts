import { drawn, nameOf } from './drawn.ts'

/** Elements that scroll or are clipped do not widen the page. */
function isInScroller(element: Element): boolean {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflowX !== 'visible') return true
  return false
}

const root = () => document.documentElement

/** Which elements stick out of the page, where it scrolls sideways. */
function sticksOut(width: number): string[] {
  if (root().scrollWidth <= width) return []
  const widest = drawn().filter(element => {
    if (isInScroller(element)) return false
    const { left, right } = element.getBoundingClientRect()
    return right > width + 0.5 || left < -0.5
  })
  const names = widest.slice(0, 4).map(nameOf)
  return [`${root().scrollWidth} px on ${width} px ${names.join(' ')}`]
}

/** What the test runs in. Unlike the browser's window it is another size at once, without a call to Node. */
const frame = () => window.frameElement as HTMLElement

/**
 * Draws again after each change of width. Chromium kept a margin in `vw` from the previous width after the page was
 * made narrower twice in a row.
 */
async function resize(size: { width: string; height: string }) {
  Object.assign(frame().style, size)
  document.body.hidden = true
  void document.body.offsetWidth
  document.body.hidden = false
  // Observers of sizes run before this frame is painted.
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Everything that says which way it is written says the other way. */
function turnRound() {
  const rtl = root().dir === 'rtl'
  root().dir = rtl ? 'rtl' : 'ltr'
  for (const element of document.querySelectorAll<HTMLElement>('[dir=ltr], [dir=rtl]'))
    element.dir = rtl ? 'ltr' : 'rtl'
}

/** The page may scroll one way only: on the narrowest phone, both ways of writing, and at twice the size. */
export async function findOverflow(): Promise<string[]> {
  const { innerWidth } = window
  // Not in pixels: it follows the size that a story asks for.
  const { width, height } = frame().style
  const found: string[] = []
  let turned = false
  const look = (when: string, at: number) => found.push(...sticksOut(at).map(line => `${when}: ${line}`))
  try {
    root().style.fontSize = '200%'
    look('text at 200 %', innerWidth)
    root().style.fontSize = ''
    // What 1280 px become under a zoom of 200 %.
    await resize({ width: '640px', height: '400px' })
    look('zoom of 200 %', 640)
    await resize({ width: '320px', height: '640px' })
    look('320 px', 320)
    turnRound()
    turned = true
    look('320 px, the other way of writing', 320)
  } finally {
    root().style.fontSize = ''
    if (turned) turnRound()
    await resize({ width, height })
  }
  return found
}
