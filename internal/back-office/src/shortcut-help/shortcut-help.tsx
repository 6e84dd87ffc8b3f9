'use client'

import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { useLabels } from '@stoa/ui/internal/system'
import { Switch } from '@stoa/ui/switch'
import { Fragment } from 'react'
import * as styles from './shortcut-help.css.ts'
import { shortcutHelpLabels } from './shortcut-help.labels.ts'

export interface ShortcutGroup {
  /** The heading of the group; unique. */
  label: string
  /** Shortcuts with their effects. `keys` are pressed one after the other, named as on the keyboard. */
  shortcuts: readonly { keys: readonly string[]; label: string }[]
}

export interface ShortcutHelpProps {
  /** Whether it is shown; the host keeps the state. */
  open: boolean
  /** Called with `false` when it is closed. */
  onOpenChange: (open: boolean) => void
  /** The keys, group by group. */
  groups: readonly ShortcutGroup[]
  /** Whether single keys do anything now. */
  enabled: boolean
  /** Called with the new state when the switch is pressed. */
  onEnabledChange: (on: boolean) => void
}

/** Every key that does something in the seller area, and the switch that turns them off. */
export function ShortcutHelp({ open, onOpenChange, groups, enabled, onEnabledChange }: ShortcutHelpProps) {
  const t = useLabels('shortcutHelp', shortcutHelpLabels)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      actions={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    >
      <div data-component="ShortcutHelp" className={styles.root}>
        <Switch label={t('use')} checked={enabled} onCheckedChange={onEnabledChange} />
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
