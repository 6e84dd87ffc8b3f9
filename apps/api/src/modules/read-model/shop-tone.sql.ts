import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'

export type ShopTone = components['schemas']['ShopTone']

/** All walls. The order decides which shop has which until it chooses one: new ones come last. */
export const SHOP_TONES = [
  'sage',
  'peach',
  'sky',
  'straw',
  'mint',
  'rose',
  'sea',
  'sand',
  'petrol',
  'moss',
  'ochre',
  'navy',
] as const satisfies readonly ShopTone[]

/** The tone of shop `s`: the chosen one, otherwise one that its id decides. */
export const shopTone: SQL = sql.raw(
  `coalesce(s.tone, (array['${SHOP_TONES.join("','")}'])[1 + get_byte(uuid_send(s.id), 15) % ${SHOP_TONES.length}])`,
)
