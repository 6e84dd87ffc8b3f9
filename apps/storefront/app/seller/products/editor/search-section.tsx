import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH } from '@stoa/api-client/limits'
import { EditorSection, SearchResult } from '@stoa/back-office'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { valueInWords } from '../form/field-names.ts'
import type { EditorPartProps } from './editor-parts.ts'

/** How search engines show it. What is left empty is taken from the product. */
export function SearchSection({ form, faults, onChange }: EditorPartProps) {
  const text = form.seoDescription || (valueInWords(form.descriptionHtml) ?? '')
  return (
    <EditorSection title="Search engines">
      <TextField
        label="Title"
        optional
        value={form.seoTitle}
        maxLength={MAX_SEO_TITLE_LENGTH}
        autoComplete="off"
        hint={`${String(form.seoTitle.length)} characters; search engines show about 60. Leave empty to use the name.`}
        error={faults.fields.seoTitle}
        onValueChange={seoTitle => onChange({ seoTitle })}
      />
      <TextArea
        label="Text"
        optional
        value={form.seoDescription}
        maxLength={MAX_SEO_DESCRIPTION_LENGTH}
        hint={`${String(form.seoDescription.length)} characters; search engines show about 160. Leave empty to use the description.`}
        error={faults.fields.seoDescription}
        onValueChange={seoDescription => onChange({ seoDescription })}
      />
      <SearchResult
        label="As a result would look"
        address={`${globalThis.location?.host ?? ''} › product › ${form.slug || '…'}`}
        title={form.seoTitle || form.name || 'The name of the product'}
        text={text.slice(0, 160) || 'The beginning of the description.'}
      />
    </EditorSection>
  )
}
