export { showFirstFault } from './first-fault.ts'
export {
  FieldPair,
  FormPage,
  type FormPageProps,
  FormSection,
  type FormSectionProps,
} from './form-page.tsx'
