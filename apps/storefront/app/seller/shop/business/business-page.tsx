import { EU_STATES } from '@stoa/address-formats/eu'
import { unwrap } from '@stoa/api-client'
import { MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH, MAX_TRADER_LINE_LENGTH } from '@stoa/api-client/limits'
import type { SellerTrader, TraderKind } from '@stoa/api-client/schema'
import { FieldPair, FormPage, FormSection, PageHead, SaveBar } from '@stoa/back-office'
import { Checkbox, Note, Select, Stack, TextField } from '@stoa/ui'
import { marketFacts } from '../../../lib/market.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShop } from '../../access/shop-context.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useUnsaved } from '../../drafts/leave-guard.tsx'
import { useVersionedEdit } from '../../forms/use-versioned-edit.ts'
import { AddressFields } from '../address-fields.tsx'
import {
  businessFieldLabels,
  businessPageLabels,
  businessSectionLabels as t,
  traderKindLabels,
} from './business.labels.ts'
import { BUSINESS_FORM, toTraderRequest } from './business-form.ts'
import { traderGapLabels } from './trader-gaps.labels.ts'

const KINDS = Object.entries(traderKindLabels).map(([value, label]) => ({ value, label }))

/** Edits the business behind a shop, and shows what it lacks. */
export function BusinessPage() {
  const { data, error, mutate } = useShopRead('/api/seller/trader')
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  return <BusinessEditor saved={data} onSaved={saved => void mutate(saved, { revalidate: false })} />
}

interface BusinessEditorProps {
  readonly saved: SellerTrader
  readonly onSaved: (saved: SellerTrader) => void
}

function BusinessEditor({ saved, onSaved }: BusinessEditorProps) {
  const { api } = useShop()
  const edit = useVersionedEdit(saved, BUSINESS_FORM, {
    read: () => unwrap(api.GET('/api/seller/trader')),
    write: (form, version) =>
      unwrap(
        api.PUT('/api/seller/trader', {
          body: toTraderRequest(form),
          params: { header: { 'If-Match': `"${version}"` } },
        }),
      ),
    onSaved,
  })
  const { mine, change, changed, errors } = edit
  useUnsaved(changed.length > 0, { onSave: edit.save, onDiscard: edit.discard })
  const text = (
    field: 'name' | 'registerName' | 'registerNumber' | 'vatId' | 'taxId',
    more: { hint?: string; optional?: boolean } = {},
  ) => (
    <TextField
      label={businessFieldLabels[field]}
      value={mine[field]}
      onValueChange={value => change({ [field]: value })}
      maxLength={MAX_TRADER_LINE_LENGTH}
      error={errors[field]}
      {...more}
    />
  )
  return (
    <Stack gap="lg">
      <PageHead
        title={businessPageLabels.title}
        lede={businessPageLabels.text}
        back={{ label: businessPageLabels.back, href: '/seller/shop' }}
      />
      <FormPage>
        {saved.isRequired && <Gaps gaps={saved.gaps} />}
        <FormSection id="identity" title={t.identity} description={t.identityText}>
          <Select
            label={businessFieldLabels.kind}
            options={KINDS}
            value={mine.kind}
            onValueChange={kind => change({ kind: kind as TraderKind })}
          />
          {text('name')}
          <Stack data-fault={errors.address ? '' : undefined}>
            <AddressFields
              value={mine.address}
              onChange={address => change({ address })}
              error={errors.address}
            />
          </Stack>
        </FormSection>
        <FormSection id="contact" title={t.contact} description={t.contactText}>
          <FieldPair>
            <TextField
              label={businessFieldLabels.phone}
              type="tel"
              autoComplete="tel"
              value={mine.phone}
              onValueChange={phone => change({ phone })}
              maxLength={MAX_PHONE_LENGTH}
              error={errors.phone}
            />
            <TextField
              label={businessFieldLabels.email}
              type="email"
              autoComplete="email"
              value={mine.email}
              onValueChange={email => change({ email })}
              maxLength={MAX_EMAIL_LENGTH}
              error={errors.email}
            />
          </FieldPair>
        </FormSection>
        <FormSection id="numbers" title={t.numbers} description={t.numbersText}>
          <FieldPair>
            {text('registerName', { optional: true })}
            {text('registerNumber', { optional: true })}
          </FieldPair>
          <FieldPair>
            {text('vatId', { optional: true })}
            {text('taxId', { optional: true, hint: t.taxIdHint })}
          </FieldPair>
        </FormSection>
        <FormSection id="certification" title={t.certification} description={certificationText()}>
          <Checkbox
            label={businessFieldLabels.isCertified}
            checked={mine.isCertified}
            onCheckedChange={isCertified => change({ isCertified })}
          />
        </FormSection>
        <SaveBar
          count={changed.length}
          busy={edit.busy}
          onSave={() => void edit.save()}
          onDiscard={edit.discard}
        >
          {edit.problem && <ProblemNote problem={edit.problem} />}
        </SaveBar>
      </FormPage>
    </Stack>
  )
}

/** Reason of the statement. Only markets in the EU name a law. */
const certificationText = () =>
  EU_STATES.has(marketFacts().legal.country ?? '') ? t.certificationTextEu : t.certificationText

function Gaps({ gaps }: Pick<SellerTrader, 'gaps'>) {
  if (gaps.length === 0) return <Note tone="positive">{businessPageLabels.complete}</Note>
  return (
    <Note tone="caution" title={businessPageLabels.missing}>
      {gaps.map(gap => traderGapLabels[gap]).join(' ')}
    </Note>
  )
}
