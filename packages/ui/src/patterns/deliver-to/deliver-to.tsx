'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { lazyPart, onIntent, useLazy } from '../../system/lazy-part.ts'
import { useLabels } from '../../system/use-labels.ts'
import type { CountryChoiceProps } from './country-choice.tsx'
import * as styles from './deliver-to.css.ts'
import { deliverToLabels } from './deliver-to.labels.ts'
import type { DeliverToProps } from './deliver-to-props.ts'

const countryChoice = lazyPart<CountryChoiceProps>(() =>
  import('./country-choice.tsx').then(module => module.CountryChoice),
)

/** Shows the country to which shops deliver, and lets the shopper choose another. Without scripts, it opens a page. */
export function DeliverTo({
  value,
  country,
  action,
  back,
  loadCountries,
  onValueChange,
  emphasis = 'line',
}: DeliverToProps) {
  const t = useLabels('deliverTo', deliverToLabels)
  const anchor = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const Choice = useLazy(countryChoice, wanted)
  const press = (event: MouseEvent) => {
    // Without the code, the page that needs no scripts opens.
    if (countryChoice.failed.get()) return
    event.preventDefault()
    setWanted(!wanted)
  }
  return (
    <>
      <form action={action} data-component="DeliverTo">
        <input type="hidden" name="back" value={back} suppressHydrationWarning />
        <Button
          type="submit"
          ref={anchor}
          emphasis={emphasis}
          size="sm"
          iconEnd={ChevronDown}
          className={styles.trigger}
          aria-haspopup="dialog"
          aria-expanded={Choice !== undefined}
          data-replay=""
          {...onIntent(countryChoice.preload)}
          onClick={press}
        >
          {t('deliverTo', { country })}
        </Button>
      </form>
      {Choice && (
        // Outside of the form, which Enter in the field would send.
        <Choice
          anchor={anchor}
          value={value}
          loadCountries={loadCountries}
          onValueChange={onValueChange}
          onOpenChange={setWanted}
        />
      )}
    </>
  )
}
