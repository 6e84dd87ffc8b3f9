import type { ComboboxItem } from '../../primitives/combobox/index.ts'

export interface DeliverToProps {
  /** Code of the chosen country, as `loadCountries` names it. */
  value: string
  /** Name of the chosen country. The host gives it, so that server and browser agree. */
  country: string
  /** Page on which a country can be chosen without scripts. The form asks for it with `back`. */
  action: string
  /** URL that the page leads back to, without the host: `/product/mug`. */
  back: string
  /** Fetches the countries, sorted. Called when the pointer or the focus comes near. */
  loadCountries: () => Promise<readonly ComboboxItem[]>
  /** Called with the code of another country when it is chosen. */
  onValueChange: (value: string) => void
  /** Weight of the button: `line` among other controls, `plain` in a footer. Default `line`. */
  emphasis?: 'line' | 'plain' | undefined
}
