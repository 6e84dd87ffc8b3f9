import type { FormFaults } from '../form/form-faults.ts'
import type { ProductForm } from '../form/product-form.ts'

/** Props of every section of the editor. */
export interface EditorPartProps {
  readonly form: ProductForm
  readonly faults: FormFaults
  readonly onChange: (changes: Partial<ProductForm>) => void
}
