import type {
  CardFieldComponent,
  CardFieldOptions,
  CardFieldsOneTimePaymentSession,
  CardFieldTypes,
  EventPayload,
  EventState,
  MerchantMessagingEvents,
  OneTimePaymentSession,
  PayPalOneTimePaymentSessionOptions,
  PayPalV6Namespace,
  SdkInstance,
} from '@paypal/paypal-js/sdk-v6'

type Instance = SdkInstance<readonly ['card-fields', 'paypal-payments']>

/** State and controls of the stand-in for tests, as `window.payPalStandIn`. */
export interface PayPalStandIn {
  /** Options of `createInstance`, and of each field. */
  options: object[]
  fields: CardFieldOptions[]
  destroyed: number
  submitted: string[]
  wallet: {
    /** Whether `start` was called during the click. */
    insideClick: boolean
    orderId: string | null
    approve: () => void
    cancel: () => void
    fail: () => void
  }[]
}

export interface StandInPlan {
  /** Response of the buyer's bank to the card. */
  card?: 'succeeded' | 'failed' | 'canceled' | 'breaks'
  isEligible?: boolean
  /** Whether the buyer was sent to PayPal's page and back. */
  hasReturned?: boolean
  /** Whether `createInstance` never answers. */
  hangs?: boolean
}

/**
 * Replaces PayPal's script in the page, with PayPal's documented interface and types. It contains everything it needs,
 * because its source is what the page receives.
 */
export function installPayPalStandIn(plan: StandInPlan): void {
  const told: PayPalStandIn = { options: [], fields: [], destroyed: 0, submitted: [], wallet: [] }
  Object.assign(window, { payPalStandIn: told })
  const notPlayed = (): never => {
    throw new Error('The stand-in does not play this part of PayPal.')
  }
  const LENGTHS = { number: 16, expiry: 5, cvv: 3, name: 1 }

  const createCardFieldsOneTimePaymentSession = (): CardFieldsOneTimePaymentSession => {
    const listeners: [MerchantMessagingEvents, (payload: EventPayload) => void][] = []
    const inputs = new Map<CardFieldTypes, HTMLInputElement>()
    const stateOf = (name: CardFieldTypes) => {
      const value = inputs.get(name)?.value ?? ''
      return {
        isFocused: document.activeElement === inputs.get(name),
        isEmpty: value === '',
        isValid: value.length === LENGTHS[name],
        isPotentiallyValid: /^[\d/ ]*$/.test(value),
      }
    }
    const emit = (event: MerchantMessagingEvents, sender: CardFieldTypes) => {
      const [number, expiry, cvv] = [stateOf('number'), stateOf('expiry'), stateOf('cvv')]
      const data: EventState = { cards: [], emittedBy: sender, number, expiry, cvv }
      for (const [name, listener] of listeners) if (name === event) listener({ data, sender })
    }
    return {
      createCardFieldsComponent(config) {
        told.fields.push(config)
        const field = document.createElement('div')
        const input = document.createElement('input')
        input.placeholder = `PayPal stand-in: ${config.type}`
        input.setAttribute('aria-label', config.ariaLabel ?? config.type)
        Object.assign(input.style, { inlineSize: '100%' }, config.style?.input)
        input.addEventListener('input', () => {
          emit('change', config.type)
          emit('validitychange', config.type)
        })
        input.addEventListener('focus', () => emit('focus', config.type))
        input.addEventListener('blur', () => emit('blur', config.type))
        input.addEventListener('keydown', event => event.key === 'Enter' && emit('inputsubmit', config.type))
        inputs.set(config.type, input)
        field.append(input)
        const destroy = () => {
          told.destroyed += 1
          field.remove()
        }
        return Object.assign(field, { destroy }) satisfies CardFieldComponent
      },
      async on(event, listener) {
        listeners.push([event, listener])
      },
      async submit(orderId) {
        told.submitted.push(orderId)
        if (plan.card === 'breaks') throw new Error('PayPal broke')
        return { data: { orderId }, state: plan.card ?? 'succeeded' }
      },
      update: notPlayed,
      destroy: () => listeners.splice(0),
    } satisfies CardFieldsOneTimePaymentSession
  }

  const createPayPalOneTimePaymentSession = (
    options: PayPalOneTimePaymentSessionOptions,
  ): OneTimePaymentSession => {
    const approve = (orderId: string) => void options.onApprove?.({ orderId, fundingSource: 'paypal' })
    const broken = (message: string) =>
      Object.assign(new Error(message), { code: 'ERR_STAND_IN', name: 'PayPalError', isRecoverable: false })
    return {
      async start(_mode, order) {
        const opened: PayPalStandIn['wallet'][number] = {
          insideClick: navigator.userActivation.isActive,
          orderId: null,
          approve: () => approve(opened.orderId ?? ''),
          cancel: () => options.onCancel?.({}),
          fail: () => options.onError?.(broken('The window broke')),
        }
        told.wallet.push(opened)
        try {
          opened.orderId = (await order)?.orderId ?? null
        } catch (error) {
          options.onError?.(broken('No order'))
          throw error
        }
      },
      hasReturned: () => plan.hasReturned ?? false,
      resume: async () => approve('the order that was left'),
      cancel: () => options.onCancel?.({}),
      destroy: () => {},
    } satisfies OneTimePaymentSession
  }

  const instance = {
    findEligibleMethods: async () => ({
      isEligible: () => plan.isEligible ?? true,
      getDetails: notPlayed,
    }),
    hydrateEligibleMethods: notPlayed,
    updateLocale: notPlayed,
    createCardFieldsOneTimePaymentSession,
    createCardFieldsSavePaymentSession: notPlayed,
    createPayPalOneTimePaymentSession,
    createPayPalSavePaymentSession: notPlayed,
    createPayLaterOneTimePaymentSession: notPlayed,
    createPayPalCreditOneTimePaymentSession: notPlayed,
    createPayPalCreditSavePaymentSession: notPlayed,
  } satisfies Instance

  if (!customElements.get('paypal-button'))
    customElements.define(
      'paypal-button',
      class extends HTMLElement {
        connectedCallback() {
          this.textContent = 'PayPal stand-in'
          this.setAttribute('role', 'button')
          this.tabIndex = 0
          Object.assign(this.style, { display: 'grid', placeItems: 'center', blockSize: '52px' })
        }
      },
    )
  const paypal: PayPalV6Namespace = {
    version: '6.0.0',
    createInstance: (options): Promise<never> => {
      told.options.push(options)
      return plan.hangs ? new Promise(() => {}) : Promise.resolve(instance as never)
    },
  }
  Object.assign(window, { paypal })
}
