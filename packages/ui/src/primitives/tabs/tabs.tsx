'use client'

import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { useStoa } from '../../system/index.ts'
import { TabLabel, type TabLabelProps } from './tab-label.tsx'
import * as styles from './tabs.css.ts'

export interface Tab extends TabLabelProps {
  /** Unique among the tabs, without spaces. */
  value: string
  /** Cannot be chosen; arrows skip it. Default `false`. */
  disabled?: boolean | undefined
  /** Content of its panel. */
  content: ReactNode
}

export interface TabsProps {
  /** Name of the row of tabs for assistive technology. */
  label: string
  /** The tabs in order, with their panels. All panels are in the page, and one of them is shown. */
  tabs: readonly Tab[]
  /** The `value` of the tab that is shown, when the host keeps the state. Give `onValueChange` with it. */
  value?: string | undefined
  /** The tab that is shown first, when it keeps its own state. Default the first one. */
  defaultValue?: string | undefined
  /** Called with the `value` of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Parts of a page of which one is shown at a time. Without scripts, all of them are. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value, ...state }: TabsProps) {
  const { dir } = useStoa()
  return (
    <Radix.Root
      className={styles.root}
      dir={dir}
      defaultValue={defaultValue}
      {...state}
      data-component="Tabs"
    >
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map(({ value, disabled, label, count }) => (
          <Radix.Trigger key={value} className={styles.tab} value={value} disabled={disabled}>
            <TabLabel label={label} count={count} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, label, content }) => (
        <Radix.Content key={value} className={styles.panel} value={value} data-label={label} forceMount>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
