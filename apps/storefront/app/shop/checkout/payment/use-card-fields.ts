import type { CardFieldOptions, CardFieldsOneTimePaymentSession, EventState } from '@paypal/paypal-js/sdk-v6'
import type { CardFieldStates } from '@stoa/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CARD_FIELDS, type CardFieldName, cardErrors } from './card-errors.ts'
import { cardStyle } from './card-style.ts'
import { cardLabels as t } from './payment.labels.ts'
import type { PayPalSdk } from './use-paypal-sdk.ts'
import { useShownTheme } from './use-shown-theme.ts'

const OPTIONS: Readonly<Record<CardFieldName, Omit<CardFieldOptions, 'style' | 'type'>>> = {
  number: { ariaLabel: t.fields.number, ariaInvalidErrorMessage: t.invalid.number },
  expiry: {
    ariaLabel: t.fields.expiry,
    placeholder: t.expiryExample,
    ariaInvalidErrorMessage: t.invalid.expiry,
  },
  cvv: { ariaLabel: t.fields.cvv, ariaInvalidErrorMessage: t.invalid.cvv },
}

interface CardFields {
  /** State of each field, for `PaymentFields`. */
  states: CardFieldStates
  session: RefObject<CardFieldsOneTimePaymentSession | null>
  /** Shows all errors of the card. Returns whether there are none. */
  check: () => boolean
}

/**
 * Creates PayPal's three card fields inside our boxes, and again when the theme changes.
 *
 * @param onEnter called when the buyer presses Enter in a field
 */
export function useCardFields(sdk: PayPalSdk | null, onEnter: () => void): CardFields {
  const number = useRef<HTMLDivElement>(null)
  const expiry = useRef<HTMLDivElement>(null)
  const cvv = useRef<HTMLDivElement>(null)
  const session = useRef<CardFieldsOneTimePaymentSession>(null)
  const [typed, setTyped] = useState<EventState | null>(null)
  const [checked, setChecked] = useState<ReadonlySet<CardFieldName>>(new Set())
  const theme = useShownTheme()
  const latestEnter = useRef(onEnter)
  useEffect(() => {
    latestEnter.current = onEnter
  })

  useEffect(() => {
    if (!sdk) return
    const made = sdk.createCardFieldsOneTimePaymentSession()
    const boxes = { number, expiry, cvv }
    const fields = CARD_FIELDS.map(name => {
      const box = boxes[name].current
      const style = box ? { style: cardStyle(box) } : {}
      const field = made.createCardFieldsComponent({ type: name, ...OPTIONS[name], ...style })
      field.style.blockSize = '100%'
      box?.replaceChildren(field)
      return field
    })
    session.current = made
    setTyped(null)
    setChecked(new Set())
    for (const event of ['change', 'focus', 'validitychange'] as const)
      void made.on(event, ({ data }) => setTyped(data))
    void made.on('blur', ({ data, sender }) => {
      setTyped(data)
      if (sender !== 'name' && !data[sender].isEmpty) setChecked(names => new Set(names).add(sender))
    })
    void made.on('inputsubmit', () => latestEnter.current())
    return () => {
      session.current = null
      for (const field of fields) field.destroy()
      made.destroy()
    }
    // A field's style can't change later, so that another theme needs new fields.
  }, [sdk, theme])

  const errors = cardErrors(typed, checked)
  const stateOf = (name: CardFieldName, boxRef: RefObject<HTMLDivElement | null>) => ({
    boxRef,
    error: errors[name],
    isFocused: typed?.[name].isFocused,
  })
  return {
    states: {
      number: stateOf('number', number),
      expiry: stateOf('expiry', expiry),
      securityCode: stateOf('cvv', cvv),
    },
    session,
    check() {
      const all = new Set(CARD_FIELDS)
      setChecked(all)
      return Object.keys(cardErrors(typed, all)).length === 0
    },
  }
}
