/**
 * What a page runs by itself before anything else: about three kilobytes. Scripts that are fetched beside the first picture
 * delay it, so they wait until the page is loaded and painted or somebody comes near it; and until all of the page is
 * here, since half a script can be read from a page that is still coming.
 *
 * A click on a button that has no one behind it yet is kept and made again once there is: React leaves a mark on each
 * element that it has taken over, and parts of a page are taken over while others still sleep. It does so a moment
 * before it listens, which a button does not mind but a check box does: one that is marked `data-kept` counts as taken
 * over when that mark is gone.
 *
 * A field that is changed meanwhile shows it at once, as a form without scripts does, and React, which did not hear of
 * it, would put it back. Once nothing of the page sleeps it is changed again for React to hear: each field that had no
 * one behind it, and any other one that was put back. Clicks on the page's buttons come after that.
 *
 * Plain text, since it stands in the page: it knows the page's marks and nothing of the application.
 */
const STARTER = `(() => {
  const html = document.documentElement, { nonce } = document.currentScript
  document.currentScript.remove()
  const near = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click']
  const options = { capture: true, passive: true }
  let isDue, begun
  const begin = event => {
    if (event) {
      html.dataset.near = ''
      for (const name of near) removeEventListener(name, begin, options)
    }
    isDue = true
    const late = document.querySelector('script[type="text/late"]')
    if (begun || !late || document.readyState === 'loading') return
    begun = true
    for (const href of late.dataset.files.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce, text: late.text })
    document.body.append(script)
    script.remove()
  }
  for (const name of near) addEventListener(name, begin, options)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => begin(), 100)))
  addEventListener('DOMContentLoaded', () => (isDue || 'near' in html.dataset) && begin())
  setTimeout(() => begin(), 4000)

  const isLive = element =>
    !('kept' in element.dataset) && Object.keys(element).some(key => key.startsWith('__reactProps'))
  const isAwake = () => 'hydrated' in html.dataset && !('asleep' in html.dataset)
  const isTick = field => /^(checkbox|radio)$/.test(field.type)
  const stateOf = field => field[isTick(field) ? 'checked' : 'value']
  const kept = new Set(), changed = new Map()
  const soon = () => kept.size || changed.size || setTimeout(again, 20)
  const again = () => {
    if (changed.size) {
      if (isAwake()) for (const [field, { state, unheard }] of [...changed]) {
        changed.delete(field)
        if (!field.isConnected || !unheard && stateOf(field) === state) continue
        if (isTick(field)) { field.checked = !state; field.click(); continue }
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, state)
        for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
      }
    } else for (const button of kept)
      if (!button.isConnected) kept.delete(button)
      else if (isLive(button)) { kept.delete(button); button.click() }
    if (kept.size || changed.size) setTimeout(again, 20)
  }
  addEventListener('click', event => {
    const button = event.target.closest('button[type="button"], [data-kept]')
    if (!button || isLive(button) && !(changed.size && button.closest('main'))) return
    event.preventDefault()
    event.stopPropagation()
    soon()
    kept.add(button)
  }, true)
  const note = ({ type, target: field }) => {
    if (isAwake() || !field.matches?.('input, select') || 'kept' in field.dataset) return
    if (isTick(field) !== (type === 'click')) return
    soon()
    const unheard = !isLive(field) && (isTick(field) || field.matches('select'))
    changed.delete(field)
    changed.set(field, { state: stateOf(field), unheard })
  }
  for (const name of ['click', 'change']) addEventListener(name, note, true)
})()`.replaceAll(/\n\s*/g, '\n')

const MODULE = /<script[^>]*? type="module" async="">([\s\S]*?)<\/script>/
const AHEAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g

/** Takes the scripts of a rendered page out of the first paint's way. */
export function startLate(html: string, nonce: string | undefined): string {
  if (!MODULE.test(html)) return html
  const files = Array.from(html.matchAll(AHEAD), ([, href]) => href).join(' ')
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  return html
    .replaceAll(AHEAD, '')
    .replace(MODULE, (_, code) => `<script type="text/late" data-files="${files}">${code}</script>`)
    .replace('</head>', () => `<script${attribute}>${STARTER}</script></head>`)
}
