import type { Tier } from './shipping-prices.ts'

/** Working days on the way. */
export interface Transit {
  transitMin: number
  transitMax: number
}

/** Working days on the way, unless a zone says otherwise: those of the shipping policy. */
export const USUAL_TRANSIT: Readonly<Record<Tier, Transit>> = {
  standard: { transitMin: 3, transitMax: 5 },
  premium: { transitMin: 2, transitMax: 2 },
  express: { transitMin: 1, transitMax: 1 },
}

/** Working days on the way as they were frozen, or the usual ones in checkouts from before shipping had zones. */
export const transitOf = (
  tier: Tier,
  { transitMin, transitMax }: { [name in keyof Transit]: number | null },
): Transit => (transitMin === null || transitMax === null ? USUAL_TRANSIT[tier] : { transitMin, transitMax })
