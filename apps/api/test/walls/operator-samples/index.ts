import type { OperatorDesk } from '../../operator/operator-desk.ts'
import { access, exit } from './access.ts'
import { cases } from './cases.ts'
import { catalog } from './catalog.ts'
import { content } from './content.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { purchases } from './purchases.ts'
import type { Area, Parties, Samples, Things } from './sample.ts'
import { shops } from './shops.ts'
import { tax } from './tax.ts'

export type { Things } from './sample.ts'

const areas: readonly Area[] = [access, shops, content, purchases, cases, catalog, people, money, tax, exit]

export const samples: Samples = Object.assign({}, ...areas.map(area => area.samples))

/** Makes what all samples are about. */
export async function prepareThings(desk: OperatorDesk, parties: Parties): Promise<Things> {
  const things: Partial<Things> = { shopId: parties.shopId, email: parties.buyer.email }
  for (const { prepare } of areas) Object.assign(things, await prepare?.(desk, parties))
  return things as Things
}
