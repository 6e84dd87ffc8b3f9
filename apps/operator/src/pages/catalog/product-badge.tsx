import type { OperatorProductRow } from '@stoa/api-client/operator-schema'
import { Badge } from '@stoa/ui/badge'
import { productState } from './catalog.labels.ts'

const tones = { active: 'positive', draft: 'neutral', archived: 'neutral' } as const

/** State of a product: taken down, or what its shop chose. */
export const ProductBadge = ({
  status,
  isRestricted,
}: Pick<OperatorProductRow, 'status' | 'isRestricted'>) => (
  <Badge dot tone={isRestricted ? 'critical' : tones[status]}>
    {productState[isRestricted ? 'restricted' : status]}
  </Badge>
)
