import { MAX_PRODUCT_NAME_LENGTH, MAX_PRODUCT_SLUG_LENGTH } from '@stoa/api-client/limits'
import { EditorSection, RichText } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { TextField } from '@stoa/ui/text-field'
import { basicsLabels } from './basics-section.labels.ts'
import type { EditorPartProps } from './editor-parts.ts'
import { useSlugCheck } from './use-slug-check.ts'

interface BasicsProps extends EditorPartProps {
  readonly productId: string | undefined
  readonly savedSlug: string
}

/** Section with the name, the URL and the description of a product. */
export function BasicsSection({ form, faults, onChange, productId, savedSlug }: BasicsProps) {
  const check = useSlugCheck(form.slug, savedSlug, productId)
  const isTaken = check?.isFree === false
  const slugHint =
    form.slug === ''
      ? basicsLabels.slugFromName
      : check?.isFree
        ? basicsLabels.slugFree
        : savedSlug && form.slug !== savedSlug
          ? basicsLabels.slugRedirects
          : `…/product/${form.slug}`
  return (
    <EditorSection title={basicsLabels.title}>
      <TextField
        label={basicsLabels.name}
        value={form.name}
        maxLength={MAX_PRODUCT_NAME_LENGTH}
        autoComplete="off"
        error={faults.fields.name}
        onValueChange={name => onChange({ name })}
      />
      <TextField
        label={basicsLabels.slug}
        optional={productId === undefined}
        value={form.slug}
        maxLength={MAX_PRODUCT_SLUG_LENGTH}
        autoComplete="off"
        hint={slugHint}
        error={faults.fields.slug ?? (isTaken ? basicsLabels.slugTaken : undefined)}
        onValueChange={slug => onChange({ slug: slug.toLowerCase().replace(/\s+/g, '-') })}
      />
      {isTaken && (
        <div>
          <Button size="sm" emphasis="line" onClick={() => onChange({ slug: check.suggestion })}>
            {formatMessage(basicsLabels.useSlug, { slug: check.suggestion })}
          </Button>
        </div>
      )}
      <RichText
        label={basicsLabels.description}
        value={form.descriptionHtml}
        error={faults.fields.descriptionHtml}
        onValueChange={descriptionHtml => onChange({ descriptionHtml })}
      />
    </EditorSection>
  )
}
