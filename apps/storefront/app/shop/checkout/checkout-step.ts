import type { Checkout } from '@stoa/api-client/schema'

export const STEPS = ['address', 'delivery', 'payment'] as const
export type Step = (typeof STEPS)[number]

/** Whether a shop doesn't ship to the address. */
const lacksDelivery = ({ groups }: Checkout) => groups.some(({ tier }) => tier === null)

/**
 * Returns the step that is open.
 * @param wanted step of the URL; without it, the first step with something to decide
 */
export function transitionOf(wanted: string | null, checkout: Checkout): Step {
  if (!checkout.address || wanted === 'address') return 'address'
  if (wanted === 'payment' && !lacksDelivery(checkout)) return 'payment'
  return 'delivery'
}

export const stateOf = (step: Step, open: Step): 'done' | 'open' | 'waiting' => {
  const [own, current] = [STEPS.indexOf(step), STEPS.indexOf(open)]
  return own === current ? 'open' : own < current ? 'done' : 'waiting'
}
