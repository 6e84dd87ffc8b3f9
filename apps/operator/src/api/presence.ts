/** Events that show that a person is there. A pointer that rests over the page sends none. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focus'] as const

let isNews = true
let lastUse = 0

for (const sign of SIGNS)
  window.addEventListener(
    sign,
    () => {
      isNews = true
      lastUse = Date.now()
    },
    { capture: true, passive: true },
  )

/** Returns whether a person has used the console since this was called before. */
export function takeUse(): boolean {
  const wasUsed = isNews
  isNews = false
  return wasUsed
}

/** Milliseconds since a person used the console. */
export const sinceUse = (): number => Date.now() - lastUse
