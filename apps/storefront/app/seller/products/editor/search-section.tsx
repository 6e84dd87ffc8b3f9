import { MAX_SEO_DESCRIPTION_LENGTH, MAX_SEO_TITLE_LENGTH } from '@stoa/api-client/limits'
import { EditorSection, SearchResult } from '@stoa/back-office'
import { formatMessage } from '@stoa/ui/messages'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { valueInWords } from '../form/field-names.ts'
import type { EditorPartProps } from './editor-parts.ts'
import { searchSectionLabels } from './search-section.labels.ts'

/** Section with the texts for search engines. Empty ones are taken from the product. */
export function SearchSection({ form, faults, onChange }: EditorPartProps) {
  const text = form.seoDescription || (valueInWords(form.descriptionHtml) ?? '')
  return (
    <EditorSection title={searchSectionLabels.title}>
      <TextField
        label={searchSectionLabels.pageTitle}
        optional
        value={form.seoTitle}
        maxLength={MAX_SEO_TITLE_LENGTH}
        autoComplete="off"
        hint={formatMessage(searchSectionLabels.pageTitleHint, { count: form.seoTitle.length })}
        error={faults.fields.seoTitle}
        onValueChange={seoTitle => onChange({ seoTitle })}
      />
      <TextArea
        label={searchSectionLabels.description}
        optional
        value={form.seoDescription}
        maxLength={MAX_SEO_DESCRIPTION_LENGTH}
        hint={formatMessage(searchSectionLabels.descriptionHint, { count: form.seoDescription.length })}
        error={faults.fields.seoDescription}
        onValueChange={seoDescription => onChange({ seoDescription })}
      />
      <SearchResult
        label={searchSectionLabels.preview}
        address={`${globalThis.location?.host ?? ''} › product › ${form.slug || '…'}`}
        title={form.seoTitle || form.name || searchSectionLabels.previewTitle}
        description={text.slice(0, 160) || searchSectionLabels.previewText}
      />
    </EditorSection>
  )
}
