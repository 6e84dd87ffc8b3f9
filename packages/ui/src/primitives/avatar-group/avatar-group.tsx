import { cx } from '../../system/cx.ts'
import { Avatar } from '../avatar/index.ts'
import * as styles from './avatar-group.css.ts'

export interface PersonData {
  /** Name, as people read it. */
  name: string
  /** Address of a portrait. Without it the first letter shows. */
  portrait?: string | undefined
}

export interface AvatarGroupProps {
  /** The people in order. */
  people: readonly PersonData[]
  /** Number of them that are shown; a figure says how many more there are. Default 3. */
  max?: number | undefined
  /** `round` for people, `arch` for the people of a shop, on its color. Default `round`. */
  shape?: 'round' | 'arch' | undefined
  /** 32, 44 or 64 px wide. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Names of all, if no text next to it says them. Without it the group is decoration. */
  label?: string | undefined
  /** Added to the root's own classes. */
  className?: string | undefined
}

/** People together: their pictures overlap, and the text next to them has their names. */
export function AvatarGroup({
  people,
  max = 3,
  shape = 'round',
  size = 'md',
  label,
  className,
}: AvatarGroupProps) {
  const hidden = people.length - max
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: with a label it is a picture
    <span
      className={cx(styles.groups[size], className)}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
      data-component="AvatarGroup"
    >
      {people.slice(0, max).map(({ name, portrait }, at) => (
        <Avatar
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          key={`${at} ${name}`}
          className={styles.faces[shape]}
          name={name}
          src={portrait}
          shape={shape}
          size="lg"
        />
      ))}
      {hidden > 0 && <span className={styles.more}>{`+${hidden}`}</span>}
    </span>
  )
}
