import { formatNumber, useStoa } from '../../system/index.ts'
import * as styles from './tabs.css.ts'

/** Content of a tab, whether it is a link or a button. */
export interface TabLabelProps {
  /** Its label, as short as that of a button. */
  label: string
  /** Number of what is in it, after the label. Leave out if not known. */
  count?: number | undefined
}

export function TabLabel({ label, count }: TabLabelProps) {
  const { locale } = useStoa()
  return (
    <>
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count, locale)}</span>}
    </>
  )
}
