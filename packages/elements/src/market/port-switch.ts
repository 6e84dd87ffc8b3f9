import type { Cart, Unsubscribe } from '@stoa/cart-core'
import type { CartPort } from './types.ts'

interface Listeners {
  readonly onChange: () => void
  readonly onNotice: Parameters<CartPort['on']>[1]
}

/** A cart that stays the same object while the port behind it changes. */
export function createPortSwitch(initial: CartPort, { onChange, onNotice }: Listeners) {
  let port = initial
  let stops: Unsubscribe[] = []
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of [...listeners]) listener()
    onChange()
  }
  const delegate = (name: string) => (...args: unknown[]) => {
    const { [name as keyof Cart]: action } = port.cart
    return (action as (...args: unknown[]) => unknown)(...args)
  }
  const cart = {
    ...Object.fromEntries(Object.keys(initial.cart).map(name => [name, delegate(name)])),
    subscribe(listener: () => void) {
      const own = () => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
  } as unknown as Cart

  return {
    cart,
    /** Starts the port in place of the one before. */
    use(next: CartPort) {
      for (const stop of stops) stop()
      port.stop()
      port = next
      stops = [port.cart.subscribe(changed), port.on('notice', onNotice)]
      port.start()
      changed()
    },
  }
}
