import { sameToken } from '../token-input/index.ts'

export interface OptionValueDraft {
  /** Unique among the values; renaming keeps it, and with it the variants. A new value gets a random one. */
  id: string
  /** The value's name: "Lagoon". */
  name: string
}

export interface OptionDraft {
  /** Unique among the options. A new option gets a random one. */
  id: string
  /** The option's name: "Glaze". */
  name: string
  /** Its values in order. */
  values: readonly OptionValueDraft[]
}

export interface OptionLimits {
  /** Maximum number of options. */
  options: number
  /** Maximum number of values per option. */
  values: number
  /** Maximum number of variants of all options. */
  variants: number
}

export const usualLimits: OptionLimits = { options: 3, values: 100, variants: 2_000 }

export type OptionFault = 'noName' | 'doubleName' | 'noValues' | 'tooManyValues'

/** Problems of an option, by its id, for the fields of its name and its values. */
export type OptionFaults = Readonly<
  Record<
    string,
    {
      /** Problem with the name. */
      name?: OptionFault
      /** Problem with the values. */
      values?: OptionFault
    }
  >
>

/** Returns the number of variants that the options create. */
export const combinationsOf = (options: readonly OptionDraft[]): number =>
  options.reduce((count, { values }) => count * Math.max(values.length, 1), 1)

export function faultsOf(options: readonly OptionDraft[], limits: OptionLimits = usualLimits): OptionFaults {
  const faults = options.map(({ id, name, values }, place) => {
    const isDouble = options.slice(0, place).some(other => sameToken(other.name, name))
    const ofName: OptionFault | undefined =
      name.trim() === '' ? 'noName' : isDouble ? 'doubleName' : undefined
    const ofValues: OptionFault | undefined =
      values.length === 0 ? 'noValues' : values.length > limits.values ? 'tooManyValues' : undefined
    return [id, { ...(ofName && { name: ofName }), ...(ofValues && { values: ofValues }) }] as const
  })
  return Object.fromEntries(faults.filter(([, found]) => Object.keys(found).length > 0))
}

/** Returns the options with one of them changed. */
export const changeOption = (
  options: readonly OptionDraft[],
  id: string,
  changes: Partial<OptionDraft>,
): readonly OptionDraft[] => options.map(option => (option.id === id ? { ...option, ...changes } : option))
