// @ts-check
;(() => {
  const html = document.documentElement
  const { nonce = '' } = document.currentScript ?? {}

  // 1. Start the scripts.

  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const passive = { capture: true, passive: true }
  let isDue = false
  let isStarted = false

  /** @param {Partial<PointerEvent>} [sign] */
  const start = sign => {
    // Browsers report a pointer that rests on a new page as a move by nothing.
    if (sign?.type === 'pointermove' && !sign.movementX && !sign.movementY) return
    isDue = true
    // While the page is still loading, a script could be incomplete.
    if (isStarted || document.readyState === 'loading') return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, passive)
    /** @type {NodeListOf<HTMLLinkElement>} */
    const files = document.querySelectorAll('link[rel="later"]')
    for (const file of files) file.rel = 'modulepreload'
    /** @type {HTMLScriptElement | null} */
    const later = document.querySelector('script[type="text/later"]')
    if (!later) return
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', nonce, textContent: later.textContent, onerror: giveUp })
    later.replaceWith(script)
  }

  for (const sign of signs) addEventListener(sign, start, passive)
  addEventListener('DOMContentLoaded', () => isDue && start())
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 100)))
  setTimeout(start, 4000)

  // 2. Keep presses and edits made before the page is hydrated, in their order.

  /** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

  /** Actions to repeat, by element or, for radio buttons, by their common name. */
  /** @type {Map<Element | string, { act: () => void, isText: boolean }>} */
  const kept = new Map()

  /** Whether kept actions are being repeated after hydration. New actions wait for their turn. */
  let isReplaying = false
  /** Whether a kept action is running, whose events are for the page. */
  let isActing = false

  /** @param {Element | string} key @param {() => void} act */
  const keep = (key, act, isText = false) => {
    kept.delete(key)
    kept.set(key, { act, isText })
  }

  /** @param {Event} event @param {HTMLElement} element @param {(now: HTMLElement) => void} press */
  const keepPress = (event, element, press) => {
    event.preventDefault()
    event.stopPropagation()
    element.dataset.pending = ''
    keep(element, () => {
      delete element.dataset.pending
      const now = element.isConnected ? element : document.getElementById(element.id)
      if (now) press(now)
    })
  }

  /** @param {MouseEvent} event */
  const onClick = event => {
    if (isActing) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    // While fields lack their text, the browser would find them empty and send nothing.
    const controls = `button[type="button"], [data-replay]${isReplaying ? ', button[type="submit"]' : ''}`
    /** @type {HTMLElement | null} */
    const control = event.target.closest(controls)
    if (control) keepPress(event, control, now => now.click())
  }

  /** @param {SubmitEvent} event */
  const onSubmit = event => {
    if (isActing) return
    const form = /** @type {HTMLFormElement} */ (event.target)
    if (!form.hasAttribute('action')) keepPress(event, event.submitter ?? form, () => form.requestSubmit())
  }

  /** @param {Event} event */
  const onEdit = event => {
    const field = /** @type {Field} */ (event.target)
    if (isActing || !field.matches?.('input:not([type="file"]), select, textarea')) return
    const state = isTick(field) ? field.checked : field.value
    const isText = !isTick(field) && field.localName !== 'select'
    keep(field.type === 'radio' ? field.name : field, () => field.isConnected && edit(field, state), isText)
  }

  /** @type {[string, (event: any) => void][]} */
  const listeners = [
    ['click', onClick],
    ['submit', onSubmit],
    ['input', onEdit],
    ['change', onEdit],
  ]
  for (const [name, listener] of listeners) addEventListener(name, listener, true)

  // 3. Repeat them once the page is hydrated.

  /** @param {Element} field @returns {field is HTMLInputElement} */
  const isTick = field => /^(checkbox|radio)$/.test(/** @type {HTMLInputElement} */ (field).type)

  /** @param {Field} field @param {string | boolean} state */
  const edit = (field, state) => {
    if (isTick(field)) {
      if (state === field.defaultChecked) return
      field.checked = !state
      field.click()
      return
    }
    if ('defaultValue' in field) {
      if (state === field.defaultValue) return
      field.value = field.defaultValue
    }
    // Uses the browser's own setter, past the one that a library defines on the element to detect its own changes.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state)
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }

  const letGo = () => {
    for (const [name, listener] of listeners) removeEventListener(name, listener, true)
  }

  const replay = async () => {
    isReplaying = true
    let isTextSoFar = true
    for (const { act, isText } of kept.values()) {
      isTextSoFar &&= isText
      // Text at once: hydration may have emptied the field, and a queued press comes before a timer.
      // Other actions wait until the ones before have rendered.
      await (isTextSoFar || new Promise(resolve => setTimeout(resolve)))
      isActing = true
      act()
      isActing = false
    }
    letGo()
  }

  const hydration = new MutationObserver(() => {
    hydration.disconnect()
    void replay()
  })
  hydration.observe(html, { attributes: true, attributeFilter: ['data-hydrated'] })

  /** Stops keeping actions after the scripts failed to load, so that links and forms work without them. */
  function giveUp() {
    hydration.disconnect()
    letGo()
    for (const element of document.querySelectorAll('[data-pending]')) element.removeAttribute('data-pending')
  }
})()
