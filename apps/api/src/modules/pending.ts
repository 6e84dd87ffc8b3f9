import type { Handlers } from '../contract/handlers.ts'
import { problem } from '../platform/problem.ts'

const refuse = async (): Promise<never> => {
  throw problem('server.unavailable')
}

/** On this branch only: operations whose modules are being written. Each goes out of here with its module. */
export const PENDING = {
  getOrderGroup: refuse,
  getInvoice: refuse,
  trackOrder: refuse,
} satisfies Partial<Handlers>
