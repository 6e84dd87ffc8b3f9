'use client'

import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLabels } from '../../system/index.ts'
import { NativeStepper } from './native-stepper.tsx'
import { askedQuantity } from './quantity.ts'
import * as styles from './quantity-stepper.css.ts'
import { quantityStepperLabels } from './quantity-stepper.labels.ts'

export interface QuantityStepperProps {
  value: number
  /** Only called with a whole number within the range that differs from `value`. */
  onValueChange: (quantity: number) => void
  min?: number
  /** The stock; undefined when it is not counted. */
  max?: number | undefined
  /** What is counted, for its name: "Quantity of Cove mug". */
  of?: string
  size?: 'md' | 'lg'
  name?: string
  disabled?: boolean
}

/** What both drawings of the stepper take. */
export interface StepperProps {
  value: number
  onValueChange: (quantity: number) => void
  /** Called with whatever number was asked for, none and too many among them. */
  onAsked: (asked: number) => void
  min: number
  max: number | undefined
  size: 'md' | 'lg'
  name: string | undefined
  disabled: boolean
  words: { quantity: string; decrease: string; increase: string }
}

type Stepper = ComponentType<StepperProps>

/** Worked out once: a cart has hundreds of steppers. */
const boxes = { md: styles.box({ size: 'md' }), lg: styles.box({ size: 'lg' }) }

let full: Stepper | undefined
const loadFull = async () => {
  full ??= (await import('./number-stepper.tsx')).default
}

/**
 * A native number input until a mouse or the keyboard comes near, then react-aria's number field in the same
 * box. Its 20 kB arrive only for those who change a quantity, and never between a press and its release.
 */
export function QuantityStepper({
  value,
  onValueChange,
  min = 1,
  max,
  of,
  size = 'md',
  name,
  disabled = false,
}: QuantityStepperProps) {
  const t = useLabels('quantityStepper', quantityStepperLabels)
  const root = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const [Full, setFull] = useState<Stepper>()
  const focused = useRef(false)
  // Words are heard only from a place that stood there before them.
  const [isNear, setIsNear] = useState(false)
  const [cutTo, setCutTo] = useState<number>()
  const isCut = cutTo !== undefined && cutTo === value && cutTo === max

  const comeNear = async () => {
    if (Full) return
    try {
      await loadFull()
    } catch {
      // Offline or an old page: the native one goes on working, the next approach tries again.
      return
    }
    const input = root.current?.querySelector('input')
    const typing = input && input.value !== String(value)
    if (pressed.current || typing || !full) return
    focused.current = document.activeElement === input
    setFull(() => full)
  }

  const release = () => {
    pressed.current = false
  }

  useLayoutEffect(() => {
    if (!Full || !focused.current) return
    const input = root.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')
    input?.focus()
    input?.select()
  }, [Full])

  const change = (quantity: number) => {
    setCutTo(undefined)
    if (quantity !== value) onValueChange(quantity)
  }

  const onAsked = (number: number) => {
    const asked = askedQuantity(number, { min, max })
    if (!asked) return
    change(asked.quantity)
    if (asked.cut) setCutTo(asked.quantity)
  }

  const stepper: StepperProps = {
    value,
    onValueChange: change,
    onAsked,
    min,
    max,
    size,
    name,
    disabled,
    words: of
      ? {
          quantity: t('quantityOf', { name: of }),
          decrease: t('decreaseOf', { name: of }),
          increase: t('increaseOf', { name: of }),
        }
      : { quantity: t('quantity'), decrease: t('decrease'), increase: t('increase') },
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for an approach; the controls are inside
    <span
      ref={root}
      className={styles.root}
      data-component="QuantityStepper"
      // A finger's press follows its approach at once: only a mouse and the focus announce themselves early enough.
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && void comeNear()}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (!(event.target instanceof HTMLInputElement)) return
        setIsNear(true)
        void comeNear()
      }}
      onPointerDown={() => {
        pressed.current = true
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      {Full ? (
        <Full {...stepper} />
      ) : (
        <span className={boxes[size]} data-disabled={disabled || undefined}>
          <NativeStepper {...stepper} />
        </span>
      )}
      {isNear && (
        <span role="status" className={styles.words}>
          {isCut && t('onlyLeft', { count: max })}
        </span>
      )}
    </span>
  )
}
