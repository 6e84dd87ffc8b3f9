'use client'

import { Button } from '@stoa/ui/button'
import { Icon } from '@stoa/ui/icon'
import { IconButton } from '@stoa/ui/icon-button'
import { fieldStyles } from '@stoa/ui/internal/primitives'
import { useLabels } from '@stoa/ui/internal/system'
import { TextField } from '@stoa/ui/text-field'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useId, useRef } from 'react'
import { MoveMenu, move, moveOnKeys, useDragOrder } from '../move/index.ts'
import * as styles from './option-editor.css.ts'
import { optionEditorLabels } from './option-editor.labels.ts'
import { OptionValues } from './option-values.tsx'
import {
  changeOption,
  combinationsOf,
  faultsOf,
  type OptionDraft,
  type OptionFaults,
  type OptionLimits,
  usualLimits,
} from './options.ts'

export interface OptionEditorProps {
  /** The options with their values, in order; the host keeps the state. */
  options: readonly OptionDraft[]
  /** Called with all options after each change. */
  onValueChange: (options: readonly OptionDraft[]) => void
  /** Makes the id of a new option or value. `crypto.randomUUID` is missing on plain http. */
  createId: () => string
  /** Limits. Default 3 options, 100 values each, 2,000 variants. */
  limits?: OptionLimits
  /** Also says what is empty: set it after a try to save. Duplicates are said at once. Default `false`. */
  strict?: boolean
  /** Problem of the server with the options as a whole. */
  error?: string | undefined
}

const isAtOnce = (fault: string | undefined) => fault === 'doubleName' || fault === 'tooManyValues'

/** The options that buyers choose from: names and values, kept by id so that a new name loses no variant. */
export function OptionEditor({
  options,
  onValueChange,
  createId,
  limits = usualLimits,
  strict = false,
  error,
}: OptionEditorProps) {
  const t = useLabels('optionEditor', optionEditorLabels)
  const root = useRef<HTMLDivElement>(null)
  const list = useId()
  const faults = faultsOf(options, limits)
  const count = combinationsOf(options)
  const added = useRef<string>(undefined)
  useEffect(() => {
    if (added.current === undefined) return
    root.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(added.current)}"] input`)?.focus()
    added.current = undefined
  })

  const add = () => {
    const id = createId()
    added.current = id
    onValueChange([...options, { id, name: '', values: [] }])
  }
  const remove = (id: string) => {
    onValueChange(options.filter(option => option.id !== id))
    root.current?.querySelector<HTMLElement>('[data-part=add]')?.focus()
  }
  const problem = count > limits.variants ? t('tooManyVariants', { count, max: limits.variants }) : error
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own
    <div
      ref={root}
      role="group"
      className={styles.root}
      data-component="OptionEditor"
      data-fault={problem ? '' : undefined}
      aria-label={t('title')}
    >
      {options.length === 0 ? (
        <p className={fieldStyles.hint}>{t('empty')}</p>
      ) : (
        <ol className={styles.list}>
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              list={list}
              option={option}
              index={index}
              count={options.length}
              createId={createId}
              limits={limits}
              faults={faults[option.id] ?? {}}
              strict={strict}
              onMove={(from, to) => onValueChange(move(options, from, to))}
              onRemove={() => remove(option.id)}
              onEdit={changes => onValueChange(changeOption(options, option.id, changes))}
            />
          ))}
        </ol>
      )}
      <div className={styles.foot}>
        <Button
          emphasis="line"
          size="sm"
          icon={Plus}
          data-part="add"
          aria-disabled={options.length >= limits.options || undefined}
          onClick={() => options.length < limits.options && add()}
        >
          {t('addOption')}
        </Button>
        <span role="status">
          {options.length >= limits.options
            ? t('full', { max: limits.options })
            : options.length > 0 && t('variants', { count })}
        </span>
      </div>
      <div role="alert" className={problem ? undefined : styles.nothing}>
        {problem && <p className={fieldStyles.error}>{problem}</p>}
      </div>
    </div>
  )
}

interface OptionRowProps {
  list: string
  option: OptionDraft
  index: number
  count: number
  createId: () => string
  limits: OptionLimits
  faults: OptionFaults[string]
  strict: boolean
  onMove: (from: number, to: number) => void
  onRemove: () => void
  onEdit: (changes: Partial<OptionDraft>) => void
}

function OptionRow({
  list,
  option,
  index,
  count,
  createId,
  limits,
  faults,
  strict,
  onMove,
  onRemove,
  onEdit,
}: OptionRowProps) {
  const t = useLabels('optionEditor', optionEditorLabels)
  const { root, handle, isDragged, edge } = useDragOrder({
    list,
    index,
    axis: 'vertical',
    onMove,
    disabled: count < 2,
  })
  const number = index + 1
  const said = option.name.trim() || t('option', { number })
  const sayFault = (fault: keyof typeof optionEditorLabels | undefined) =>
    !fault || !(strict || isAtOnce(fault))
      ? undefined
      : fault === 'tooManyValues'
        ? t('tooManyValues', { max: limits.values })
        : t(fault as 'noName')
  return (
    <li
      ref={root as never}
      className={styles.option}
      data-option={option.id}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
      onKeyDown={moveOnKeys(index, to => onMove(index, to), count)}
    >
      <div className={styles.fields}>
        <TextField
          label={t('name', { number })}
          value={option.name}
          maxLength={40}
          placeholder={t('nameHint')}
          autoComplete="off"
          error={sayFault(faults?.name)}
          onValueChange={name => onEdit({ name })}
        />
        <OptionValues
          label={option.name.trim() ? t('values', { option: said }) : t('valuesOfNew', { number })}
          values={option.values}
          max={limits.values}
          createId={createId}
          error={sayFault(faults?.values)}
          onValueChange={values => onEdit({ values })}
        />
      </div>
      <div className={styles.buttons}>
        {count > 1 && (
          <span ref={handle as never} className={styles.handle} aria-hidden>
            <Icon as={GripVertical} size="sm" />
          </span>
        )}
        {count > 1 && <MoveMenu name={said} index={index} count={count} onMove={to => onMove(index, to)} />}
        <IconButton icon={Trash} size="sm" label={t('removeOption', { option: said })} onClick={onRemove} />
      </div>
    </li>
  )
}
