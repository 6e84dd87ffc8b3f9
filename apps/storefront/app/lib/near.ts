const NEAR = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click', 'popstate']

/** What the page is marked with. */
export const marks = () => document.documentElement.dataset

export const isServer = typeof document === 'undefined'
let isTouched = isServer || 'near' in marks()
let touched = () => {}
/** Settles when somebody comes near the page: from then on its code may be fetched ahead of need. */
export const touch = new Promise<void>(resolve => {
  touched = resolve
})
if (isTouched) touched()
else for (const name of NEAR) window.addEventListener(name, wakeUp, { capture: true, passive: true })

/** Somebody is here, or a page is on its way: what waits for that comes now. */
export function wakeUp(): void {
  if (isTouched) return
  isTouched = true
  for (const name of NEAR) window.removeEventListener(name, wakeUp, { capture: true })
  touched()
}

/** Settles when somebody is here and nothing of the page sleeps any more. */
export async function awake(): Promise<void> {
  await touch
  if (isServer) return
  const html = document.documentElement
  const isAwake = () => 'hydrated' in html.dataset && !('asleep' in html.dataset)
  if (isAwake()) return
  await new Promise<void>(resolve => {
    const watcher = new MutationObserver(() => {
      if (!isAwake()) return
      watcher.disconnect()
      resolve()
    })
    watcher.observe(html, { attributes: true })
  })
}

export const isNear = () => isTouched
