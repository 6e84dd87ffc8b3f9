import { MAX_PRODUCT_NAME_LENGTH, MAX_PRODUCT_SLUG_LENGTH } from '@stoa/api-client/limits'
import { EditorSection, RichText } from '@stoa/back-office'
import { Button } from '@stoa/ui/button'
import { TextField } from '@stoa/ui/text-field'
import type { EditorPartProps } from './editor-parts.ts'
import { useSlugCheck } from './use-slug-check.ts'

interface BasicsProps extends EditorPartProps {
  readonly productId: string | undefined
  readonly savedSlug: string
}

/** What it is called, where it is found, what it is. */
export function BasicsSection({ form, faults, onChange, productId, savedSlug }: BasicsProps) {
  const check = useSlugCheck(form.slug, savedSlug, productId)
  const isTaken = check?.isFree === false
  const slugHint =
    form.slug === ''
      ? 'Made from the name when you save.'
      : check?.isFree
        ? 'This address is free.'
        : savedSlug && form.slug !== savedSlug
          ? 'The old address will lead to this one.'
          : `…/product/${form.slug}`
  return (
    <EditorSection title="Product">
      <TextField
        label="Name"
        value={form.name}
        maxLength={MAX_PRODUCT_NAME_LENGTH}
        autoComplete="off"
        error={faults.fields.name}
        onValueChange={name => onChange({ name })}
      />
      <TextField
        label="Address"
        optional={productId === undefined}
        value={form.slug}
        maxLength={MAX_PRODUCT_SLUG_LENGTH}
        autoComplete="off"
        hint={slugHint}
        error={faults.fields.slug ?? (isTaken ? 'Another product has this address.' : undefined)}
        onValueChange={slug => onChange({ slug: slug.toLowerCase().replace(/\s+/g, '-') })}
      />
      {isTaken && (
        <div>
          <Button size="sm" emphasis="line" onClick={() => onChange({ slug: check.suggestion })}>
            {`Take ${check.suggestion}`}
          </Button>
        </div>
      )}
      <RichText
        label="Description"
        value={form.descriptionHtml}
        error={faults.fields.descriptionHtml}
        onValueChange={descriptionHtml => onChange({ descriptionHtml })}
      />
    </EditorSection>
  )
}
