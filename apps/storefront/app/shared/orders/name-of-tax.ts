import type { IncludedTax } from '@stoa/api-client/schema'
import { percentInWords } from '../../lib/percent.ts'

/** Names a tax with its rate: "VAT 19%". */
export const nameOfTax = ({ name, rate }: Pick<IncludedTax, 'name' | 'rate'>): string =>
  rate === null ? name : `${name} ${percentInWords(rate)}`
