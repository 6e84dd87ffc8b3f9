import { DescriptionList } from '@stoa/ui'
import type { SoldByView } from './sold-by-facts.ts'

/** Shows the business behind a shop in one line that opens. Works without scripts. */
export const SoldBy = ({ title, facts }: SoldByView) => (
  <details>
    <summary>{title}</summary>
    <DescriptionList size="sm" items={facts} />
  </details>
)
