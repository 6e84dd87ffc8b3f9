import { showFirstFault } from '@stoa/back-office'
import { faultNotice } from '../../forms/fault-notice.ts'
import type { FormFaults } from '../form/form-faults.ts'
import { homeless, namedFaults } from '../form/named-faults.ts'
import type { ProductForm } from '../form/product-form.ts'
import { productSaveLabels } from './use-product-save.labels.ts'

export { showFirstFault }

/** Names the first fault that the editor shows, and adds the messages of others that no field can show. */
export function productFaultNotice(found: FormFaults, form: ProductForm): { title: string; text: string } {
  const shown = faultNotice(namedFaults(found, form))
  const others = homeless(found)
  if (!shown) return { title: productSaveLabels.notSaved, text: others.join(' ') }
  return { title: shown.title, text: [shown.text, ...others].join(' ') }
}
