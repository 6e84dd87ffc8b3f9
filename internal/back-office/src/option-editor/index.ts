export { OptionEditor, type OptionEditorProps } from './option-editor.tsx'
export {
  combinationsOf,
  faultsOf,
  type OptionDraft,
  type OptionFaults,
  type OptionLimits,
  type OptionValueDraft,
} from './options.ts'
