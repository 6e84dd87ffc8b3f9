'use client'

import { Fragment } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Checkbox } from '../../primitives/checkbox/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { useLabels } from '../../system/use-labels.ts'
import * as styles from './shortcut-help.css.ts'
import { shortcutHelpLabels } from './shortcut-help.labels.ts'

export interface ShortcutGroup {
  label: string
  /** Keys that are pressed after each other, as they stand on the keyboard. */
  shortcuts: readonly { keys: readonly string[]; label: string }[]
}

export interface ShortcutHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly ShortcutGroup[]
  /** Whether single keys do anything at all. */
  on: boolean
  onSwitch: (on: boolean) => void
}

/** Every key that does something in the seller area, and the switch that turns them off. */
export function ShortcutHelp({ open, onOpenChange, groups, on, onSwitch }: ShortcutHelpProps) {
  const t = useLabels('shortcutHelp', shortcutHelpLabels)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      actions={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    >
      <div data-component="ShortcutHelp" className={styles.root}>
        <Checkbox label={t('use')} checked={on} onCheckedChange={onSwitch} />
        {groups.map(group => (
          <section key={group.label}>
            <h3 className={styles.title}>{group.label}</h3>
            <dl className={styles.list}>
              {group.shortcuts.map(({ keys, label }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span className={styles.after}>{t('after')}</span>}
                        <kbd className={styles.key}>{key}</kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
