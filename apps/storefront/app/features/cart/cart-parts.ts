import { createContext } from 'react'

/** HTML of the cart page with `~places~` to be filled, as the server gives it to the page. */
export interface CartParts {
  readonly keys: Readonly<Record<'session' | 'guestItems' | 'selection' | 'saved', string>>
  readonly locale: string
  readonly currency: string
  /** How many minor units make one of the currency. */
  readonly units: number
  readonly empty: string
  /** `~Lines~` stands where the lines do. */
  readonly page: string
  /** With `~Options~` and `~Each~`, which not every line has. */
  readonly line: string
  readonly saleLine: string
  readonly options: string
  readonly each: string
  /** For one, and for any other count. */
  readonly contents: readonly [string, string]
  readonly subtotal: readonly [string, string]
}

/** The script that draws a guest's cart, as HTML. Empty in the browser, which has no use for it any more. */
export const CartDrawing = createContext('')
