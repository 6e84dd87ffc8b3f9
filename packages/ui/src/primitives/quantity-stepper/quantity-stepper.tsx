'use client'

import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../../system/cx.ts'
import { useLabels } from '../../system/index.ts'
import { NativeStepper } from './native-stepper.tsx'
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
  min: number
  max: number | undefined
  size: 'md' | 'lg'
  name: string | undefined
  disabled: boolean
  words: { quantity: string; decrease: string; increase: string }
}

type Stepper = ComponentType<StepperProps>

/** Worked out once: a cart has hundreds of steppers. */
const boxes = {
  md: cx(styles.root, styles.box({ size: 'md' })),
  lg: cx(styles.root, styles.box({ size: 'lg' })),
}

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

  const stepper: StepperProps = {
    value,
    onValueChange,
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
      className={Full ? styles.root : boxes[size]}
      data-component="QuantityStepper"
      data-disabled={(!Full && disabled) || undefined}
      // A finger's press follows its approach at once: only a mouse and the focus announce themselves early enough.
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && void comeNear()}
      onFocus={(event: FocusEvent<HTMLElement>) =>
        event.target instanceof HTMLInputElement && void comeNear()
      }
      onPointerDown={() => {
        pressed.current = true
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      {Full ? <Full {...stepper} /> : <NativeStepper {...stepper} />}
    </span>
  )
}
