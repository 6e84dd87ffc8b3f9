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
  /** How many options there may be. */
  options: number
  /** How many values one option may have. */
  values: number
  /** How many variants all options may make. */
  variants: number
}

export const usualLimits: OptionLimits = { options: 3, values: 100, variants: 2_000 }

export type OptionFault = 'noName' | 'doubleName' | 'noValues' | 'tooManyValues'

/** What is wrong with an option, by its id, for the field of its name and for that of its values. */
export type OptionFaults = Readonly<
  Record<
    string,
    {
      /** What is wrong with the name. */
      name?: OptionFault
      /** What is wrong with the values. */
      values?: OptionFault
    }
  >
>

/** How many variants the options make. */
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

/** The same options with one of them changed. */
export const changeOption = (
  options: readonly OptionDraft[],
  id: string,
  changes: Partial<OptionDraft>,
): readonly OptionDraft[] => options.map(option => (option.id === id ? { ...option, ...changes } : option))
