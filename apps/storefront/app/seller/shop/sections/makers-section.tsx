import { MAX_MAKER_LINE_LENGTH, MAX_MAKER_NAME_LENGTH } from '@stoa/api-client/limits'
import { FormSection, PlusIcon } from '@stoa/back-office'
import { Button, Note, Stack, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useRef } from 'react'
import type { MakerFields } from '../shop-form.ts'
import { ShopPictureField } from '../shop-picture-field.tsx'
import type { ShopEdit } from '../use-shop-edit.ts'
import { makersSectionLabels } from './sections.labels.ts'

const MOST = 12

/** Edits the people who make the products. */
export function MakersSection({ edit }: { edit: ShopEdit }) {
  const { mine, change, errors } = edit
  const last = useRef(0)
  const put = (key: string, part: Partial<MakerFields>) =>
    change({ makers: mine.makers.map(maker => (maker.key === key ? { ...maker, ...part } : maker)) })
  return (
    <FormSection
      id="makers"
      title={makersSectionLabels.title}
      description={makersSectionLabels.text}
      actions={
        mine.makers.length < MOST && (
          <Button
            emphasis="line"
            size="sm"
            icon={PlusIcon}
            onClick={() => {
              last.current += 1
              const key = `new ${last.current}`
              change({ makers: [...mine.makers, { key, name: '', line: '', portrait: null }] })
            }}
          >
            {makersSectionLabels.add}
          </Button>
        )
      }
    >
      {errors.makers && (
        <Note tone="critical" role="alert">
          {errors.makers}
        </Note>
      )}
      {mine.makers.map((maker, at) => (
        <Stack key={maker.key} gap="sm" data-fault={errors.makers ? '' : undefined}>
          <ShopPictureField
            label={formatMessage(makersSectionLabels.portrait, { number: at + 1 })}
            name={maker.name}
            shape="round"
            value={maker.portrait}
            onChange={portrait => put(maker.key, { portrait })}
          />
          <TextField
            label={formatMessage(makersSectionLabels.name, { number: at + 1 })}
            value={maker.name}
            onValueChange={name => put(maker.key, { name })}
            maxLength={MAX_MAKER_NAME_LENGTH}
            error={errors.makers && maker.name.trim() === '' ? makersSectionLabels.nameMissing : undefined}
            autoFocus={maker.key.startsWith('new') && maker.name === ''}
          />
          <TextField
            label={makersSectionLabels.line}
            value={maker.line}
            onValueChange={line => put(maker.key, { line })}
            maxLength={MAX_MAKER_LINE_LENGTH}
            optional
          />
          <Stack layout="row">
            <Button
              emphasis="plain"
              size="sm"
              aria-label={
                maker.name
                  ? formatMessage(makersSectionLabels.removeNamed, { name: maker.name })
                  : formatMessage(makersSectionLabels.removeNumber, { number: at + 1 })
              }
              onClick={() => change({ makers: mine.makers.filter(({ key }) => key !== maker.key) })}
            >
              {makersSectionLabels.remove}
            </Button>
          </Stack>
        </Stack>
      ))}
    </FormSection>
  )
}
