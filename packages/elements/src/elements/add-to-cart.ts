import type { CartLine, Result } from '@stoa/cart-core'
import type { AddRequest } from '../market/types.ts'
import { Part } from './part.ts'
import { isPlainPress } from './presses.ts'
import { createStatus, type Status } from './status.ts'

/** Events by which pointer and focus come near. */
const NEAR = ['pointerenter', 'focusin']

/**
 * Adds a product when the page's link, button or form inside it is used. `product` is the product's id, `variant` the id of a
 * variant; fields of a form named `variant` and `quantity` replace the attributes. While it adds, it has the
 * attribute `busy`.
 */
export class StoaAddToCart extends Part {
  protected override readonly startsMarket = false
  #status: Status | null = null
  #isAdding = false

  protected override connected() {
    const status = createStatus(this)
    this.#status = status
    // Before a press, so that the cart's code is there by then.
    const prepare = () => this.market.start().catch(() => undefined)
    for (const type of NEAR) this.addEventListener(type, prepare, { once: true })
    this.addEventListener('click', this.#onClick)
    this.addEventListener('submit', this.#onSubmit)
    return () => {
      for (const type of NEAR) this.removeEventListener(type, prepare)
      this.removeEventListener('click', this.#onClick)
      this.removeEventListener('submit', this.#onSubmit)
      status.remove()
      this.#status = null
    }
  }

  /** Adds the product, like a press. While an addition is in progress, returns `ignored`. */
  add(): Promise<Result<CartLine | null>> {
    return this.#add({})
  }

  #onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null
    if (!control || !this.contains(control) || !isPlainPress(event)) return
    const form = control instanceof HTMLButtonElement ? control.form : control.closest('form')
    // A form inside adds when it is sent, after the browser has checked its fields. Its other buttons and links are the page's.
    if (form && this.contains(form)) return
    event.preventDefault()
    void this.#add({})
  }

  #onSubmit = (event: SubmitEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    const fields = new FormData(event.target, event.submitter)
    const textOf = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' && value ? value : undefined
    }
    void this.#add({ variant: textOf('variant'), quantity: textOf('quantity') })
  }

  async #add(form: {
    variant?: string | undefined
    quantity?: string | undefined
  }): Promise<Result<CartLine | null>> {
    // The attribute is for styles: a copy of the element may have it.
    if (this.#isAdding) return failed('ignored', 'An addition is in progress')
    const product = this.getAttribute('product')
    if (!product) {
      console.error('stoa-add-to-cart needs the attribute product, the id of a product.', this)
      return failed('invalid_line', 'The element has no product')
    }
    const request: AddRequest = {
      product,
      variant: form.variant ?? this.getAttribute('variant') ?? undefined,
      quantity: Number(form.quantity ?? this.getAttribute('quantity') ?? 1),
    }
    this.#isAdding = true
    this.setAttribute('busy', '')
    this.#status?.say('')
    try {
      const result = await this.market.add(request, this)
      if (result.ok) this.#status?.say(this.market.config.labels.added, true)
      else this.#status?.say(result.error.message)
      return result
    } finally {
      this.#isAdding = false
      this.removeAttribute('busy')
    }
  }
}

const failed = (code: string, message: string) => ({ ok: false, error: { code, message } }) as const
